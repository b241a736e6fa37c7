//! A bot on a seat of any game.

use starwright::battle::{self, Bot, Deck};
use starwright::table::{Play, Seat};
use starwright::trucker::Game;
use starwright::trucker::bots::{FlightBot, Skill, Trucker, YardBot};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use super::hint::Hint;
use crate::answer::{Json, Problem, Question};
use crate::dice::dice;

/// A bot: its seat, its strength, the seed of its samples, and the decks that it supposes in a battle.
pub struct Asked {
    pub seat: Seat,
    skill: Skill,
    seed: u64,
    decks: Vec<Deck>,
}

impl Asked {
    /// The bot of a question: `{"seat": 0, "skill": "high", "seed": 7, "decks": […]}`.
    ///
    /// # Errors
    /// Which field cannot be read.
    pub fn of(question: &Question) -> Result<Self, Problem> {
        Ok(Self {
            seat: question.field("seat")?,
            skill: question.field("skill")?,
            seed: question.optional("seed")?,
            decks: question.optional("decks")?,
        })
    }

    /// What it chooses, and why.
    pub(crate) fn advice<G: Advised>(&self, view: &G::View, listed: &[G::Choice]) -> Json {
        G::advised(self, view, listed).unwrap_or_else(Json::null)
    }
}

/// A game with bots.
pub trait Advised: Play {
    /// The choice of a bot that has this view, and its reasons.
    fn advised(bot: &Asked, view: &Self::View, listed: &[Self::Choice]) -> Option<Json>;
}

impl Advised for battle::Game {
    fn advised(bot: &Asked, view: &Self::View, _: &[Self::Choice]) -> Option<Json> {
        let known = match bot.skill {
            Skill::Low => Bot::ALL[0],
            Skill::Middle => Bot::ALL[1],
            Skill::High => Bot::ALL[2],
        };
        let advice = known.advise(view, &bot.decks, &mut dice(bot.seed))?;
        Some(Hint::expecting(advice.choice, advice.expected).json())
    }
}

impl Advised for Yard {
    fn advised(bot: &Asked, view: &Self::View, listed: &[Self::Choice]) -> Option<Json> {
        let choice = YardBot::new(bot.seat, bot.skill).choose(view, listed)?;
        Some(Hint::in_yard(view, bot.seat, choice).json())
    }
}

impl Advised for Flight {
    fn advised(bot: &Asked, view: &Self::View, listed: &[Self::Choice]) -> Option<Json> {
        let choice = FlightBot::new(bot.seat, bot.skill).choose(view, listed)?;
        Some(Hint::in_flight(view, bot.seat, choice).json())
    }
}

impl Advised for Game {
    fn advised(bot: &Asked, view: &Self::View, listed: &[Self::Choice]) -> Option<Json> {
        let choice = Trucker::new(bot.seat, bot.skill).choose(view, listed)?;
        Some(Hint::in_game(view, bot.seat, choice).json())
    }
}
