//! Players one after the other.

use alloc::vec::Vec;

use crate::table::Seat;
use crate::table::few::Few;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::table::{Seats, Table};

/// Who has still to come, in an order that is settled when it begins (BG-TRACK-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turns(Seats);

impl Turns {
    pub(super) const NOBODY: Self = Self(Seats::new());

    /// Everybody who takes part, leader first.
    pub(super) fn leader_first(table: &Table) -> Self {
        Self(table.flying())
    }

    pub(super) const fn of(seats: Seats) -> Self {
        Self(seats)
    }

    /// Those who wait as a card has come so far.
    pub(super) fn waiting_are(progress: &Progress) -> Option<Self> {
        Few::collect(progress.waiting.iter().copied()).map(Self)
    }

    /// Whose turn it is next, of those who have a ship left (LM-R45).
    pub(super) fn next(&mut self, table: &Table) -> Option<Seat> {
        core::iter::from_fn(|| self.0.take(|_| true)).find(|&seat| table.has_ship(seat))
    }

    /// Who has still to come.
    pub(super) fn waiting(self, table: &Table) -> Vec<Seat> {
        self.0.iter().filter(|&seat| table.has_ship(seat)).collect()
    }
}
