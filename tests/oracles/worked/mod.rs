//! The oracle of `../trucker` against the tables of the rules, and against small layouts worked out by hand.
//! As in `given`, rule ids stand inside the functions: what passes here is the oracle, not the crate.

mod answer;
mod answers;
mod check;
mod defence;
mod fits;
mod fleet;
mod fleet_defence;
mod intruder;
mod loaded;
mod odds;
mod outcome;
mod premium;
mod react;
mod splice;
mod strength;
mod strike;

use crate::trucker::board::Board;
use crate::trucker::check::Violation;
use crate::trucker::side::Cell;
use crate::trucker::tile::Tile;

/// A component with smooth edges only.
fn smooth(at: Cell, kind: &str) -> Tile {
    Tile::new(at, kind, [0; 4])
}

/// A component with universal connectors only.
fn universal(at: Cell, kind: &str) -> Tile {
    Tile::new(at, kind, [3; 4])
}

/// The broken rules of a layout.
fn errors(board: &Board, tiles: &[Tile]) -> Vec<Violation> {
    crate::trucker::check::check(board, tiles).errors.into_iter().collect()
}
