//! Open space (BG-OPEN).

use alloc::vec::Vec;

use super::turns::Turns;
use super::{Asked, of};
use crate::grid::CellSet;
use crate::table::Seat;
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::strength::Reckoning;
use crate::trucker::flight::event::{Event, Reason};
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// In order, each flies as many spaces as the engines have strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct OpenSpace {
    turns: Turns,
    current: Option<Seat>,
}

impl OpenSpace {
    pub(super) fn new(table: &Table) -> Self {
        Self { turns: Turns::leader_first(table), current: None }
    }

    /// In the midst of it, with that player asked.
    pub(super) const fn resumed(turns: Turns, current: Seat) -> Self {
        Self { turns, current: Some(current) }
    }

    pub(super) fn next(&mut self, table: &Table) -> Option<Asked> {
        self.current = self.turns.next(table);
        self.current.map(|seat| of(seat, Question::Engines))
    }

    pub(super) fn progress(self, table: &Table) -> Progress {
        Progress { waiting: self.turns.waiting(table), ..Progress::default() }
    }

    pub(super) fn hear(&mut self, answer: &Answer, table: &mut Table, events: &mut Vec<Event>) {
        if let (Some(seat), &Answer::Powered { powered, .. }) = (self.current.take(), answer) {
            fly(table, seat, powered, events);
        }
    }
}

/// BG-OPEN, LM-FLEET-3: ships with strength 0 give up at once (LM-R40), and the fleet flies as far as the weakest of the
/// others.
fn fly(table: &mut Table, seat: Seat, powered: CellSet, events: &mut Vec<Event>) {
    let fleet = table.fleet(seat);
    let reckoning = Reckoning::of_fleet(fleet);
    let engines = |ship: Ship| (ship, reckoning.strengths(ship.components, powered).engines);
    let ships: Vec<(Ship, u32)> = fleet.ships().map(engines).collect();
    for &(ship, _) in ships.iter().filter(|&&(_, strength)| strength == 0) {
        table.leave(seat, ship, Reason::Stranded, events);
    }
    let strengths = || ships.iter().map(|&(_, strength)| strength);
    let Some(strength) = strengths().filter(|&strength| strength > 0).min() else {
        return table.clear_marker(seat, events);
    };
    if strengths().any(|strength| strength == 0) {
        events.push(Event::Remain { seat, strength });
    }
    table.travel(seat, i16::try_from(strength).unwrap_or(i16::MAX), events);
}
