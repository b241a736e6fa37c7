//! What comes of an answer.

use alloc::boxed::Box;
use core::mem;

use crate::dice::Die;
use crate::grid::CellSet;
use crate::trucker::attack::{Impact, Lines};
use crate::trucker::fleet::strength::Strengths;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::flight::event::Event;

/// A choice that is no mistake, and what comes of it.
pub(super) struct Settled {
    /// What the player's fleet becomes, if it changes.
    pub(super) fleet: Option<Fleet>,
    /// What is to be told of it.
    pub(super) event: Option<Event>,
    /// What the card goes on with.
    pub(super) answer: Answer,
}

/// What a card goes on with.
pub(super) enum Answer {
    FliesOn,
    Withdraws(Ship),
    Powered {
        powered: CellSet,
        strengths: Strengths,
    },
    Lands(Option<u8>),
    Takes(bool),
    Done,
    Defended(Option<Box<Impact>>),
    Kept(Box<Impact>),
    Rolled(Die),
    /// All dice of an attack at once, where odds are reckoned.
    Aimed(Lines),
    /// All dice of a try of a sabotage at once, by the cells of the victim that they call.
    Called(CellSet),
}

impl Answer {
    /// The hit that it leaves, taken out of it.
    pub(super) fn take_impact(&mut self) -> Option<Box<Impact>> {
        match self {
            Self::Defended(impact) => impact.take(),
            Self::Kept(_) => match mem::replace(self, Self::Done) {
                Self::Kept(impact) => Some(impact),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Settled {
    pub(super) const fn only(answer: Answer) -> Self {
        Self { fleet: None, event: None, answer }
    }
}
