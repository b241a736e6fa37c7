//! What the turrets of a capital ship may fire at.

use std::collections::BTreeSet;

use super::hex::{Hex, distance, neighbours};
use super::state::{State, owner};

/// BBS-54, BBS-R14: next to a hex of the ship, or behind one free hex.
fn in_range(state: &State, from: Hex, to: Hex) -> bool {
    let free = |middle: &Hex| {
        state.on_board(*middle) && !state.asteroids.contains(middle) && state.ship_on(*middle).is_none()
    };
    match distance(from, to) {
        1 => true,
        2 => neighbours(from).iter().filter(|&&middle| distance(middle, to) == 1).any(free),
        _ => false,
    }
}

/// The enemies that a ship may fire at from where it stands.
pub(crate) fn targets(state: &State, ship: usize) -> BTreeSet<usize> {
    let from = &state.pieces[&ship].at;
    let hit = |at: &[Hex]| from.iter().any(|&from| at.iter().any(|&to| in_range(state, from, to)));
    let enemies = state.pieces.iter().filter(|&(&id, _)| owner(id) != owner(ship));
    enemies.filter(|(_, piece)| hit(&piece.at)).map(|(&id, _)| id).collect()
}
