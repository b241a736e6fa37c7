//! Engine and cannon strengths, without aliens and with all batteries full. With crew: `crew`.

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
    let cannon_min_halves = aboard.iter().map(free_cannon_halves).sum::<i32>() + 2 * defence_points(board, aboard);
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
pub(crate) fn free_engine(tile: &Tile) -> i32 {
    match (tile.kind.as_str(), tile.strength) {
        ("engine", 1) | ("cannon_engine", _) => 1,
        _ => 0,
    }
}

/// LM-FLEET-16: what a component adds to the engines for a battery.
pub(crate) fn powered_engine(tile: &Tile) -> i32 {
    match (tile.kind.as_str(), tile.strength) {
        ("engine", 2) => 2,
        _ => 0,
    }
}

/// LM-FLEET-16, LM-KIND-2: the half points a component adds to the cannons for nothing.
pub(crate) fn free_cannon_halves(tile: &Tile) -> i32 {
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
pub(crate) fn powered_cannon_halves(tile: &Tile) -> i32 {
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

/// LM-KIND-5: a point for every two auto-defences that have another one joined to them; one left over adds nothing.
pub(crate) fn defence_points(board: &Board, aboard: &[Tile]) -> i32 {
    let mut joined_ones = 0;
    for tile in aboard.iter().filter(|tile| tile.kind == "auto_defence") {
        let partners = SIDES.iter().filter_map(|&side| joined(board, aboard, tile, side));
        if partners.into_iter().any(|other| other.kind == "auto_defence") {
            joined_ones += 1;
        }
    }
    joined_ones / 2
}

/// BG-POWER, LM-KIND-1: the components that do something for a battery.
pub(crate) fn doubles(tiles: &[Tile]) -> Vec<Cell> {
    let adds = |tile: &&Tile| powered_engine(tile) + powered_cannon_halves(tile) > 0;
    tiles.iter().filter(adds).map(|tile| tile.at).collect()
}
