//! Open space (BG-OPEN).

use alloc::vec::Vec;

use super::moment::Moment;
use super::{Asked, Heard};
use crate::grid::CellSet;
use crate::table::{Actor, Seat};
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::strength::Reckoning;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::{Event, Reason};
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

/// In order, each flies as many spaces as the engines have strength.
pub(super) fn go_on(heard: Option<&Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match heard {
        None => now.all_wait(),
        Some(&(Actor::Seat(seat), _, &mut Answer::Powered { powered, .. })) => {
            fly(now.table, seat, powered, now.events);
        }
        Some(_) => {}
    }
    now.ask_next(Question::Engines)
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
    table.travel(seat, i32::try_from(strength).unwrap_or(i32::MAX), events);
}
