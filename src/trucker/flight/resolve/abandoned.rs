//! Abandoned ships and stations (BG-SHIP, BG-STATION).

use alloc::vec::Vec;

use super::offers::Offers;
use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// The first in order who wants it and has the crew takes it, and loses the days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Abandoned {
    find: Find,
    days: u16,
    state: State,
}

/// What is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Find {
    /// So many of the crew go with it, for credits.
    Ship { crew: u16, credits: u16 },
    /// The crew is kept.
    Station { goods: Goods },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Offered(Offers),
    Taken(Seat),
    Done,
}

impl Abandoned {
    pub(super) fn new(find: Find, crew: u16, days: u16, table: &Table) -> Self {
        Self { find, days, state: State::Offered(Offers::new(crew, table)) }
    }

    /// In the midst of it, with that player asked whether he takes it, or what is due for it.
    pub(super) const fn resumed(self, turns: Turns, current: Seat, is_taken: bool) -> Self {
        let state = match self.state {
            State::Offered(offers) if !is_taken => State::Offered(offers.resumed(turns, current)),
            _ => State::Taken(current),
        };
        Self { state, ..self }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        match (&mut self.state, self.find) {
            (State::Offered(offers), _) => offers.next(table),
            (&mut State::Taken(seat), Find::Ship { crew, .. }) => Some(of(seat, Question::Crew { count: crew.into() })),
            (&mut State::Taken(seat), Find::Station { goods }) => {
                Some(of(seat, Question::Stow { loads: table.loads(goods) }))
            }
            (State::Done, _) => None,
        }
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        match &self.state {
            State::Offered(offers) => offers.progress(table),
            State::Taken(_) | State::Done => Progress::default(),
        }
    }

    pub(super) fn hear(&mut self, answer: &Answer, table: &mut Table, events: &mut Vec<Event>) {
        match (self.state, answer) {
            (State::Offered(offers), Answer::Takes(true)) => {
                self.state = offers.asked().map_or(State::Done, State::Taken);
            }
            (State::Taken(seat), Answer::Done) => {
                self.state = State::Done;
                self.leave(seat, table, events);
            }
            _ => {}
        }
    }

    /// BG-SHIP: whoever gave exactly all has nobody left to lose days.
    fn leave(&self, seat: Seat, table: &mut Table, events: &mut Vec<Event>) {
        if let Find::Ship { credits, .. } = self.find {
            table.pay(seat, credits.into(), events);
        }
        if table.fleet(seat).crew().total() > 0 {
            table.lose_days(seat, self.days.into(), events);
        }
    }
}
