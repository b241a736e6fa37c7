//! The printed numbers around the board, with hints where opposite edges meet.

use crate::grid::{Cell, Side};
use crate::trucker::parts::board::Board;
use crate::trucker::show::drawing::canvas::{Canvas, Spot};
use crate::trucker::show::drawing::plan::Plan;
use crate::trucker::show::scene::label::line as label;

pub(super) fn draw(canvas: &mut Canvas, plan: Plan, board: &Board) {
    let surface = board.surface();
    for column in 0..surface.columns() {
        for (side, row) in [(Side::Front, 0), (Side::Rear, surface.rows() - 1)] {
            if let Ok(cell) = Cell::new(column, row) {
                above(canvas, plan, board, cell, side);
            }
        }
    }
    for row in 0..surface.rows() {
        for (side, column) in [(Side::Left, 0), (Side::Right, surface.columns() - 1)] {
            if let Ok(cell) = Cell::new(column, row) {
                beside(canvas, plan, board, cell, side);
            }
        }
    }
}

/// The numbers of a column, the last one above the board next to it, and below it the first one.
fn above(canvas: &mut Canvas, plan: Plan, board: &Board, cell: Cell, side: Side) {
    let edge = plan.edge(cell, side);
    let numbers = board.blueprint().columns();
    let (first, next) = match side {
        Side::Front => (plan.above - numbers.of(cell.column()).count(), plan.above - 1),
        _ => (plan.height() - plan.above, plan.height() - plan.above),
    };
    for (y, number) in (first..).zip(numbers.of(cell.column())) {
        ending(canvas, Spot { y, ..edge }, &label(core::iter::once(number)));
    }
    if board.surface().wraps(side) {
        canvas.put(Spot { x: edge.x + 1, y: next }, '↕');
    }
}

/// The numbers of a row.
fn beside(canvas: &mut Canvas, plan: Plan, board: &Board, cell: Cell, side: Side) {
    let Spot { y, .. } = plan.edge(cell, side);
    let (end, hint) = match side {
        Side::Left => (plan.beside - 1, plan.beside),
        _ => (plan.width() - 1, plan.width() - 1 - plan.beside),
    };
    ending(canvas, Spot { x: end, y }, &label(board.blueprint().rows().of(cell.row())));
    if board.surface().wraps(side) {
        canvas.put(Spot { x: hint, y }, '↔');
    }
}

/// Digits that end at a spot.
fn ending(canvas: &mut Canvas, end: Spot, digits: &str) {
    canvas.write(Spot { x: end.x + 1 - digits.len().min(end.x + 1), ..end }, digits);
}
