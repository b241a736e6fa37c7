//! What a line of a combat zone does to who is worst in it (BG-COMBAT).

use alloc::vec::Vec;

use super::barrage::Barrage;
use super::{Asked, of};
use crate::table::Seat;
use crate::table::few::Few;
use crate::trucker::cards::Penalty;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// What is still to come of a penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Suffering(State);

#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// Who is hit is to choose what is lost, or has been asked.
    Due(Option<Asked>),
    ShotAt(Barrage),
}

impl Suffering {
    /// Days are lost at once (LM-R41).
    pub(super) fn new(penalty: &Penalty, seat: Seat, table: &mut Table, events: &mut Vec<Event>) -> Self {
        Self(match penalty {
            &Penalty::Days(days) => {
                table.lose_days(seat, days.into(), events);
                State::Due(None)
            }
            &Penalty::Crew(count) => State::Due(Some(of(seat, Question::Crew { count: count.into() }))),
            &Penalty::Goods(count) => State::Due(Some(of(seat, Question::Goods { count: count.into() }))),
            Penalty::Shots(shots) => State::ShotAt(Barrage::new(shots, Few::of(seat))),
        })
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        match &mut self.0 {
            State::Due(due) => due.take(),
            State::ShotAt(barrage) => barrage.next(table, events),
        }
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        match &self.0 {
            State::Due(_) => Progress::default(),
            State::ShotAt(barrage) => barrage.progress(table),
        }
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &Table, events: &mut Vec<Event>) {
        if let State::ShotAt(barrage) = &mut self.0 {
            barrage.hear(answer, table, events);
        }
    }

    /// The shot that is being rolled, after each of its outcomes, with the throws that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        let State::ShotAt(barrage) = &self.0 else { return Vec::new() };
        barrage.rolls(table).into_iter().map(|(barrage, ways)| (Self(State::ShotAt(barrage)), ways)).collect()
    }
}
