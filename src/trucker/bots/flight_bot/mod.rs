//! A bot for the flight.

mod answer;
mod deal;
mod foresight;
mod hyperspace;
mod offers;
mod power;
mod prospects;

use crate::table::{Actor, Seat};
use crate::trucker::bots::Skill;
use crate::trucker::flight::{Choice, PlayerView, Question, View};
use prospects::Prospects;

/// A bot for flights.
///
/// | skill | answers |
/// |---|---|
/// | low | spends no battery unnecessarily, moves no ship, and takes every offer |
/// | middle | meets attacks with the [best defence](crate::trucker::Fleet::best_defence), powers what wins, and values a day at one credit |
/// | high | likewise, but values a day at what it may cost in rewards, and simulates other answers to the end of the flight |
///
/// All wake their sleepers as soon as there is room. Those of middle and high skill send ships into hyperspace where that saves more
/// than its battery.
///
/// At low and middle skill it considers only the current card. At high skill it simulates up to six answers (to withdraw, jump, power,
/// land, take or defend) in 24 flights each, from its view to the settlement, with random cards and dice, all players at middle
/// skill, and at most 600 decisions per flight. It changes its usual answer only for one that earns clearly more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlightBot {
    seat: Seat,
    skill: Skill,
}

/// A question to a captain, with all that the answer depends on.
struct Asked<'a> {
    view: &'a View,
    own: &'a PlayerView,
    listed: &'a [Choice],
    prospects: Prospects,
}

impl FlightBot {
    /// A bot for that seat.
    #[must_use]
    pub const fn new(seat: Seat, skill: Skill) -> Self {
        Self { seat, skill }
    }

    /// Its seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// Its answer, given its view and its listed choices; `None` if it is not asked.
    #[must_use]
    pub fn choose(self, view: &View, listed: &[Choice]) -> Option<Choice> {
        let (_, question) = view.asked.as_ref().filter(|(actor, _)| *actor == Actor::Seat(self.seat))?;
        let own = view.players.get(usize::from(self.seat.number()))?;
        let asked = Asked { view, own, listed, prospects: Prospects::of(self.skill, view, own) };
        let usual = asked.answer(question).or_else(|| listed.first().cloned())?;
        Some(if self.skill == Skill::High { asked.foresee(question, usual) } else { usual })
    }
}

impl Asked<'_> {
    fn answer(&self, question: &Question) -> Option<Choice> {
        match question {
            Question::Withdraw => Some(self.withdraw()),
            Question::Hyperspace => self.hyperspace(),
            Question::Engines => self.engines(),
            Question::Cannons => self.cannons(),
            Question::Land { free, .. } => Some(self.land(free)),
            Question::Take => Some(self.take()),
            Question::Crew { count } => self.give_crew(*count),
            Question::Stow { .. } => self.stow(),
            Question::Defend { incoming } => self.defend(incoming),
            Question::Keep { impact } => {
                let at = impact.best_pieces(&self.prospects.values).first().copied()?;
                Some(Choice::Keep { at })
            }
            Question::Goods { .. } => self.give_goods(),
            // a seat is never asked for dice
            _ => None,
        }
    }
}
