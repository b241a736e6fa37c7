//! Straight lines over the largest grid.

use crate::grid::cell::Cell;
use crate::grid::cell_set::CellSet;
use crate::grid::side::Side;

/// The cells from one cell toward a side, that cell included, to the edge of the largest grid.
#[inline]
pub(super) fn ray(start: Cell, side: Side) -> CellSet {
    RAYS.get(side as usize).and_then(|rays| rays.get(start.index())).copied().unwrap_or_default()
}

static RAYS: [[CellSet; Cell::COUNT]; 4] = [rays(Side::Front), rays(Side::Right), rays(Side::Rear), rays(Side::Left)];

const fn rays(side: Side) -> [CellSet; Cell::COUNT] {
    let mut rays = [CellSet::EMPTY; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        #[expect(
            clippy::indexing_slicing,
            clippy::cast_possible_truncation,
            reason = "below 121 by the loop's condition"
        )]
        {
            rays[index] = from(Cell::from_index(index as u32), side);
        }
        index += 1;
    }
    rays
}

const fn from(start: Cell, side: Side) -> CellSet {
    let at = CellSet::of(start).bits();
    let (before, from_there) = ((at - 1) | at, !(at - 1));
    let (column, row) = (CellSet::column(start.column()).bits(), CellSet::row(start.row()).bits());
    CellSet::from_bits(match side {
        Side::Front => column & before,
        Side::Right => row & from_there,
        Side::Rear => column & from_there,
        Side::Left => row & before,
    })
}
