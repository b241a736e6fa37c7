//! Checked answers.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::mem;

use crate::dice::Die;
use crate::grid::CellSet;
use crate::trucker::attack::{Impact, LineEnd, Lines};
use crate::trucker::fleet::strength::Strengths;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::flight::event::Event;

/// A checked choice, and its effects.
pub(super) struct Settled {
    /// The player's fleet afterwards, if it changes.
    pub(super) fleet: Option<Arc<Fleet>>,
    /// The event to report.
    pub(super) event: Option<Event>,
    /// The input for the card.
    pub(super) answer: Answer,
}

/// The input with which a card continues.
pub(super) enum Answer {
    FliesOn,
    Withdraws(Ship),
    Jumps(Ship),
    Powered {
        powered: CellSet,
        strengths: Strengths,
    },
    Lands(Option<u8>),
    Takes(bool),
    Done,
    /// How the lines of an attack end, and what they hit.
    Defended {
        ends: Vec<LineEnd>,
        hit: Option<Box<Impact>>,
    },
    Kept(Box<Impact>),
    Rolled(Die),
    /// All dice of an attack at once, for computing odds.
    Aimed(Lines),
    /// All dice of one try of a sabotage, by the cells of the victim that they select.
    Called(CellSet),
}

impl Answer {
    /// The end of an attack; a hit, if something is destroyed.
    pub(super) fn hit(ends: Vec<LineEnd>, impact: Impact) -> Self {
        let hit = (!impact.destroyed().is_empty()).then(|| Box::new(impact));
        Self::Defended { ends, hit }
    }

    /// Takes the hit out of the answer.
    pub(super) fn take_impact(&mut self) -> Option<Box<Impact>> {
        match self {
            Self::Defended { hit, .. } => hit.take(),
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
