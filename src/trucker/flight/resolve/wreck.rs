//! What a hit leaves to decide, and then takes (LM-LEGAL-12, LM-ATTACK-9).

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::attack::Impact;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

/// A player's fleet that is hit. While its owner is asked which piece to keep, the impact is with the question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wreck {
    seat: Option<Seat>,
    impact: Option<Box<Impact>>,
}

impl Wreck {
    /// A hit, or one more decision about it.
    pub(super) fn of(seat: Seat, impact: Box<Impact>) -> Self {
        Self { seat: Some(seat), impact: Some(impact) }
    }

    /// Whose fleet it is.
    pub(super) const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What is to be decided next; when nothing is, the loss is taken.
    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        let (seat, impact) = (self.seat?, self.impact.take()?);
        if impact.broken().next().is_some() {
            return Some(of(seat, Question::Keep { impact }));
        }
        table.wreck(seat, *impact, events);
        self.seat = None;
        None
    }
}
