//! How a player is taken to answer.

use crate::grid::CellSet;
use crate::trucker::attack::{Defence, Impact};
use crate::trucker::cards::CombatLine;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::question::Question;

/// How a player is taken to answer: the same answer wherever the same is asked of the same fleet.
///
/// A [`Habit`] is one, and so is a closure with the arguments of [`answer`](Self::answer).
pub trait Policy {
    /// The answer to a question, given the answers that a [`Flight`](crate::trucker::flight::Flight) lists; others may do.
    /// The listed ones begin with what costs least: to power nothing, to do nothing about an attack.
    fn answer(&self, fleet: &Fleet, question: &Question, listed: &[Choice]) -> Choice;

    /// Whether the player reckons to be the worst in a line of a combat zone, so that it hits; by default in every one. Nothing
    /// is powered to escape it.
    fn is_worst(&self, line: &CombatLine) -> bool {
        let _ = line;
        true
    }
}

impl<F: Fn(&Fleet, &Question, &[Choice]) -> Choice> Policy for F {
    fn answer(&self, fleet: &Fleet, question: &Question, listed: &[Choice]) -> Choice {
        self(fleet, question, listed)
    }
}

/// Two plain policies. Of a ship in pieces both keep the piece with most components, of several the first; of what else is to
/// go or to be stowed the first way that is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Habit {
    /// Powers nothing, takes nothing, lands nowhere and does nothing about an attack.
    DoNothing,
    /// Takes what is offered, lands on the first free planet, powers all that adds to a strength, and of the listed defences
    /// takes the first of those that leave the fewest components destroyed for the fewest batteries.
    SpendWhatHelps,
}

impl Policy for Habit {
    fn answer(&self, fleet: &Fleet, question: &Question, listed: &[Choice]) -> Choice {
        let spends = *self == Self::SpendWhatHelps;
        let chosen = match question {
            Question::Keep { impact } => listed.iter().min_by_key(|choice| cut_off(impact, choice)),
            Question::Defend { incoming } if spends => listed.iter().min_by_key(|choice| match choice {
                Choice::Defend { defence } => {
                    let outcome = fleet.defend(incoming, defence).ok();
                    (outcome.map(|outcome| outcome.impact.destroyed().len()), defence.tokens.len())
                }
                _ => (None, 0),
            }),
            Question::Engines | Question::Cannons if spends => listed.last(),
            Question::Land { .. } | Question::Take if !spends => listed.last(),
            _ => listed.first(),
        };
        chosen.cloned().unwrap_or(Choice::Defend { defence: Defence::default() })
    }
}

/// How many components a piece leaves behind.
fn cut_off(impact: &Impact, choice: &Choice) -> Option<u32> {
    let &Choice::Keep { at } = choice else { return None };
    impact.clone().keep(at).ok().map(CellSet::len)
}
