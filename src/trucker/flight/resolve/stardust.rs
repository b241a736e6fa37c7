//! Stardust (BG-STARDUST).

use super::Asked;
use super::moment::Moment;
use crate::grid::CellSet;

/// A day for each exposed connector of all ships that fly.
pub(super) fn resolve(now: &mut Moment<'_>) -> Option<Asked> {
    now.table.all_lose_days(|table, seat| table.fleet(seat).exposed_connectors(CellSet::EMPTY), now.events);
    None
}
