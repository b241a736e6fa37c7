//! Where the cells of a board, and the gaps between them, lie on the canvas.

use crate::grid::{Cell, Side, Surface};
use crate::trucker::parts::board::Board;
use crate::trucker::show::drawing::canvas::Spot;
use crate::trucker::show::scene::label::line as label;

/// Characters of one cell.
pub(super) const WIDTH: usize = 7;
/// Lines of one cell.
pub(super) const HEIGHT: usize = 3;
/// Beside the row numbers: a hint that the edges meet, and a gap.
const GUTTER: usize = 2;

/// Cells lie a gap of one character or one line apart; around them stand the printed numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    surface: Surface,
    /// Lines for the numbers of the columns, which stand one above the other.
    pub(super) above: usize,
    /// Characters for the numbers of the rows, which stand side by side.
    pub(super) beside: usize,
}

impl Plan {
    pub(super) fn new(board: &Board) -> Self {
        let (surface, blueprint) = (board.surface(), board.blueprint());
        let above = (0..surface.columns()).map(|column| blueprint.columns().of(column).count()).max();
        let beside = (0..surface.rows()).map(|row| label(blueprint.rows().of(row)).len()).max();
        Self { surface, above: above.unwrap_or_default().max(1), beside: beside.unwrap_or_default().max(2) }
    }

    /// Lines above the front row, and below the rear one: the numbers, and a gap where that edge meets another.
    fn margin(self) -> usize {
        self.above + usize::from(self.surface.wraps(Side::Front))
    }

    /// Characters left of the first column, and right of the last.
    fn gutter(self) -> usize {
        self.beside + GUTTER
    }

    pub(super) fn width(self) -> usize {
        2 * self.gutter() + usize::from(self.surface.columns()) * (WIDTH + 1) - 1
    }

    pub(super) fn height(self) -> usize {
        2 * self.margin() + usize::from(self.surface.rows()) * (HEIGHT + 1) - 1
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(self, cell: Cell) -> Spot {
        Spot {
            x: self.gutter() + usize::from(cell.column()) * (WIDTH + 1),
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
