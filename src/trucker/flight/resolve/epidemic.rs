//! An epidemic (BG-EPIDEMIC).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::table::Table;

/// Each cabin with crew that is joined to another one with crew loses one of its crew.
pub(super) fn resolve(table: &mut Table, events: &mut Vec<Event>) {
    for seat in table.flying().iter() {
        let infected = infected(table.fleet(seat));
        let from: Vec<(Cell, u8)> = infected.iter().map(|cabin| (cabin, 1)).collect();
        let mut fleet = table.fleet(seat).clone();
        if let Ok(lost) = fleet.lose_crew(infected.len(), CellSet::EMPTY, &from)
            && !lost.is_empty()
        {
            table.replace_fleet(seat, fleet);
            events.push(Event::Lost { seat, lost });
        }
    }
}

/// Judged on the crew as it is before anybody is removed.
fn infected(fleet: &Fleet) -> CellSet {
    let crewed = fleet.aboard().crewed();
    crewed & fleet.layout().joints().neighbours(crewed)
}
