//! The hourglass and the dice beside it (BG-TIMER, LM-TORUS-3, LM-IVC-TIMER, LM-IV3-8).

use alloc::vec::Vec;

use super::{Asked, Building};
use crate::dice::Die;
use crate::table::Seat;
use crate::trucker::parts::blueprint::{Mark, Marks};
use crate::trucker::parts::board::Board;
use crate::trucker::yard::Terms;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::hourglass::{Hourglass, TimerPlace};
use crate::trucker::yard::refusal::{ClockRefusal, Refusal};

impl Building {
    /// BG-TIMER-1, BG-TIMER-2, LM-TORUS-3, LM-IVC-TIMER: not before it has run out, nor before the die that is due, and onto
    /// "Start" and into overtime only by a player who has finished. Nobody has to (LM-R17).
    pub(super) fn may_flip(&self, terms: &Terms, seat: Seat) -> Result<(), Refusal> {
        let Hourglass { place: at, running } = self.hourglass;
        if running {
            return Err(ClockRefusal::StillRunning { at }.into());
        }
        if self.may_roll().is_ok() {
            return Err(ClockRefusal::RollFirst { at }.into());
        }
        let to = at.next(terms.overtime).ok_or(Refusal::BuildingOver)?;
        let for_finished = matches!(to, TimerPlace::Start | TimerPlace::Overtime);
        if for_finished && self.benches.get(seat).order.is_none() {
            return Err(ClockRefusal::NotFinished { to }.into());
        }
        Ok(())
    }

    pub(super) fn flip(&mut self, terms: &Terms, seat: Seat, events: &mut Vec<Event>) {
        if let Some(to) = self.hourglass.place.next(terms.overtime) {
            self.hourglass = Hourglass { place: to, running: true };
            events.push(Event::Flipped { seat, to });
        }
    }

    pub(super) fn may_run_out(&self) -> Result<(), Refusal> {
        let Hourglass { place: at, running } = self.hourglass;
        if running { Ok(()) } else { Err(ClockRefusal::NotRunning { at }.into()) }
    }

    /// BG-TIMER-2, LM-TORUS-3: building ends when the last run is out.
    pub(super) fn run_out(&mut self, terms: &Terms, events: &mut Vec<Event>) {
        let at = self.hourglass.place;
        self.hourglass.running = false;
        events.push(Event::RanOut { at });
        if at.next(terms.overtime).is_none() {
            self.end(terms, events);
        }
    }

    /// LM-IVC-TIMER: die 1 when the first run is out, die 2 when III is.
    pub(super) fn may_roll(&self) -> Result<(), Refusal> {
        if self.board().blueprint().marks().is_empty() {
            return Err(ClockRefusal::NoDice.into());
        }
        match (self.hourglass, self.dice.len()) {
            (Hourglass { place: TimerPlace::Beside, running: false }, 0)
            | (Hourglass { place: TimerPlace::III, running: false }, 1) => Ok(()),
            _ => Err(ClockRefusal::NoRollNow.into()),
        }
    }

    pub(super) fn roll(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.asked = Some(Asked::Die);
        events.push(Event::Rolled { seat });
    }

    /// LM-IVC-3, LM-IVC-BUILD-2: the cells are open to all players at once.
    pub(super) fn open(&mut self, terms: &Terms, face: Die, events: &mut Vec<Event>) {
        let mark = if self.dice.contains(face) { Mark::Equals } else { Mark::from(face) };
        if self.dice.push(face).is_err() {
            return;
        }
        self.asked = None;
        let opens = Marks::EMPTY.with(mark);
        for seat in terms.seats() {
            let bench = self.benches.get_mut(seat);
            bench.remember_part();
            // a board of the caller's own may lack the mark, which then opens nothing
            let _opened = bench.layout.open(opens);
        }
        events.push(Event::Opened { face, mark });
        self.ask_for_missing_die(terms);
    }

    /// LM-R19: when all have finished the dice that are missing are rolled at once.
    pub(super) fn ask_for_missing_die(&mut self, terms: &Terms) {
        let rolls = !self.board().blueprint().marks().is_empty();
        if self.over && rolls && self.dice.len() < 2 && self.unfinished(terms).next().is_none() {
            self.asked = Some(Asked::Die);
        }
    }

    pub(in crate::trucker::yard) fn board(&self) -> &Board {
        self.benches.get(Seat::Zero).layout.board()
    }
}
