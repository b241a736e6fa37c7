//! What the cases of all powers share.

use serde_json::{Value, json};

use crate::battle::oracle::hex::Hex;
use crate::battle::oracle::play::{Play, Reaction};
use crate::battle::oracle::state::{State, is_capital, owner};

use super::capital::{any_ship, command};
use super::chooser::Chooser;
use super::crowd::{Wish, crowd};
use super::squadron::{Extra, any_squadron, fly, prepare};

/// A crowded state in which the race plays, the seat that has it, and the spot.
pub(crate) struct Scene {
    pub(crate) state: State,
    pub(crate) seat: usize,
    pub(crate) spot: Hex,
}

pub(crate) fn scene(chooser: &mut Chooser, race: &'static str, elite: bool, shield: bool) -> Scene {
    let (state, spot) = crowd(chooser, Wish { race: Some(race), elite, shield });
    let seat = state.seat_of(race).expect("the race plays");
    Scene { state, seat, spot }
}

/// The fields that every case of a power has.
pub(crate) fn case_of(power: &str, seat: usize, what: &str) -> Value {
    json!({ "kind": "battle_power", "power": power, "player": seat, "do": what })
}

/// Now and then the use is spent, or the time is wrong.
pub(crate) fn misuse(chooser: &mut Chooser, case: &mut Value, times: &[&str]) {
    match chooser.below(20) {
        0 => case["used"] = json!(true),
        1 => case["timing"] = json!(chooser.of(times)),
        _ => {}
    }
}

/// An answer by the owner of some ship of the Dreckach to the first shot at it, half of the time.
pub(crate) fn any_reaction(chooser: &mut Chooser, state: &State, used: bool) -> Option<Reaction> {
    let dreckach = state.seat_of("dreckach")?;
    let ships: Vec<usize> =
        state.pieces.keys().copied().filter(|&id| owner(id) == dreckach && is_capital(id)).collect();
    let ship = chooser.any(ships).filter(|_| chooser.percent(50))?;
    Some(Play::new(state.clone()).reaction_of(ship, used))
}

/// Leaves more room between the ships, for long shots.
pub(crate) fn thin_out(chooser: &mut Chooser, state: &mut State, may_go: impl Fn(usize) -> bool) {
    let others: Vec<usize> = state.pieces.keys().copied().filter(|&id| may_go(id)).collect();
    for id in chooser.some(others, 75) {
        state.pieces.remove(&id);
        state.lost.insert(id);
    }
}

const RACES: [(&str, [&str; 3]); 4] = [
    ("earthers", ["E1", "E2", "E3"]),
    ("vonyan", ["V1", "V2", "V3"]),
    ("valkyries", ["K1", "K2", "K3"]),
    ("dreckach", ["D1", "D2", "D3"]),
];

/// Any step of anybody's turn with a power that is hidden, or in force and not used.
pub(crate) fn idle(chooser: &mut Chooser) -> Option<Value> {
    let (race, powers) = chooser.of(&RACES);
    let power = chooser.of(&powers);
    let Scene { mut state, seat, .. } = scene(chooser, race, race != "earthers", race != "dreckach");
    let what = chooser.of(&["squadron", "squadron", "capital", "capital", "poses", "targets"]);
    let mut case = case_of(power, seat, what);
    let acts_by_itself = power == "E2" || power == "K1";
    if acts_by_itself || chooser.percent(50) {
        case["revealed"] = json!(false);
    }
    if what == "squadron" {
        let which = any_squadron(chooser, &state, |_| true)?;
        let steps = chooser.between(0, 6);
        prepare(chooser, &mut state, which, steps);
        return Some(fly(chooser, &state, which, steps, Extra::default(), case));
    }
    let ship = any_ship(chooser, &state, |_| true)?;
    if what == "capital" {
        return Some(command(chooser, &state, ship, 0, case));
    }
    if what == "poses" {
        case["points"] = json!(chooser.below(5));
    }
    case["ship"] = json!(ship);
    case["state"] = state.to_json();
    Some(case)
}
