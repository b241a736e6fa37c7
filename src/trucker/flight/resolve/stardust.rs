//! Stardust (BG-STARDUST).

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::table::Seat;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::table::Table;

/// From the last to the first, a day for each exposed connector of all ships that fly (BG-TRACK-3).
pub(super) fn resolve(table: &mut Table, events: &mut Vec<Event>) {
    let order: Vec<Seat> = table.flying().iter().collect();
    for &seat in order.iter().rev() {
        let exposed = table.fleet(seat).exposed_connectors(CellSet::EMPTY);
        table.lose_days(seat, exposed, events);
    }
}
