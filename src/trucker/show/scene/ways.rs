//! The ways that the lines of an attack take over a board.

use alloc::vec::Vec;

use crate::grid::{Cell, Side};
use crate::trucker::attack::Lines;
use crate::trucker::ship::layout::Layout;

/// One line of an attack: the cells it passes, the last of them struck if it meets a component.
#[derive(Clone, Debug)]
pub(in crate::trucker::show) struct Way {
    pub(in crate::trucker::show) cells: Vec<Cell>,
    pub(in crate::trucker::show) strikes: bool,
}

/// Every line up to its first component; on a torus from the aimed cell and around (LM-TORUS-7).
pub(in crate::trucker::show) fn ways(layout: &Layout, lines: &Lines) -> impl Iterator<Item = Way> {
    let (surface, travel) = (layout.board().surface(), lines.travel());
    lines.starts().iter().map(move |start| way(layout, surface.line(start, travel)))
}

fn way(layout: &Layout, line: impl Iterator<Item = Cell>) -> Way {
    let mut way = Way { cells: Vec::new(), strikes: false };
    for cell in line {
        way.cells.push(cell);
        if layout.occupied().contains(cell) {
            way.strikes = true;
            break;
        }
    }
    way
}

/// Whether the step to the next cell crosses an edge of the board to the opposite one.
pub(in crate::trucker::show) fn goes_round(from: Cell, to: Cell, travel: Side) -> bool {
    match travel {
        Side::Front => to.row() >= from.row(),
        Side::Right => to.column() <= from.column(),
        Side::Rear => to.row() <= from.row(),
        Side::Left => to.column() >= from.column(),
    }
}
