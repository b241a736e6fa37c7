//! The hourglass and the dice beside it (BG-TIMER, LM-TORUS-3, LM-IVC-TIMER, LM-IV3-8).

use alloc::vec::Vec;

use super::{Asked, Building};
use crate::dice::Die;
use crate::table::Seat;
use crate::table::array_vec::ArrayVec;
use crate::trucker::parts::blueprint::{Mark, Marks};
use crate::trucker::parts::board::Board;
use crate::trucker::yard::Terms;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::hourglass::{Hourglass, TimerPlace};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;

impl Building {
    /// BG-TIMER-1, BG-TIMER-2, LM-TORUS-3, LM-IVC-TIMER: not before it has run out, nor before the die that is due, and onto
    /// "Start" and into overtime only by a player who has finished. Flipping is optional (LM-R17).
    pub(in crate::trucker::yard) fn judge_flip(&self, terms: &Terms, seat: Seat) -> Result<Settled, Refusal> {
        self.is_going_on()?;
        let Hourglass { place: at, running } = self.hourglass;
        if running {
            return Err(Refusal::StillRunning { at });
        }
        if self.roll_is_due().is_ok() {
            return Err(Refusal::RollFirst { at });
        }
        let to = at.next(terms.overtime).ok_or(Refusal::BuildingOver)?;
        let for_finished = matches!(to, TimerPlace::Start | TimerPlace::Overtime);
        if for_finished && self.benches.get(seat).order.is_none() {
            return Err(Refusal::NotFinished { to });
        }
        Ok(Settled::Flipped { seat, to })
    }

    pub(in crate::trucker::yard) fn flip(&mut self, seat: Seat, to: TimerPlace, events: &mut Vec<Event>) {
        self.hourglass = Hourglass { place: to, running: true };
        events.push(Event::Flipped { seat, to });
    }

    pub(in crate::trucker::yard) fn judge_ran_out(&self) -> Result<Settled, Refusal> {
        self.nothing_asked()?;
        let Hourglass { place: at, running } = self.hourglass;
        if running { Ok(Settled::RanOut { at }) } else { Err(Refusal::NotRunning { at }) }
    }

    /// BG-TIMER-2, LM-TORUS-3: building ends when the last run is out.
    pub(in crate::trucker::yard) fn run_out(&mut self, terms: &Terms, at: TimerPlace, events: &mut Vec<Event>) {
        self.hourglass.running = false;
        events.push(Event::RanOut { at });
        if at.next(terms.overtime).is_none() {
            self.end(terms, events);
        }
    }

    pub(in crate::trucker::yard) fn judge_roll(&self, seat: Seat) -> Result<Settled, Refusal> {
        self.is_going_on()?;
        self.roll_is_due().map(|()| Settled::Rolled { seat })
    }

    /// LM-IVC-TIMER: die 1 when the first run is out, die 2 when III is.
    fn roll_is_due(&self) -> Result<(), Refusal> {
        if self.board().blueprint().marks().is_empty() {
            return Err(Refusal::NoDice);
        }
        match (self.hourglass, self.dice.len()) {
            (Hourglass { place: TimerPlace::Beside, running: false }, 0)
            | (Hourglass { place: TimerPlace::III, running: false }, 1) => Ok(()),
            _ => Err(Refusal::NoRollNow),
        }
    }

    pub(in crate::trucker::yard) fn roll(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.asked = Some(Asked::Die);
        events.push(Event::Rolled { seat });
    }

    /// The cells that a die opens, and the dice with it (LM-IVC-3).
    pub(in crate::trucker::yard) fn judge_die(&self, face: Die) -> Result<Settled, Refusal> {
        if self.asked != Some(Asked::Die) {
            return Err(Refusal::NoDieDue);
        }
        let mark = if self.dice.contains(face) { Mark::Equals } else { Mark::from(face) };
        let mut dice = self.dice;
        dice.push(face).map_err(|_| Refusal::NoDieDue)?;
        Ok(Settled::Opened { face, mark, dice })
    }

    /// LM-IVC-3, LM-IVC-BUILD-2: the cells are open to all players at once.
    pub(in crate::trucker::yard) fn open(
        &mut self,
        terms: &Terms,
        face: Die,
        mark: Mark,
        dice: ArrayVec<Die, 2>,
        events: &mut Vec<Event>,
    ) {
        self.dice = dice;
        self.asked = None;
        let opens = Marks::EMPTY.with(mark);
        for seat in terms.seats() {
            let bench = self.benches.get_mut(seat);
            bench.remember_part();
            // a custom board may lack the mark, which then opens nothing
            let _opened = bench.layout.open(opens);
        }
        events.push(Event::Opened { face, mark });
        self.ask_for_missing_die(terms);
    }

    /// LM-R19: when all have finished, the missing dice are rolled at once.
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
