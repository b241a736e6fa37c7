//! Cases of K1, K2 and K3.

use serde_json::{Value, json};

use crate::battle::oracle::hex::ahead;
use crate::battle::oracle::state::{is_capital, owner};

use super::capital::{any_pose, any_ship, command};
use super::chooser::Chooser;
use super::crowd::is_free;
use super::power::{Scene, any_reaction, case_of, scene, thin_out};

/// Mostly a ship of the power's owner.
fn mostly_own(chooser: &mut Chooser, scene: &Scene) -> Option<usize> {
    if chooser.percent(80) {
        any_ship(chooser, &scene.state, |seat| seat == scene.seat)
    } else {
        any_ship(chooser, &scene.state, |_| true)
    }
}

/// K1: end poses with two more points.
pub(crate) fn fast_poses(chooser: &mut Chooser) -> Option<Value> {
    let scene = scene(chooser, "valkyries", true, true);
    let mut case = case_of("K1", scene.seat, "poses");
    if chooser.percent(15) {
        case["revealed"] = json!(false);
    }
    case["ship"] = json!(mostly_own(chooser, &scene)?);
    case["points"] = json!(chooser.below(5));
    case["state"] = scene.state.to_json();
    Some(case)
}

/// K1: a move with two more points.
pub(crate) fn fast_capital(chooser: &mut Chooser) -> Option<Value> {
    let scene = scene(chooser, "valkyries", true, true);
    let ship = mostly_own(chooser, &scene)?;
    let mut case = case_of("K1", scene.seat, "capital");
    let revealed = chooser.percent(85);
    if !revealed {
        case["revealed"] = json!(false);
    }
    let extra = if revealed && owner(ship) == scene.seat { 2 } else { 0 };
    let case = command(chooser, &scene.state, ship, extra, case);
    Some(with_reaction(chooser, &scene, case))
}

fn with_reaction(chooser: &mut Chooser, scene: &Scene, mut case: Value) -> Value {
    if let Some(reaction) = any_reaction(chooser, &scene.state, false).filter(|_| chooser.percent(50)) {
        let aimed = case["target"] == reaction.ship || case["target"].is_null();
        if aimed || chooser.percent(20) {
            case["react"] = json!(reaction.ship);
        }
    }
    case
}

/// Leaves few ships and puts a fighter about as far ahead as a laser reaches.
fn put_far_ahead(chooser: &mut Chooser, scene: &mut Scene, ship: usize) {
    thin_out(chooser, &mut scene.state, |id| id != ship);
    let bow = &scene.state.pieces[&ship];
    let hex = ahead(bow.at[0], bow.facing, chooser.between(7, 11));
    let fighters = scene.state.pieces.keys().copied().filter(|&id| !is_capital(id));
    if let Some(fighter) = chooser.any(fighters).filter(|_| is_free(&scene.state, hex)) {
        scene.state.pieces.get_mut(&fighter).expect("it is there").at = vec![hex];
    }
}

/// K2: what a laser strikes.
pub(crate) fn laser(chooser: &mut Chooser) -> Option<Value> {
    let mut scene = scene(chooser, "valkyries", true, true);
    let ship = any_ship(chooser, &scene.state, |seat| seat == scene.seat)?;
    if chooser.percent(40) {
        put_far_ahead(chooser, &mut scene, ship);
    }
    let mut case = case_of("K2", scene.seat, "laser");
    case["ship"] = json!(ship);
    case["state"] = scene.state.to_json();
    Some(case)
}

/// K2: a move and the laser, or the turrets.
pub(crate) fn laser_capital(chooser: &mut Chooser) -> Option<Value> {
    let scene = scene(chooser, "valkyries", true, true);
    let ship = any_ship(chooser, &scene.state, |seat| seat == scene.seat)?;
    let mut case = command(chooser, &scene.state, ship, 0, case_of("K2", scene.seat, "capital"));
    if chooser.percent(80) {
        case["target"] = Value::Null;
        case["laser"] = json!(true);
    }
    Some(with_reaction(chooser, &scene, case))
}

/// K3: a move and the super shot.
pub(crate) fn super_shot(chooser: &mut Chooser) -> Option<Value> {
    let scene = scene(chooser, "valkyries", true, true);
    let ship = any_ship(chooser, &scene.state, |seat| seat == scene.seat)?;
    let mut case = case_of("K3", scene.seat, "capital");
    let points = chooser.between(0, 4);
    let at = &scene.state.pieces[&ship].at;
    let other = scene.state.pieces.keys().copied().find(|&id| is_capital(id) && owner(id) == scene.seat && id != ship);
    let pose = match other {
        Some(other) if chooser.percent(10) => {
            case["activated"] = json!(other);
            (at[0], at[1])
        }
        _ => any_pose(chooser, &scene.state, ship, points),
    };
    if chooser.percent(5) {
        case["used"] = json!(true);
    }
    case["ship"] = json!(ship);
    case["points"] = json!(points);
    case["pose"] = json!(pose);
    case["target"] = Value::Null;
    case["super_shot"] = json!(true);
    case["state"] = scene.state.to_json();
    Some(with_reaction(chooser, &scene, case))
}
