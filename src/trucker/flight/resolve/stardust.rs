//! Stardust (BG-STARDUST).

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::table::Table;

/// A day for each exposed connector of all ships that fly.
pub(super) fn resolve(table: &mut Table, events: &mut Vec<Event>) {
    table.all_lose_days(|table, seat| table.fleet(seat).exposed_connectors(CellSet::EMPTY), events);
}
