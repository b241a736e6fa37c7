//! Capital ships that move and fire in a crowd.

use serde_json::{Value, json};

use crate::battle::oracle::hex::{Hex, distance};
use crate::battle::oracle::poses::{Pose, forbidden, reachable};
use crate::battle::oracle::state::{Piece, State, is_capital, owner};
use crate::battle::oracle::targets::targets;

use super::chooser::Chooser;

/// A capital ship on the board, of those that fit.
pub(crate) fn any_ship(chooser: &mut Chooser, state: &State, fits: impl Fn(usize) -> bool) -> Option<usize> {
    let ships = state.pieces.keys().copied().filter(|&id| is_capital(id) && fits(owner(id)));
    chooser.any(ships)
}

/// A pose to end in: mostly a legal one, preferably one that rams something.
pub(crate) fn any_pose(chooser: &mut Chooser, state: &State, ship: usize, points: i32) -> Pose {
    let at = &state.pieces[&ship].at;
    let all = reachable((at[0], at[1]), points, state.rulings);
    let legal: Vec<Pose> = all.iter().copied().filter(|&pose| forbidden(state, ship, pose).is_empty()).collect();
    let meets = |hex: Hex| {
        let things = state.asteroids.contains(&hex) || state.probes.contains(&hex);
        things || state.ship_on(hex).is_some_and(|other| other != ship)
    };
    let busy: Vec<Pose> = legal.iter().copied().filter(|pose| meets(pose.0) || meets(pose.1)).collect();
    match chooser.below(20) {
        0..3 => chooser.any(all).expect("where it stands"),
        3 => chooser.any(reachable((at[0], at[1]), points + 2, state.rulings)).expect("where it stands"),
        4..13 if !busy.is_empty() => chooser.of(&busy),
        _ => chooser.of(&legal),
    }
}

/// The state with the ship in the pose, if it may end there.
pub(crate) fn after(state: &State, ship: usize, points: i32, pose: Pose) -> Option<State> {
    let mut play = crate::battle::oracle::play::Play::new(state.clone());
    let weapon = crate::battle::oracle::capital::Weapon::Turret(None);
    let order =
        crate::battle::oracle::capital::Order { ship, points, pose, weapon, acts: true, used: false, faster: false };
    play.command(&order).ok().map(|()| play.state)
}

/// Null, a legal target, or any ship nearby.
pub(crate) fn any_target(chooser: &mut Chooser, state: &State, ship: usize) -> Value {
    let from = state.pieces[&ship].at[0];
    let close = |piece: &Piece| distance(piece.at[0], from) <= 4;
    let nearby = state.pieces.iter().filter(|&(&id, piece)| id != ship && close(piece)).map(|(&id, _)| id);
    let target = match chooser.below(10) {
        0..2 => None,
        2..8 => chooser.any(targets(state, ship)),
        _ => chooser.any(nearby),
    };
    json!(target)
}

/// The fields of a move with the turrets; `extra` points come from a power.
pub(crate) fn command(chooser: &mut Chooser, state: &State, ship: usize, extra: i32, mut case: Value) -> Value {
    let points = chooser.between(0, 4);
    let pose = any_pose(chooser, state, ship, points + extra);
    let target = match after(state, ship, points + extra, pose) {
        Some(state) => any_target(chooser, &state, ship),
        None => Value::Null,
    };
    case["ship"] = json!(ship);
    case["points"] = json!(points);
    case["pose"] = json!(pose);
    case["target"] = target;
    case["state"] = state.to_json();
    case
}
