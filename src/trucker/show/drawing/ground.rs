//! The cells of the board, as far as they show.

use crate::grid::{Cell, CellSet};
use crate::trucker::parts::board::Board;
use crate::trucker::show::drawing::canvas::Canvas;
use crate::trucker::show::drawing::plan::{HEIGHT, Plan, WIDTH};
use crate::trucker::show::scene::ground::printed;

/// An empty cell: a dot, a house where the starting cabin is printed, or its mark, in brackets if it is closed.
pub(super) fn empty(canvas: &mut Canvas, plan: Plan, board: &Board, cell: Cell) {
    let middle = plan.corner(cell).down(HEIGHT / 2).right(WIDTH / 2 - 1);
    let is_home = board.blueprint().starting_cabin() == Some(cell);
    let blank = if is_home { '⌂' } else { '·' };
    canvas.put(middle.right(1), printed(board, cell).unwrap_or(blank));
    if !board.open().contains(cell) {
        canvas.put(middle, '[');
        canvas.put(middle.right(2), ']');
    }
}

/// A cell of the weak spot is filled.
pub(super) fn weak(canvas: &mut Canvas, plan: Plan, cells: CellSet) {
    for cell in cells {
        let corner = plan.corner(cell);
        (0..HEIGHT).for_each(|line| canvas.write(corner.down(line), "░░░░░░░"));
    }
}

/// The mark of a cell under a component, in the lower left corner of its frame, and a cross at the right if it is closed.
pub(super) fn covered(canvas: &mut Canvas, plan: Plan, board: &Board, cell: Cell) {
    if let Some(letter) = printed(board, cell) {
        canvas.put(plan.corner(cell).down(HEIGHT - 1).right(1), letter);
    }
    if !board.open().contains(cell) {
        canvas.put(plan.corner(cell).down(HEIGHT - 1).right(WIDTH - 2), '×');
    }
}
