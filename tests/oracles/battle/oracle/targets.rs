//! What the turrets of a capital ship may fire at.

use std::collections::BTreeSet;

use super::hex::{Hex, distance, neighbours};
use super::play::Rules;
use super::state::{State, owner};

/// BBS-54, BBS-R14: next to a hex of the ship, or behind one free hex.
fn in_range(state: &State, from: Hex, to: Hex) -> bool {
    let free =
        |middle: &Hex| state.on_board(*middle) && !state.asteroids.contains(middle) && state.ship_on(*middle).is_none();
    match distance(from, to) {
        1 => true,
        2 => neighbours(from).iter().filter(|&&middle| distance(middle, to) == 1).any(free),
        _ => false,
    }
}

/// Which rules this board tests: ships at distance two, some behind an obstacle, and own ships in range.
pub(crate) fn contested(state: &State, ship: usize) -> Rules {
    let mut rules = Rules::from(["BBS-54"]);
    let from = &state.pieces[&ship].at;
    let legal = targets(state, ship);
    for (&id, piece) in state.pieces.iter().filter(|&(&id, _)| id != ship) {
        let near = from.iter().flat_map(|&from| piece.at.iter().map(move |&to| distance(from, to))).min();
        if owner(id) == owner(ship) && near <= Some(2) {
            rules.insert("BBS-55");
        } else if near == Some(2) {
            rules.insert(if legal.contains(&id) { "BBS-R14" } else { "behind an obstacle" });
        }
    }
    rules
}

/// The enemies that a ship may fire at from where it stands.
pub(crate) fn targets(state: &State, ship: usize) -> BTreeSet<usize> {
    let from = &state.pieces[&ship].at;
    let hit = |at: &[Hex]| from.iter().any(|&from| at.iter().any(|&to| in_range(state, from, to)));
    let enemies = state.pieces.iter().filter(|&(&id, _)| owner(id) != owner(ship));
    enemies.filter(|(_, piece)| hit(&piece.at)).map(|(&id, _)| id).collect()
}
