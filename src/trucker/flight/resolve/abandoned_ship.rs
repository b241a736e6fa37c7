//! An abandoned ship (BG-SHIP).

use alloc::vec::Vec;

use super::offers::Offers;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// The first in order who wants it gives up the crew, takes the credits and loses the days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct AbandonedShip {
    crew: u16,
    credits: u16,
    days: u16,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Offered(Offers),
    Taken(Seat),
    Done,
}

impl AbandonedShip {
    pub(super) fn new(crew: u16, credits: u16, days: u16, table: &Table) -> Self {
        Self { crew, credits, days, state: State::Offered(Offers::new(crew, table)) }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        match &mut self.state {
            State::Offered(offers) => offers.next(table),
            State::Taken(seat) => Some(of(*seat, Question::Crew { count: self.crew.into() })),
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
                table.pay(seat, self.credits.into(), events);
                // whoever gave exactly all has nobody left to lose days
                if table.fleet(seat).crew().total() > 0 {
                    table.lose_days(seat, self.days.into(), events);
                }
            }
            _ => {}
        }
    }
}
