//! Cases of E1, E2 and E3.

use serde_json::{Value, json};

use crate::battle::oracle::fire::{FIGHTER, LONG};
use crate::battle::oracle::hex::neighbours;
use crate::battle::oracle::state::{State, is_capital, owner, squadron};

use super::capital::{any_ship, command};
use super::chooser::Chooser;
use super::crowd::make_elite;
use super::power::{Scene, any_reaction, case_of, misuse, scene, thin_out};
use super::squadron::{Extra, any_squadron, converge, fly, prepare};

/// E1: a fighter is chosen.
pub(crate) fn choose_elite(chooser: &mut Chooser) -> Option<Value> {
    let Scene { state, seat, .. } = scene(chooser, "earthers", false, true);
    let ship = own_fighter(chooser, &state, seat)?;
    let mut case = case_of("E1", seat, "choose_elite");
    if chooser.percent(8) {
        case["timing"] = json!(chooser.of(&["other_turn", "in_movement"]));
    }
    case["ship"] = json!(ship);
    case["state"] = state.to_json();
    Some(case)
}

/// Mostly an own fighter on the board, else any ship.
fn own_fighter(chooser: &mut Chooser, state: &State, seat: usize) -> Option<usize> {
    if chooser.percent(15) {
        return Some(chooser.below(20 * state.players));
    }
    chooser.any(state.pieces.keys().copied().filter(|&id| owner(id) == seat && !is_capital(id)))
}

/// E1: a state with an elite, mostly crowded in; which fighter it is.
fn with_elite(chooser: &mut Chooser, steps: i32) -> Option<(Scene, usize)> {
    let mut scene = scene(chooser, "earthers", false, true);
    let elite = make_elite(chooser, &mut scene.state, |_| true)?;
    if steps == 1 && chooser.percent(60) {
        surround(&mut scene, elite);
    }
    Some((scene, elite))
}

/// Leaves a damaged elite no hex to go to.
fn surround(scene: &mut Scene, elite: usize) {
    let state = &mut scene.state;
    state.pieces.get_mut(&elite).expect("it is there").damage = 1;
    for hex in neighbours(state.pieces[&elite].at[0]) {
        if state.ship_on(hex).is_some_and(|id| owner(id) == scene.seat && !is_capital(id)) {
            let id = state.ship_on(hex).expect("it is there");
            state.pieces.remove(&id);
            state.lost.insert(id);
        }
        let room = state.asteroids.len() < 15 && state.on_board(hex) && !state.probes.contains(&hex);
        if room && state.ship_on(hex).is_none() {
            state.asteroids.insert(hex);
        }
    }
}

/// E1: where it may end.
pub(crate) fn elite_ends(chooser: &mut Chooser) -> Option<Value> {
    let steps = if chooser.percent(40) { 1 } else { chooser.between(0, 6) };
    let (scene, elite) = with_elite(chooser, steps)?;
    let mut case = case_of("E1", scene.seat, "elite_ends");
    case["ship"] = json!(elite);
    case["move"] = json!(steps);
    case["state"] = scene.state.to_json();
    Some(case)
}

/// E1: its squadron, or another that meets it.
pub(crate) fn elite_squadron(chooser: &mut Chooser) -> Option<Value> {
    let steps = if chooser.percent(30) { 1 } else { chooser.between(0, 6) };
    let (Scene { mut state, seat, .. }, elite) = with_elite(chooser, steps)?;
    let which = if chooser.percent(60) { squadron(elite) } else { any_squadron(chooser, &state, |_| true)? };
    match chooser.below(3) {
        0 if which.0 != seat => converge(chooser, &mut state, which, steps, Some(elite)),
        1 => prepare(chooser, &mut state, which, steps),
        _ => super::squadron::aim(chooser, &mut state, which, steps),
    }
    let react = any_reaction(chooser, &state, false);
    Some(fly(chooser, &state, which, steps, Extra { react, ..Extra::default() }, case_of("E1", seat, "squadron")))
}

/// E1: end poses of any capital ship.
pub(crate) fn elite_poses(chooser: &mut Chooser) -> Option<Value> {
    let (Scene { state, seat, .. }, _) = with_elite(chooser, 0)?;
    let mut case = case_of("E1", seat, "poses");
    case["ship"] = json!(any_ship(chooser, &state, |_| true)?);
    case["points"] = json!(chooser.below(5));
    case["state"] = state.to_json();
    Some(case)
}

/// E1: any capital ship moves and fires.
pub(crate) fn elite_capital(chooser: &mut Chooser) -> Option<Value> {
    let (Scene { state, seat, .. }, elite) = with_elite(chooser, 0)?;
    let ship = any_ship(chooser, &state, |_| true)?;
    let mut case = command(chooser, &state, ship, 0, case_of("E1", seat, "capital"));
    if chooser.percent(30) && ship / 20 != seat {
        case["target"] = json!(elite);
    }
    Some(case)
}

/// E2: any squadron, the power revealed or not.
pub(crate) fn long_squadron(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, .. } = scene(chooser, "earthers", false, true);
    let which = any_squadron(chooser, &state, |of| of == seat || of % 2 == 1)?;
    let steps = chooser.between(0, 6);
    prepare(chooser, &mut state, which, steps);
    if chooser.percent(40) {
        thin_out(chooser, &mut state, |id| is_capital(id) || squadron(id) != which);
    }
    let mut case = case_of("E2", seat, "squadron");
    let revealed = chooser.percent(85);
    if !revealed {
        case["revealed"] = json!(false);
    }
    let shot = if revealed && which.0 == seat { LONG } else { FIGHTER };
    let react = any_reaction(chooser, &state, false);
    Some(fly(chooser, &state, which, steps, Extra { shot, react, ..Extra::default() }, case))
}

/// E2: it does not help the turrets.
pub(crate) fn long_targets(chooser: &mut Chooser) -> Option<Value> {
    let Scene { state, seat, .. } = scene(chooser, "earthers", false, true);
    let mut case = case_of("E2", seat, "targets");
    case["ship"] = json!(any_ship(chooser, &state, |_| true)?);
    case["state"] = state.to_json();
    Some(case)
}

/// E3: a fighter blows up between two steps.
pub(crate) fn blast(chooser: &mut Chooser) -> Option<Value> {
    let Scene { state, seat, .. } = scene(chooser, "earthers", false, true);
    let mut case = case_of("E3", seat, "blast");
    case["ship"] = json!(own_fighter(chooser, &state, seat)?);
    misuse(chooser, &mut case, &["other_turn", "in_movement"]);
    if let Some(reaction) = any_reaction(chooser, &state, false).filter(|_| chooser.percent(20)) {
        case["react"] = json!(reaction.ship);
    }
    case["state"] = state.to_json();
    Some(case)
}

/// E3: a fighter blows up before, between or after the shots of a squadron.
pub(crate) fn blast_squadron(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, .. } = scene(chooser, "earthers", false, true);
    let which = any_squadron(chooser, &state, |of| of == seat)?;
    let steps = chooser.between(0, 6);
    prepare(chooser, &mut state, which, steps);
    let blast_after = Some(if chooser.percent(60) { 0 } else { chooser.below(5) });
    let (used, wild_blast) = (chooser.percent(4), chooser.percent(12));
    let react = any_reaction(chooser, &state, false).filter(|_| chooser.percent(50));
    let extra = Extra { used, blast_after, wild_blast, react, ..Extra::default() };
    Some(fly(chooser, &state, which, steps, extra, case_of("E3", seat, "squadron")))
}
