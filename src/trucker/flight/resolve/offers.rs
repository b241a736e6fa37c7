//! What is offered to one player after the other until one takes it.

use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::flight::progress::Progress;
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

    /// In the midst of it, with that player asked.
    pub(super) const fn resumed(self, turns: Turns, current: Seat) -> Self {
        Self { turns, asked: Some(current), ..self }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        let mut turns = self.turns;
        self.asked = core::iter::from_fn(|| turns.next(table)).find(|&seat| self.may_take(seat, table));
        self.turns = turns;
        self.asked.map(|seat| of(seat, Question::Take))
    }

    /// Who was asked last.
    pub(super) const fn asked(self) -> Option<Seat> {
        self.asked
    }

    pub(super) fn progress(self, table: &Table) -> Progress {
        let mut waiting = self.turns.waiting(table);
        waiting.retain(|&seat| self.may_take(seat, table));
        Progress { waiting, ..Progress::default() }
    }

    fn may_take(self, seat: Seat, table: &Table) -> bool {
        table.fleet(seat).crew().total() >= self.crew.into()
    }
}
