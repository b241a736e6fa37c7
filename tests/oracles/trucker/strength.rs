//! Engine and cannon strengths, without aliens and with all batteries full.

use std::collections::BTreeSet;

use super::board::Board;
use super::check::joined;
use super::side::{Cell, SIDES, Side};
use super::tile::Tile;

/// The strengths of one ship, or of a fleet: with no battery spent and with as many as help. Cannons in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Strength {
    pub(crate) engine_min: i32,
    pub(crate) engine_max: i32,
    pub(crate) cannon_min_halves: i32,
    pub(crate) cannon_max_halves: i32,
}

/// The strengths of every ship that has a component, LM-FLEET-1: in order of the ships' first cells.
pub(crate) fn ship_strengths(board: &Board, tiles: &[Tile]) -> Vec<Strength> {
    let mut strengths = Vec::new();
    for ship in board.ships() {
        let aboard: Vec<Tile> = tiles.iter().filter(|tile| ship.contains(&tile.at)).cloned().collect();
        if !aboard.is_empty() {
            strengths.push(ship_strength(board, &aboard));
        }
    }
    strengths
}

/// LM-FLEET-2, LM-FLEET-4: the lowest engine strength and the sum of the cannon strengths; all 0 without a ship.
pub(crate) fn fleet_strength(ships: &[Strength]) -> Strength {
    Strength {
        engine_min: ships.iter().map(|ship| ship.engine_min).min().unwrap_or(0),
        engine_max: ships.iter().map(|ship| ship.engine_max).min().unwrap_or(0),
        cannon_min_halves: ships.iter().map(|ship| ship.cannon_min_halves).sum(),
        cannon_max_halves: ships.iter().map(|ship| ship.cannon_max_halves).sum(),
    }
}

/// LM-FLEET-1, LM-FLEET-16, BG-POWER: what counts always, and on top of it the strongest of what a battery each can power.
/// Engines and cannons are each asked for by themselves, with all tokens.
pub(crate) fn ship_strength(board: &Board, aboard: &[Tile]) -> Strength {
    let tokens = tokens(aboard);
    let engine_min = aboard.iter().map(free_engine).sum();
    let cannon_min_halves = aboard.iter().map(free_cannon_halves).sum::<i32>() + 2 * defence_pairs(board, aboard);
    Strength {
        engine_min,
        engine_max: engine_min + best(aboard.iter().map(powered_engine).collect(), tokens),
        cannon_min_halves,
        cannon_max_halves: cannon_min_halves + best(aboard.iter().map(powered_cannon_halves).collect(), tokens),
    }
}

/// LM-LAUNCH-2: the battery tokens of a ship at the start.
fn tokens(aboard: &[Tile]) -> i32 {
    aboard.iter().filter(|tile| tile.kind == "battery").map(|tile| tile.capacity).sum()
}

/// The sum of the largest gains, one token each.
fn best(mut gains: Vec<i32>, tokens: i32) -> i32 {
    gains.sort_unstable();
    gains.reverse();
    let mut sum = 0;
    for (used, gain) in (0..).zip(gains) {
        if used < tokens {
            sum += gain;
        }
    }
    sum
}

/// LM-FLEET-16, LM-KIND-2: what a component adds to the engines for nothing.
fn free_engine(tile: &Tile) -> i32 {
    match (tile.kind.as_str(), tile.strength) {
        ("engine", 1) | ("cannon_engine", _) => 1,
        _ => 0,
    }
}

/// LM-FLEET-16: what a component adds to the engines for a battery.
fn powered_engine(tile: &Tile) -> i32 {
    match (tile.kind.as_str(), tile.strength) {
        ("engine", 2) => 2,
        _ => 0,
    }
}

/// LM-FLEET-16, LM-KIND-2: the half points a component adds to the cannons for nothing.
fn free_cannon_halves(tile: &Tile) -> i32 {
    let forward = tile.muzzles().contains(&Side::Front);
    match (tile.kind.as_str(), tile.strength) {
        ("cannon", 1) | ("cannon_engine", _) => {
            if forward {
                2
            } else {
                1
            }
        }
        _ => 0,
    }
}

/// LM-FLEET-16, LM-KIND-1: the half points a component adds to the cannons for a battery.
fn powered_cannon_halves(tile: &Tile) -> i32 {
    let forward = tile.muzzles().contains(&Side::Front);
    match (tile.kind.as_str(), tile.strength) {
        ("cannon", 2) => {
            if forward {
                4
            } else {
                2
            }
        }
        ("bidirectional_cannon", _) => {
            if forward {
                3
            } else {
                2
            }
        }
        _ => 0,
    }
}

/// LM-KIND-5: how many pairs of auto-defences are joined to each other.
fn defence_pairs(board: &Board, aboard: &[Tile]) -> i32 {
    let mut pairs: BTreeSet<[Cell; 2]> = BTreeSet::new();
    for tile in aboard.iter().filter(|tile| tile.kind == "auto_defence") {
        for side in SIDES {
            if let Some(other) = joined(board, aboard, tile, side)
                && other.kind == "auto_defence"
            {
                pairs.insert([tile.at.min(other.at), tile.at.max(other.at)]);
            }
        }
    }
    i32::try_from(pairs.len()).expect("few pairs")
}

/// An alien aboard and the cell of his cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Alien {
    pub(crate) at: Cell,
    /// As the life supports are named: purple, brown, cyan.
    pub(crate) colour: &'static str,
    /// LM-FLEET-15: the cyan manager.
    pub(crate) manager: bool,
}

/// LM-FLEET-2, LM-FLEET-15, LM-FLEET-16: engine strength of one ship with these components powered.
pub(crate) fn engine_with(aboard: &[Tile], powered: &BTreeSet<Cell>, aliens: &[Alien]) -> i32 {
    let mut strength = 0;
    for tile in aboard {
        strength += free_engine(tile);
        if powered.contains(&tile.at) {
            strength += powered_engine(tile);
        }
    }
    if strength > 0 { strength + alien_points(aboard, aliens, "brown") } else { 0 }
}

/// LM-FLEET-4, LM-FLEET-15, LM-FLEET-16, LM-KIND-5: the same for the cannons, in half points.
pub(crate) fn cannon_halves_with(board: &Board, aboard: &[Tile], powered: &BTreeSet<Cell>, aliens: &[Alien]) -> i32 {
    let mut halves = 2 * defence_pairs(board, aboard);
    for tile in aboard {
        halves += free_cannon_halves(tile);
        if powered.contains(&tile.at) {
            halves += powered_cannon_halves(tile);
        }
    }
    if halves > 0 { halves + 2 * alien_points(aboard, aliens, "purple") } else { 0 }
}

/// BG-POWER, LM-KIND-1: the components that do something for a battery.
pub(crate) fn doubles(tiles: &[Tile]) -> Vec<Cell> {
    let adds = |tile: &&Tile| powered_engine(tile) + powered_cannon_halves(tile) > 0;
    tiles.iter().filter(adds).map(|tile| tile.at).collect()
}

/// LM-FLEET-15, LM-FLEET-16: what an alien of that colour adds to this ship.
fn alien_points(aboard: &[Tile], aliens: &[Alien], colour: &str) -> i32 {
    let here: Vec<&Alien> = aliens.iter().filter(|alien| aboard.iter().any(|tile| tile.at == alien.at)).collect();
    if !here.iter().any(|alien| alien.colour == colour) {
        return 0;
    }
    if here.iter().any(|alien| alien.manager) { 3 } else { 2 }
}
