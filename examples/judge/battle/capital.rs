//! Capital ships: end poses, targets, a whole move with its shot.

use serde_json::{Value, json};
use starwright::battle::Game;
use starwright::battle::action::Action;
use starwright::battle::piece::{PieceId, Pose};
use starwright::battle::step::Step;

use super::table::{Moment, after, field, illegal, only};

/// `battle_poses`: all legal end poses.
pub(crate) fn poses(case: &Value) -> Result<Value, String> {
    only(case, &["ship", "points"])?;
    let ship: PieceId = field(case, "ship")?;
    let game = Moment::new(ship.seat(), [0, 0, field(case, "points")?], Step::Capital).game(case)?;
    let mut poses: Vec<[_; 2]> = listed(&game, |action| match action {
        Action::Capital { ship: each, to } if each == ship => Some(to.hexes()),
        _ => None,
    });
    poses.sort_unstable();
    Ok(json!({ "poses": poses }))
}

/// `battle_targets`: the ships it may fire at.
pub(crate) fn targets(case: &Value) -> Result<Value, String> {
    only(case, &["ship"])?;
    let ship: PieceId = field(case, "ship")?;
    let game = Moment::new(ship.seat(), [0, 0, 0], Step::Shoot { ship }).game(case)?;
    let targets: Vec<PieceId> = listed(&game, |action| match action {
        Action::Shoot { target } => Some(target),
        _ => None,
    });
    Ok(json!({ "targets": targets }))
}

/// `battle_capital`: a move and a shot.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    only(case, &["ship", "points", "pose", "target"])?;
    let ship: PieceId = field(case, "ship")?;
    let to: Pose = field(case, "pose")?;
    let target: Option<PieceId> = field(case, "target")?;
    let mut game = Moment::new(ship.seat(), [0, 0, field(case, "points")?], Step::Capital).game(case)?;
    let shot = target.map_or(Action::HoldFire, |target| Action::Shoot { target });
    for action in [Action::Capital { ship, to }, shot] {
        if let Err(refusal) = game.apply(action, &mut Vec::new()) {
            return Ok(illegal(refusal));
        }
    }
    after(&game)
}

fn listed<T>(game: &Game, pick: impl Fn(Action) -> Option<T>) -> Vec<T> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions.into_iter().filter_map(pick).collect()
}
