//! An epidemic (BG-EPIDEMIC).

use alloc::vec::Vec;

use super::Asked;
use super::moment::Moment;
use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::event::Event;

/// Each cabin with crew that is joined to another one with crew loses one of its crew.
pub(super) fn resolve(now: &mut Moment<'_>) -> Option<Asked> {
    for seat in now.table.flying() {
        let infected = infected(now.table.fleet(seat));
        let from: Vec<(Cell, u8)> = infected.iter().map(|cabin| (cabin, 1)).collect();
        let mut fleet = now.table.fleet(seat).clone();
        if let Ok(lost) = fleet.lose_crew(infected.len(), CellSet::EMPTY, &from)
            && !lost.is_empty()
        {
            now.table.replace_fleet(seat, fleet);
            now.events.push(Event::Lost { seat, lost });
        }
    }
    None
}

/// Based on the crew before any is removed.
fn infected(fleet: &Fleet) -> CellSet {
    let crewed = fleet.aboard().crewed();
    crewed & fleet.layout().joints().neighbours(crewed)
}
