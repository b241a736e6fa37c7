//! Where the cells of a board, and the gaps between them, lie on the canvas.

use crate::grid::{Cell, Side, Surface};
use crate::trucker::show::drawing::canvas::Spot;

/// Characters of one cell.
pub(super) const WIDTH: usize = 7;
/// Lines of one cell.
pub(super) const HEIGHT: usize = 3;
/// A row number, a hint that the edges meet, and a gap.
const GUTTER: usize = 4;

/// Cells lie a gap of one character or one line apart; around them stand the printed numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    surface: Surface,
}

impl Plan {
    pub(super) const fn new(surface: Surface) -> Self {
        Self { surface }
    }

    /// Lines above the front row, and below the rear one: the numbers, and a gap where that edge meets another.
    fn margin(self) -> usize {
        if self.surface.wraps(Side::Front) { 2 } else { 1 }
    }

    pub(super) fn width(self) -> usize {
        2 * GUTTER + usize::from(self.surface.columns()) * (WIDTH + 1) - 1
    }

    pub(super) fn height(self) -> usize {
        2 * self.margin() + usize::from(self.surface.rows()) * (HEIGHT + 1) - 1
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(self, cell: Cell) -> Spot {
        Spot {
            x: GUTTER + usize::from(cell.column()) * (WIDTH + 1),
            y: self.margin() + usize::from(cell.row()) * (HEIGHT + 1),
        }
    }

    /// The middle of the edge of a cell.
    pub(super) fn edge(self, cell: Cell, side: Side) -> Spot {
        let corner = self.corner(cell);
        match side {
            Side::Front => corner.right(WIDTH / 2),
            Side::Right => corner.right(WIDTH - 1).down(HEIGHT / 2),
            Side::Rear => corner.right(WIDTH / 2).down(HEIGHT - 1),
            Side::Left => corner.down(HEIGHT / 2),
        }
    }

    /// The middle of the gap beside the edge of a cell.
    pub(super) fn gap(self, cell: Cell, side: Side) -> Spot {
        let edge = self.edge(cell, side);
        match side {
            Side::Front => Spot { y: edge.y.saturating_sub(1), ..edge },
            Side::Right => edge.right(1),
            Side::Rear => edge.down(1),
            Side::Left => Spot { x: edge.x.saturating_sub(1), ..edge },
        }
    }
}
