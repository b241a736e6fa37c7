//! Odds of an attack, by going through all dice. Everything is in 36ths.

use std::collections::BTreeMap;

use super::aim::{Aim, aim, dice_needed};
use super::board::Board;
use super::side::{Cell, Side};
use super::strike::struck;
use super::tile::Tile;

/// In how many of the 36 throws of two dice, in order, an attack from that side ends in which outcome. A die that is not
/// needed (LM-SPLICE-3, LM-SPLICE-4) is thrown and ignored.
pub(crate) fn odds<T: Ord>(board: &Board, from: Side, outcome: impl Fn(&Aim) -> T) -> BTreeMap<T, u32> {
    let mut odds = BTreeMap::new();
    for first in 1..=6 {
        for second in 1..=6 {
            let needed = dice_needed(board, from, first);
            let aimed = aim(board, from, &[first, second][..needed]);
            *odds.entry(outcome(&aimed)).or_insert(0) += 1;
        }
    }
    odds
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7: the odds of every final side with its lines.
pub(crate) fn aim_odds(board: &Board, from: Side) -> BTreeMap<Aim, u32> {
    odds(board, from, Clone::clone)
}

/// The odds of each component to be struck. A duplicated attack may strike two, so they may add up to more than 36.
pub(crate) fn struck_odds(board: &Board, tiles: &[Tile], from: Side) -> BTreeMap<Cell, u32> {
    let mut each = BTreeMap::new();
    for (cells, weight) in odds(board, from, |aim| struck(board, tiles, aim)) {
        for cell in cells {
            *each.entry(cell).or_insert(0) += weight;
        }
    }
    each
}

/// The odds that nothing is struck.
pub(crate) fn miss_odds(board: &Board, tiles: &[Tile], from: Side) -> u32 {
    odds(board, from, |aim| struck(board, tiles, aim).is_empty()).get(&true).copied().unwrap_or(0)
}
