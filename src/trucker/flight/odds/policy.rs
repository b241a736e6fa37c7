//! Policies: how a player is assumed to answer.

use crate::grid::CellSet;
use crate::trucker::attack::{Defence, Impact};
use crate::trucker::cards::CombatLine;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::question::Question;

/// How a player is assumed to answer. The same question to the same fleet must always get the same answer.
///
/// A [`Habit`] is one, and so is a closure with the arguments of [`answer`](Self::answer).
pub trait Policy {
    /// The answer to a question, given the answers that a [`Flight`](crate::trucker::flight::Flight) lists; it may be another
    /// one. The listed ones begin with the cheapest: power nothing, do nothing about an attack.
    fn answer(&self, fleet: &Fleet, question: &Question, listed: &[Choice]) -> Choice;

    /// Whether the player expects to be the worst in a line of a combat zone; by default in every line. Nothing is powered to
    /// escape it.
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

/// Two simple policies. Both keep the piece with the most components, the first of equals, and otherwise lose or stow by the
/// first listed answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Habit {
    /// Powers nothing, takes nothing, never lands and never defends.
    DoNothing,
    /// Takes offers, lands on the first free planet, powers everything that adds strength, and takes the first listed defence
    /// with the fewest components destroyed, then the fewest batteries.
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
                    let harm = outcome.map(|outcome| (outcome.impact.destroyed().len(), outcome.boarded().count()));
                    (harm, defence.tokens.len())
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
