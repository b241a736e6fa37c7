//! An abandoned station (BG-STATION).

use alloc::vec::Vec;

use super::offers::Offers;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// The first in order who wants it and has the crew takes the goods and loses the days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct AbandonedStation {
    goods: Goods,
    days: u16,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Offered(Offers),
    Taken(Seat),
    Done,
}

impl AbandonedStation {
    pub(super) fn new(crew: u16, goods: Goods, days: u16, table: &Table) -> Self {
        Self { goods, days, state: State::Offered(Offers::new(crew, table)) }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        match &mut self.state {
            State::Offered(offers) => offers.next(table),
            State::Taken(seat) => Some(of(*seat, Question::Stow { loads: table.loads(self.goods) })),
            State::Done => None,
        }
    }

    pub(super) fn hear(&mut self, answer: &Answer, table: &mut Table, events: &mut Vec<Event>) {
        match (self.state, answer) {
            (State::Offered(offers), Answer::Takes(true)) => {
                self.state = offers.asked().map_or(State::Done, State::Taken);
            }
            (State::Taken(seat), Answer::Done) => {
                self.state = State::Done;
                table.lose_days(seat, self.days.into(), events);
            }
            _ => {}
        }
    }
}
