//! Who and what comes aboard at the start.

use std::collections::BTreeSet;

use super::board::Board;
use super::check::joined;
use super::side::{Cell, SIDES};
use super::tile::Tile;

/// LM-LEGAL-13, BG-CREW-1, LM-KIND-3: the cabins where an alien of that colour may live.
pub(crate) fn alien_cabins(board: &Board, tiles: &[Tile], colour: &str) -> BTreeSet<Cell> {
    let support = format!("life_support_{colour}");
    let mut cabins = BTreeSet::new();
    for tile in tiles.iter().filter(|tile| tile.kind == "cabin") {
        for side in SIDES {
            if joined(board, tiles, tile, side).is_some_and(|other| other.kind == support) {
                cabins.insert(tile.at);
            }
        }
    }
    cabins
}

/// BG-CREW-1, LM-KIND-3: how many humans a component takes.
pub(crate) fn humans(tile: &Tile) -> i32 {
    match tile.kind.as_str() {
        "starting_cabin" | "cabin" => 2,
        "luxury_cabin" => 1,
        _ => 0,
    }
}

/// LM-KIND-3: how many sleepers it takes.
pub(crate) fn sleepers(tile: &Tile) -> i32 {
    if tile.kind == "stasis_chamber" { 4 } else { 0 }
}

/// LM-LAUNCH-2: how many battery tokens it takes.
pub(crate) fn tokens(tile: &Tile) -> i32 {
    if tile.kind == "battery" { tile.capacity } else { 0 }
}
