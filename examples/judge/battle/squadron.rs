//! A squadron's move, fire and rotation.

use std::collections::{BTreeMap, VecDeque};

use serde::Deserialize;
use serde_json::Value;
use starwright::battle::Game;
use starwright::battle::action::{Action, Choice, Proposal};
use starwright::battle::piece::{PieceId, Squadron};
use starwright::battle::step::Step;
use starwright::hex::Direction;

use super::table::{Moment, after, field, illegal, only};

/// One own collision and its outcome.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnCollision {
    mover: PieceId,
    other: PieceId,
    destroyed: PieceId,
}

/// What the case's player chooses on the way.
struct Script {
    squadron: Squadron,
    landing: Vec<PieceId>,
    collisions: VecDeque<OwnCollision>,
    firing: VecDeque<PieceId>,
    facings: BTreeMap<PieceId, Direction>,
}

/// `battle_squadron`: move, fire and rotation of one squadron.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    only(case, &["squadron", "move", "turn", "landing", "own_collisions", "firing", "facings"])?;
    let facings: Vec<(PieceId, Direction)> = field(case, "facings")?;
    let mut script = Script {
        squadron: field(case, "squadron")?,
        landing: field(case, "landing")?,
        collisions: field(case, "own_collisions")?,
        firing: field(case, "firing")?,
        facings: facings.into_iter().collect(),
    };
    let card = [field(case, "move")?, field(case, "turn")?, 0];
    let mut game = Moment::new(script.squadron.seat(), card, Step::Squadron).game(case)?;
    while let Some(choice) = script.next(&game)? {
        if let Err(refusal) = game.choose(&choice, &mut Vec::new()) {
            return Ok(illegal(refusal));
        }
    }
    script.check_spent()?;
    after(&game)
}

impl Script {
    /// The next choice, or none when the squadron is done.
    fn next(&mut self, game: &Game) -> Result<Option<Choice>, String> {
        let action = match game.step() {
            Step::Squadron => {
                let with = Action::Squadron { squadron: self.squadron };
                let order = self.landing.clone();
                return Ok(Some(Proposal::Landing { with, order }.into()));
            }
            Step::Collide { mover, other } => {
                let given = self.collisions.pop_front();
                let given = given.filter(|given| (given.mover, given.other) == (mover, other));
                let given = given.ok_or_else(|| format!("{mover} meets {other}, which the case does not know"))?;
                Action::Destroy { fighter: given.destroyed }
            }
            Step::Fire => Action::Fire {
                fighter: self.firing.pop_front().ok_or("more fighters have to fire than the case knows")?,
            },
            Step::Turn { fighter } => {
                let facing = self.facings.remove(&fighter).ok_or_else(|| format!("no facing for {fighter}"))?;
                Action::Turn { fighter, facing }
            }
            _ => return Ok(self.forbidden_turn(game)),
        };
        Ok(Some(action.into()))
    }

    /// A turn that the case asks for although nobody turns any more.
    fn forbidden_turn(&mut self, game: &Game) -> Option<Choice> {
        let facing_now = |fighter| game.field().ship(fighter).map(|ship| ship.facing);
        self.facings.retain(|&fighter, &mut facing| facing_now(fighter) != Some(facing));
        self.facings.pop_first().map(|(fighter, facing)| Action::Turn { fighter, facing }.into())
    }

    fn check_spent(&self) -> Result<(), String> {
        if self.collisions.is_empty() && self.firing.is_empty() {
            Ok(())
        } else {
            Err("the case knows more collisions or shots than there were".into())
        }
    }
}
