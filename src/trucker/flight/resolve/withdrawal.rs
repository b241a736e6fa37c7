//! Before a card: ships that withdraw (LM-END-1).

use alloc::vec::Vec;

use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::flight::event::{Event, Reason};
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// Players decide in flight order, each about all of his ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Withdrawal {
    turns: Turns,
    current: Option<Seat>,
}

impl Withdrawal {
    pub(super) fn new(table: &Table) -> Self {
        Self { turns: Turns::leader_first(table), current: None }
    }

    /// In the midst of it, with that player asked.
    pub(super) const fn resumed(turns: Turns, current: Seat) -> Self {
        Self { turns, current: Some(current) }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        let current = self.current.filter(|&seat| table.has_ship(seat));
        self.current = current.or_else(|| self.turns.next(table));
        self.current.map(|seat| of(seat, Question::Withdraw))
    }

    pub(super) fn progress(self, table: &Table) -> Progress {
        Progress { waiting: self.turns.waiting(table), ..Progress::default() }
    }

    pub(super) fn hear(&mut self, answer: &Answer, table: &mut Table, events: &mut Vec<Event>) {
        match (self.current, answer) {
            (Some(seat), &Answer::Withdraws(ship)) => {
                table.leave(seat, ship, Reason::Withdrawn, events);
                table.clear_marker(seat, events);
            }
            _ => self.current = None,
        }
    }
}
