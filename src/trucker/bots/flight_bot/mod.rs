//! A bot for the flight.

mod answer;
mod deal;
mod foresight;
mod offers;
mod power;
mod prospects;

use crate::table::{Actor, Seat};
use crate::trucker::bots::Skill;
use crate::trucker::flight::{Choice, PlayerView, Question, View};
use prospects::Prospects;

/// Answers whatever is asked in a flight.
///
/// | skill | answers |
/// |---|---|
/// | low | spends no battery where it need not, moves no ship, and takes whatever is offered |
/// | middle | meets attacks with the [best defence](crate::trucker::Fleet::best_defence), powers what wins, and gives a credit for a day |
/// | high | likewise, but gives for a day what it may cost in rewards, and tries other answers in flights flown on to the end |
///
/// With low and middle skill it looks at the card that is being resolved. With high skill it flies on 24 times in thought,
/// from what its view shows to the settlement, with cards and dice that may come, and everybody of middle skill; the same for up to
/// six answers (to withdraw, to power, to land, to take, to defend), in each at most 600 answers. It departs from its usual answer
/// only for one that brings home clearly more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlightBot {
    seat: Seat,
    skill: Skill,
}

/// One question to a captain, and all that bears on the answer.
struct Asked<'a> {
    view: &'a View,
    own: &'a PlayerView,
    listed: &'a [Choice],
    prospects: Prospects,
}

impl FlightBot {
    /// A bot on that seat.
    #[must_use]
    pub const fn new(seat: Seat, skill: Skill) -> Self {
        Self { seat, skill }
    }

    /// Where it sits.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// What it answers, given what it sees and what is listed for it; nothing if it is not asked.
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
            // of goods that are worth the same any will do; dice are not asked of a seat
            _ => None,
        }
    }
}
