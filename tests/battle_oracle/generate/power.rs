//! What the cases of all powers share.

use serde_json::{Value, json};

use crate::oracle::hex::Hex;
use crate::oracle::play::{Play, Reaction};
use crate::oracle::state::{State, is_capital, owner};

use super::chooser::Chooser;
use super::crowd::{Wish, crowd};

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
