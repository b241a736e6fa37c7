//! Cases of V1, V2 and V3.

use serde_json::{Value, json};

use crate::battle::oracle::hex::{Hex, distance, neighbours, within};
use crate::battle::oracle::sortie::Teleport;
use crate::battle::oracle::state::{State, is_capital, owner};

use super::chooser::Chooser;
use super::crowd::make_elite;
use super::power::{Scene, any_reaction, case_of, misuse, scene};
use super::squadron::{Extra, any_squadron, fly, prepare};

/// V1: mostly an asteroid near an own capital ship, to a hex where something is.
pub(crate) fn asteroid(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, .. } = scene(chooser, "vonyan", true, true);
    let asteroids: Vec<Hex> = state.asteroids.iter().copied().collect();
    let beside = |id: usize, state: &State| asteroids.iter().any(|&hex| distance(state.pieces[&id].at[0], hex) == 1);
    if chooser.percent(50) {
        let before = state.clone();
        make_elite(chooser, &mut state, |id| beside(id, &before));
    }
    let own: Vec<Hex> = state
        .pieces
        .iter()
        .filter(|&(&id, _)| owner(id) == seat && is_capital(id))
        .flat_map(|(_, piece)| piece.at.clone())
        .collect();
    let near = state.asteroids.iter().copied().filter(|&hex| own.iter().any(|&ship| distance(ship, hex) <= 3));
    let near: Vec<Hex> = near.collect();
    let from = match chooser.below(12) {
        0 => chooser.any(state.asteroids.iter().copied())?,
        1 => chooser.of(&within(*own.first()?, 3)),
        _ => chooser.any(near)?,
    };
    let full = neighbours(from).into_iter().filter(|&hex| state.ship_on(hex).is_some() || state.probes.contains(&hex));
    let full: Vec<Hex> = full.collect();
    let elite = full.iter().copied().find(|&hex| state.ship_on(hex).is_some_and(|id| state.is_elite(id)));
    let to = match chooser.below(10) {
        0 => chooser.of(&within(from, 2)),
        1..7 if elite.is_some() => elite?,
        1..7 if !full.is_empty() => chooser.of(&full),
        _ => chooser.of(&neighbours(from)),
    };
    let mut case = case_of("V1", seat, "asteroid");
    misuse(chooser, &mut case, &["other_turn", "in_movement", "own_turn"]);
    if let Some(reaction) = any_reaction(chooser, &state, false).filter(|_| chooser.percent(10)) {
        case["react"] = json!(reaction.ship);
    }
    case["from"] = json!(from);
    case["to"] = json!(to);
    case["state"] = state.to_json();
    Some(case)
}

/// V2: some fighters move twice as far.
pub(crate) fn doubled(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, .. } = scene(chooser, "vonyan", true, true);
    let which = any_squadron(chooser, &state, |of| of == seat)?;
    let steps = chooser.between(1, 6);
    let fighters = state.fighters(which);
    let share = if chooser.percent(30) { 100 } else { 50 };
    let mut doubled: std::collections::BTreeSet<usize> = chooser.some(fighters, share).into_iter().collect();
    let factor = if share == 100 { 2 } else { 1 };
    prepare(chooser, &mut state, which, factor * steps);
    if chooser.percent(6) {
        doubled.insert(20 * chooser.below(state.players) + chooser.below(20));
    }
    let react = any_reaction(chooser, &state, false);
    Some(fly(
        chooser,
        &state,
        which,
        steps,
        Extra { doubled, react, ..Extra::default() },
        case_of("V2", seat, "squadron"),
    ))
}

/// V3: the squadron is displaced instead of moving.
pub(crate) fn teleport(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, spot } = scene(chooser, "vonyan", true, true);
    let which = any_squadron(chooser, &state, |of| of == seat)?;
    prepare(chooser, &mut state, which, 0);
    let farthest = if chooser.percent(10) { 8 } else { 6 };
    let goal = chooser.of(&within(spot, 3));
    let from = state.fighters(which).first().map(|id| state.pieces[id].at[0])?;
    let wanted = (goal.0 - from.0, goal.1 - from.1);
    let vector = match chooser.below(10) {
        0..6 if distance((0, 0), wanted) <= 6 => wanted,
        _ => chooser.of(&within((0, 0), farthest)),
    };
    let round = if chooser.percent(8) { 1 } else { 2 + chooser.below(8) };
    let teleport = Some(Teleport { vector, round });
    let steps = chooser.between(0, 6);
    let react = any_reaction(chooser, &state, false);
    let extra = Extra { teleport, used: chooser.percent(5), react, ..Extra::default() };
    Some(fly(chooser, &state, which, steps, extra, case_of("V3", seat, "squadron")))
}
