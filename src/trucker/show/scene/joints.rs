//! The joints of a ship.

use crate::grid::{Cell, Side};
use crate::trucker::parts::component::Connector;
use crate::trucker::ship::layout::Layout;

/// Every legal joint, seen from both of its components, with the prongs that hold.
pub(in crate::trucker::show) fn held(layout: &Layout) -> impl Iterator<Item = (Cell, Side, Connector)> {
    let joints = layout.joints();
    Side::ALL.into_iter().flat_map(move |side| {
        joints.on(side).iter().filter_map(move |cell| Some((cell, side, prongs(layout, cell, side)?)))
    })
}

/// The prongs of the two edges that hold: those of the one with fewer.
fn prongs(layout: &Layout, cell: Cell, side: Side) -> Option<Connector> {
    let near = layout.get(cell)?.edge(side);
    let far = layout.get(layout.board().surface().step(cell, side)?)?.edge(side.opposite());
    Some(near.min(far))
}
