//! Points at the end.

use std::collections::BTreeSet;

use super::hex::neighbours;
use super::play::Rules;
use super::state::{State, is_capital, owner};

/// BBS-58, BBS-R16: the points of each seat.
pub(crate) fn scores(state: &State) -> Vec<usize> {
    (0..state.players).map(|seat| trophies(state, seat) + state.probes_held[seat] + ring(state, seat)).collect()
}

fn trophies(state: &State, seat: usize) -> usize {
    state.trophies[seat].iter().map(|&id| if is_capital(id) { 4 } else { 1 }).sum()
}

fn ring(state: &State, seat: usize) -> usize {
    let holders = neighbours(state.centre).into_iter().filter_map(|hex| state.ship_on(hex));
    2 * holders.filter(|&id| owner(id) == seat).count()
}

/// BBS-60, BBS-R17: seats with equal points share a place.
pub(crate) fn ranking(scores: &[usize]) -> Vec<Vec<usize>> {
    let different: BTreeSet<usize> = scores.iter().copied().collect();
    let group = |points: usize| (0..scores.len()).filter(|&seat| scores[seat] == points).collect();
    different.into_iter().rev().map(group).collect()
}

/// Which rules this state tests.
pub(crate) fn applied(state: &State) -> Rules {
    let mut rules = Rules::from(["BBS-58", "BBS-60"]);
    let scores = scores(state);
    let ring = neighbours(state.centre);
    if ranking(&scores).len() < scores.len() {
        rules.insert("BBS-R17");
    }
    if state.pieces.values().any(|piece| piece.at.len() == 2 && piece.at.iter().all(|hex| ring.contains(hex))) {
        rules.insert("BBS-R16");
    }
    if ring.iter().any(|hex| !state.on_board(*hex) || state.asteroids.contains(hex)) {
        rules.insert("a ring with fewer hexes");
    }
    if state.centre != (0, 0) || !state.central_asteroid {
        rules.insert("BBS-R23");
    }
    rules
}
