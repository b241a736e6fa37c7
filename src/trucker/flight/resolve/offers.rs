//! What is offered to one player after the other until one takes it.

use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

/// An offer to those with enough crew, in order (BG-SHIP, BG-STATION).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offers {
    turns: Turns,
    /// How many crew members it takes, aliens included (BG-CREW-2).
    crew: u16,
    asked: Option<Seat>,
}

impl Offers {
    pub(super) fn new(crew: u16, table: &Table) -> Self {
        Self { turns: Turns::leader_first(table), crew, asked: None }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        let mut turns = core::iter::from_fn(|| self.turns.next(table));
        self.asked = turns.find(|&seat| table.fleet(seat).crew().total() >= self.crew.into());
        self.asked.map(|seat| of(seat, Question::Take))
    }

    /// Who was asked last.
    pub(super) const fn asked(self) -> Option<Seat> {
        self.asked
    }
}
