//! The five kinds without powers.

use serde_json::{Value, json};

use super::capital::{any_ship, command};
use super::chooser::Chooser;
use super::crowd::{Wish, crowd};
use super::squadron::{Extra, any_squadron, fly, prepare};

pub(crate) fn poses(chooser: &mut Chooser) -> Option<Value> {
    let (state, _) = crowd(chooser, Wish::default());
    let ship = any_ship(chooser, &state, |_| true)?;
    let points = chooser.below(5);
    Some(json!({ "kind": "battle_poses", "ship": ship, "points": points, "state": state.to_json() }))
}

pub(crate) fn targets(chooser: &mut Chooser) -> Option<Value> {
    let (state, _) = crowd(chooser, Wish::default());
    let ship = any_ship(chooser, &state, |_| true)?;
    Some(json!({ "kind": "battle_targets", "ship": ship, "state": state.to_json() }))
}

pub(crate) fn squadron(chooser: &mut Chooser) -> Option<Value> {
    let (mut state, _) = crowd(chooser, Wish::default());
    let squadron = any_squadron(chooser, &state, |_| true)?;
    let steps = chooser.between(0, 6);
    prepare(chooser, &mut state, squadron, steps);
    Some(fly(chooser, &state, squadron, steps, Extra::default(), json!({ "kind": "battle_squadron" })))
}

pub(crate) fn capital(chooser: &mut Chooser) -> Option<Value> {
    let (state, _) = crowd(chooser, Wish::default());
    let ship = any_ship(chooser, &state, |_| true)?;
    Some(command(chooser, &state, ship, 0, json!({ "kind": "battle_capital" })))
}

pub(crate) fn score(chooser: &mut Chooser) -> Value {
    let (state, _) = crowd(chooser, Wish::default());
    json!({ "kind": "battle_score", "state": state.to_json() })
}
