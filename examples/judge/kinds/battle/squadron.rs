//! A squadron's move, fire and rotation.

use std::collections::{BTreeMap, VecDeque};

use serde::Deserialize;
use serde_json::Value;
use starwright::battle::{Choice, Game, PieceId, Squadron, Step, Wing};
use starwright::hex::{Direction, Hex};

use super::reaction::Reaction;
use super::table::{Dealt, Moment, act, after, broken, field, illegal, maybe, only};

/// One own collision and its outcome.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnCollision {
    mover: PieceId,
    other: PieceId,
    destroyed: PieceId,
}

/// What the elite does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Elite {
    id: PieceId,
    to: Hex,
    facing: Direction,
}

/// A fighter that blows up after so many shots.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Blast {
    ship: PieceId,
    after_shots: usize,
}

/// What the case's player chooses on the way.
struct Script {
    start: Choice,
    landing: Vec<PieceId>,
    collisions: VecDeque<OwnCollision>,
    firing: VecDeque<PieceId>,
    fired: usize,
    facings: BTreeMap<PieceId, Direction>,
    elite: Option<Elite>,
    blast: Option<Blast>,
    reaction: Reaction,
}

/// `battle_squadron`: move, fire and rotation of one squadron.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    only(case, &["squadron", "move", "turn", "landing", "own_collisions", "firing", "facings"])?;
    answer_with(case, None)
}

/// A squadron's turn in a game with a power.
pub(crate) fn answer_with(case: &Value, power: Dealt) -> Result<Value, String> {
    let squadron: Squadron = field(case, "squadron")?;
    let card = [field(case, "move")?, field(case, "turn")?, 0];
    let round = maybe(case, "round")?.unwrap_or(1);
    let mut game = Moment { round, power, ..Moment::new(squadron.seat(), card, Step::Squadron) }.game(case)?;
    let start = match start(case, squadron)? {
        Ok(start) => start,
        Err(refusal) => return Ok(refusal),
    };
    let mut script = Script::read(case, start)?;
    while let Some(choice) = script.next(&game)? {
        if let Err(refusal) = act(&mut game, &choice) {
            return Ok(illegal(refusal));
        }
    }
    script.check_spent()?;
    match script.reaction.finish(&mut game) {
        Ok(()) => after(&game),
        Err(refusal) => Ok(illegal(refusal)),
    }
}

/// How the squadron moves, or what the case expects when it names fighters that the squadron does not have.
fn start(case: &Value, squadron: Squadron) -> Result<Result<Choice, Value>, String> {
    let doubled: Option<Vec<PieceId>> = maybe(case, "doubled")?;
    let named = doubled.as_deref().unwrap_or_default();
    if let Some((_, twice)) = named.iter().enumerate().find(|&(place, fighter)| named[..place].contains(fighter)) {
        return Err(format!("`doubled` names {twice} twice"));
    }
    let by: Option<Hex> = maybe(case, "teleport")?;
    Ok(match (doubled, by) {
        (None, None) => Ok(Choice::Squadron { squadron }),
        (None, Some(by)) => Ok(Choice::Displace { squadron, by }),
        (Some(doubled), None) if doubled.is_empty() => Ok(Choice::Squadron { squadron }),
        (Some(doubled), None) => match Wing::of(squadron, &doubled) {
            Ok(fighters) => Ok(Choice::Double { squadron, fighters }),
            Err(error) => Err(broken(error.rule())),
        },
        (Some(_), Some(_)) => return Err("a squadron is doubled or displaced".into()),
    })
}

impl Script {
    fn read(case: &Value, start: Choice) -> Result<Self, String> {
        let listed: Vec<(PieceId, Direction)> = field(case, "facings")?;
        let mut facings = BTreeMap::new();
        for (fighter, facing) in listed {
            if facings.insert(fighter, facing).is_some() {
                return Err(format!("`facings` names {fighter} twice"));
            }
        }
        Ok(Self {
            start,
            landing: field(case, "landing")?,
            collisions: field(case, "own_collisions")?,
            firing: field(case, "firing")?,
            fired: 0,
            facings,
            elite: maybe(case, "elite")?,
            blast: maybe(case, "blast")?,
            reaction: Reaction::read(case)?,
        })
    }

    /// The next choice, or none when the squadron is done.
    fn next(&mut self, game: &Game) -> Result<Option<Choice>, String> {
        if let Some(blast) = self.blast_now(game) {
            return Ok(Some(blast));
        }
        let action = match game.step() {
            Step::Squadron => {
                return Ok(Some(Choice::landing(self.start.clone(), self.landing.clone())));
            }
            Step::Collide { mover, other } => {
                let given = self.collisions.pop_front();
                let given = given.filter(|given| (given.mover, given.other) == (mover, other));
                let given = given.ok_or_else(|| format!("{mover} meets {other}, which the case does not know"))?;
                Choice::Destroy { fighter: given.destroyed }
            }
            Step::EliteEnd { elite } => Choice::EliteEnd { to: self.elite(elite)?.to },
            Step::EliteFace { elite } => self.face_elite(game, elite)?,
            Step::Fire if self.firing.is_empty() => Choice::Pass,
            Step::Fire => {
                self.fired += 1;
                Choice::Fire { fighter: self.firing.pop_front().ok_or("nobody is left to fire")? }
            }
            Step::Turn { fighter } => {
                let facing = self.facings.remove(&fighter).ok_or_else(|| format!("no facing for {fighter}"))?;
                Choice::Turn { fighter, facing }
            }
            Step::Answer { .. } => self.reaction.next(game).ok_or("nobody answers")?,
            _ => return Ok(self.forbidden_turn(game)),
        };
        Ok(Some(action))
    }

    fn elite(&self, id: PieceId) -> Result<&Elite, String> {
        self.elite
            .as_ref()
            .filter(|elite| elite.id == id)
            .ok_or_else(|| format!("the case does not know that {id} is the elite"))
    }

    /// The elite takes its facing, or tries to be elsewhere than it is.
    fn face_elite(&self, game: &Game, id: PieceId) -> Result<Choice, String> {
        let &Elite { to, facing, .. } = self.elite(id)?;
        let there = game.field().ship(id).is_some_and(|ship| ship.at == to);
        Ok(if there { Choice::EliteFace { facing } } else { Choice::EliteEnd { to } })
    }

    /// The blast, at the first decision of the owner outside the movement after as many shots as the case says.
    fn blast_now(&mut self, game: &Game) -> Option<Choice> {
        let moving = matches!(
            game.step(),
            Step::Squadron | Step::Land | Step::Collide { .. } | Step::EliteEnd { .. } | Step::Answer { .. }
        );
        let due = self.blast.as_ref().is_some_and(|blast| blast.after_shots == self.fired);
        if moving || !due {
            return None;
        }
        self.blast.take().map(|blast| Choice::Blast { fighter: blast.ship })
    }

    /// A turn that the case asks for although nobody turns any more.
    fn forbidden_turn(&mut self, game: &Game) -> Option<Choice> {
        let facing_now = |fighter| game.field().ship(fighter).map(|ship| ship.facing);
        self.facings.retain(|&fighter, &mut facing| facing_now(fighter) != Some(facing));
        self.facings.pop_first().map(|(fighter, facing)| Choice::Turn { fighter, facing })
    }

    fn check_spent(&self) -> Result<(), String> {
        if self.collisions.is_empty() && self.firing.is_empty() && self.blast.is_none() {
            Ok(())
        } else {
            Err("the case knows more collisions, shots or blasts than there were".into())
        }
    }
}
