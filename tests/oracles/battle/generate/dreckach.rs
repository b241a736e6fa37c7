//! Cases of D1, D2 and D3.

use serde_json::{Value, json};

use crate::battle::oracle::board::zone;
use crate::battle::oracle::hex::{Hex, within};
use crate::battle::oracle::state::owner;

use super::capital::{any_ship, command};
use super::chooser::Chooser;
use super::crowd::is_free;
use super::power::{Scene, any_reaction, case_of, misuse, scene};
use super::squadron::{Extra, any_squadron, converge, fly, prepare};

/// The house deck, which is as good as any other here.
const DECK: [[i32; 3]; 9] =
    [[2, 3, 3], [3, 3, 2], [3, 2, 3], [4, 2, 2], [4, 1, 3], [5, 1, 2], [5, 2, 1], [6, 0, 2], [6, 1, 1]];

/// D1: the shield is raised in one's own turn.
pub(crate) fn activate_shield(chooser: &mut Chooser) -> Option<Value> {
    let shield = chooser.percent(20);
    let Scene { state, seat, .. } = scene(chooser, "dreckach", true, shield);
    let mut case = case_of("D1", seat, "activate_shield");
    let own = any_ship(chooser, &state, |of| of == seat)?;
    let ship = if chooser.percent(15) { chooser.below(20 * state.players) } else { own };
    misuse(chooser, &mut case, &["other_turn", "in_movement"]);
    case["ship"] = json!(ship);
    case["state"] = state.to_json();
    Some(case)
}

/// A state with a shield up; the ship that has it.
fn with_shield(chooser: &mut Chooser) -> Option<(Scene, usize)> {
    let mut scene = scene(chooser, "dreckach", true, false);
    let seat = scene.seat;
    let ship = any_ship(chooser, &scene.state, |of| of == seat)?;
    let state = &mut scene.state;
    state.pieces.get_mut(&ship).expect("it is there").shield = chooser.between(1, 3);
    let near = within(state.pieces[&ship].at[0], 2).into_iter().filter(|&hex| is_free(state, hex));
    if let Some(hex) = chooser.any(near).filter(|_| chooser.percent(40)) {
        let gone = if state.central_asteroid { Some(state.centre) } else { state.asteroids.first().copied() };
        state.asteroids.remove(&gone.unwrap_or(hex));
        state.asteroids.insert(hex);
        (state.centre, state.central_asteroid) = (hex, true);
    }
    Some((scene, ship))
}

/// D1: a turn ends, the owner's or another's.
pub(crate) fn end_turn(chooser: &mut Chooser) -> Option<Value> {
    let (Scene { state, seat, .. }, _) = with_shield(chooser)?;
    let mut case = case_of("D1", seat, "end_turn");
    case["turn_of"] = json!(if chooser.percent(70) { seat } else { chooser.below(state.players) });
    case["state"] = state.to_json();
    Some(case)
}

/// D1: end poses of the shielded ship or another.
pub(crate) fn shielded_poses(chooser: &mut Chooser) -> Option<Value> {
    let (Scene { state, seat, .. }, shielded) = with_shield(chooser)?;
    let mut case = case_of("D1", seat, "poses");
    let any = any_ship(chooser, &state, |_| true)?;
    case["ship"] = json!(if chooser.percent(80) { shielded } else { any });
    case["points"] = json!(chooser.below(5));
    case["state"] = state.to_json();
    Some(case)
}

/// D1: the shielded ship moves, or another fires at it.
pub(crate) fn shielded_capital(chooser: &mut Chooser) -> Option<Value> {
    let (Scene { state, seat, .. }, shielded) = with_shield(chooser)?;
    let any = any_ship(chooser, &state, |_| true)?;
    let ship = if chooser.percent(70) { shielded } else { any };
    let mut case = command(chooser, &state, ship, 0, case_of("D1", seat, "capital"));
    if owner(ship) != seat && chooser.percent(40) {
        case["target"] = json!(shielded);
    }
    Some(case)
}

/// D1: a squadron fires at a ship whose shield is up, may go up, or cannot.
pub(crate) fn shield_squadron(chooser: &mut Chooser) -> Option<Value> {
    let Scene { mut state, seat, .. } = scene(chooser, "dreckach", true, true);
    let which = any_squadron(chooser, &state, |of| of != seat)?;
    let steps = chooser.between(0, 6);
    let used = chooser.percent(5);
    let react = any_reaction(chooser, &state, used);
    let elite =
        state.pieces.iter().any(|(&id, piece)| piece.elite && crate::battle::oracle::state::squadron(id) == which);
    if elite {
        prepare(chooser, &mut state, which, steps);
    } else {
        let own = any_ship(chooser, &state, |of| of == seat);
        let goal = react.as_ref().map(|reaction| reaction.ship).or(own);
        converge(chooser, &mut state, which, steps, goal);
    }
    Some(fly(chooser, &state, which, steps, Extra { used, react, ..Extra::default() }, case_of("D1", seat, "squadron")))
}

/// D1: a capital ship fires at a ship whose shield may go up.
pub(crate) fn shield_capital(chooser: &mut Chooser) -> Option<Value> {
    let Scene { state, seat, .. } = scene(chooser, "dreckach", true, true);
    let ship = any_ship(chooser, &state, |of| of != seat)?;
    let mut case = command(chooser, &state, ship, 0, case_of("D1", seat, "capital"));
    if chooser.percent(5) {
        case["used"] = json!(true);
    }
    if let Some(reaction) = any_reaction(chooser, &state, case.get("used").is_some()) {
        case["react"] = json!(reaction.ship);
        if chooser.percent(60) {
            case["target"] = json!(reaction.ship);
        }
    }
    Some(case)
}

/// D2: fighters come back, mostly to free hexes of the zone.
pub(crate) fn resurrect(chooser: &mut Chooser) -> Option<Value> {
    let Scene { state, seat, .. } = scene(chooser, "dreckach", true, false);
    let which = (seat, chooser.below(3));
    let all = 20 * seat + 6 * which.1..20 * seat + 6 * which.1 + 6;
    let gone = all.filter(|id| !state.pieces.contains_key(id));
    let mut ids = chooser.some(gone, 70);
    if ids.is_empty() {
        return None;
    }
    let zone = chooser.shuffled(zone(state.players, seat));
    let (free, full): (Vec<Hex>, Vec<Hex>) = zone.into_iter().partition(|&hex| is_free(&state, hex));
    let mut hexes: Vec<Hex> = free.into_iter().take(ids.len()).collect();
    ids.truncate(hexes.len());
    match chooser.below(12) {
        0 => ids.push(20 * seat + chooser.below(20)),
        1 if !ids.is_empty() => hexes[0] = chooser.of(&[(0, 2), (3, 0), (-9, 0)]),
        2 if !ids.is_empty() && !full.is_empty() => hexes[0] = chooser.of(&full),
        3 if ids.len() > 1 => hexes[0] = hexes[1],
        _ => {}
    }
    if ids.len() > hexes.len() {
        hexes.push((0, 2));
    }
    if ids.is_empty() {
        return None;
    }
    let mut pairs: Vec<(usize, Hex)> = ids.into_iter().zip(hexes).collect();
    pairs.sort_by_key(|pair| pair.0);
    let one = |chooser: &mut Chooser, (id, at): (usize, Hex)| json!({ "id": id, "at": at, "facing": chooser.below(6) });
    let ships: Vec<Value> = pairs.into_iter().map(|pair| one(chooser, pair)).collect();
    let mut case = case_of("D2", seat, "resurrect");
    misuse(chooser, &mut case, &["own_turn", "other_turn", "in_movement"]);
    case["squadron"] = json!(which);
    case["ships"] = json!(ships);
    case["state"] = state.to_json();
    Some(case)
}

/// D3: the cards of a whole game, or of its end.
pub(crate) fn cards(chooser: &mut Chooser) -> Value {
    let held = 1 + chooser.below(9);
    let mut deck: Vec<[i32; 3]> = chooser.shuffled(DECK).into_iter().take(held).collect();
    let hand = vec![deck.remove(0)];
    let turns = 1 + chooser.below(held);
    let reveal_at = if chooser.percent(85) { Some(chooser.below(turns)) } else { None };
    let mut case = json!({
        "kind": "battle_power", "power": "D3", "player": 0, "do": "cards",
        "hand": hand, "deck": deck, "reveal_at": reveal_at,
    });
    if reveal_at.is_some() && chooser.percent(8) {
        case["timing"] = json!("after_step_1");
        case["plays"] = json!(hand.into_iter().chain(deck).take(turns).collect::<Vec<_>>());
    } else {
        case["plays"] = json!(plays(chooser, hand, deck, turns, reveal_at));
    }
    case
}

/// One card of the hand each turn; now and then the last is another.
fn plays(
    chooser: &mut Chooser,
    mut hand: Vec<[i32; 3]>,
    mut deck: Vec<[i32; 3]>,
    turns: usize,
    reveal_at: Option<usize>,
) -> Vec<[i32; 3]> {
    let mut plays = Vec::new();
    for turn in 0..turns {
        if reveal_at == Some(turn) {
            let extra = deck.len().min(2);
            hand.extend(deck.drain(..extra));
        }
        if turn + 1 == turns && chooser.percent(12) {
            plays.push(chooser.of(&DECK));
            break;
        }
        plays.push(hand.remove(chooser.below(hand.len())));
        if !deck.is_empty() {
            hand.push(deck.remove(0));
        }
    }
    plays
}
