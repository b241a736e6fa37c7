//! The context in which a card continues.

use alloc::vec::Vec;

use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::attack::Incoming;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

/// The table, the progress of the card, and the events.
pub(super) struct Moment<'a> {
    pub(super) table: &'a mut Table,
    pub(super) progress: &'a mut Progress,
    /// The attack that is met.
    pub(super) incoming: &'a mut Option<Incoming>,
    pub(super) events: &'a mut Vec<Event>,
}

impl Moment<'_> {
    /// Queues all participating players, leader first: the order is fixed when the card begins (BG-TRACK-3).
    pub(super) fn all_wait(&mut self) {
        self.progress.waiting = self.table.flying();
    }

    /// The next player with a ship left (LM-R45).
    pub(super) fn next(&mut self) -> Option<Seat> {
        let Self { table, progress, .. } = self;
        let place = progress.waiting.iter().position(|&seat| table.has_ship(seat))?;
        progress.waiting.drain(..=place).next_back()
    }

    /// Asks the next player.
    pub(super) fn ask_next(&mut self, question: Question) -> Option<Asked> {
        self.next().map(|seat| of(seat, question))
    }
}
