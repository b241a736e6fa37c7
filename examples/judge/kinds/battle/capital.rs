//! Capital ships: end poses, targets, a whole move with its shot.

use serde_json::{Value, json};
use starwright::battle::{Choice, Game, PieceId, Pose, Step};

use super::reaction::Reaction;
use super::table::{Dealt, Moment, act, after, field, illegal, listed, maybe, only};

/// `battle_poses`: all legal end poses.
pub(crate) fn poses(case: &Value) -> Result<Value, String> {
    only(case, &["ship", "points"])?;
    poses_with(case, None)
}

/// End poses in a game with a power.
pub(crate) fn poses_with(case: &Value, power: Dealt) -> Result<Value, String> {
    let ship: PieceId = field(case, "ship")?;
    let card = [0, 0, field(case, "points")?];
    let game = Moment { power, ..Moment::new(ship.seat(), card, Step::Capital) }.game(case)?;
    let mut poses: Vec<[_; 2]> = picked(&game, |action| match action {
        Choice::Capital { ship: each, to } if each == ship => Some(to.hexes()),
        _ => None,
    });
    poses.sort_unstable();
    Ok(json!({ "poses": poses }))
}

/// `battle_targets`: the ships it may fire at.
pub(crate) fn targets(case: &Value) -> Result<Value, String> {
    only(case, &["ship"])?;
    targets_with(case, None)
}

/// Targets in a game with a power.
pub(crate) fn targets_with(case: &Value, power: Dealt) -> Result<Value, String> {
    let ship: PieceId = field(case, "ship")?;
    let game = Moment { power, ..Moment::new(ship.seat(), [0, 0, 0], Step::Shoot { ship }) }.game(case)?;
    let targets: Vec<PieceId> = picked(&game, |action| match action {
        Choice::Shoot { target } => Some(target),
        _ => None,
    });
    Ok(json!({ "targets": targets }))
}

/// `battle_capital`: a move and a shot.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    only(case, &["ship", "points", "pose", "target"])?;
    answer_with(case, None)
}

/// A move and a shot in a game with a power.
pub(crate) fn answer_with(case: &Value, power: Dealt) -> Result<Value, String> {
    let ship: PieceId = field(case, "ship")?;
    let to: Pose = field(case, "pose")?;
    let card = [0, 0, field(case, "points")?];
    let mut game = Moment { power, ..Moment::new(ship.seat(), card, Step::Capital) }.game(case)?;
    let sailing = match maybe::<PieceId>(case, "activated")? {
        Some(other) => stay(&game, other)?,
        None => Choice::Capital { ship, to },
    };
    for action in [sailing, shot(case, ship)?] {
        if let Err(refusal) = act(&mut game, &action) {
            return Ok(illegal(refusal));
        }
    }
    match Reaction::read(case)?.finish(&mut game) {
        Ok(()) => after(&game),
        Err(refusal) => Ok(illegal(refusal)),
    }
}

fn stay(game: &Game, ship: PieceId) -> Result<Choice, String> {
    let to = game.field().ship(ship).ok_or("the activated ship is not on the board")?.pose();
    Ok(Choice::Capital { ship, to })
}

fn shot(case: &Value, ship: PieceId) -> Result<Choice, String> {
    let flag = |name| maybe::<bool>(case, name).map(Option::unwrap_or_default);
    let target: Option<PieceId> = field(case, "target")?;
    match (target, flag("laser")?, flag("super_shot")?) {
        (Some(target), false, false) => Ok(Choice::Shoot { target }),
        (None, true, false) => Ok(Choice::Laser { ship }),
        (None, false, true) => Ok(Choice::SuperShot { ship }),
        (None, false, false) => Ok(Choice::HoldFire),
        _ => Err("a ship fires once".into()),
    }
}

fn picked<T>(game: &Game, pick: impl Fn(Choice) -> Option<T>) -> Vec<T> {
    listed(game).into_iter().filter_map(pick).collect()
}
