//! The printed numbers around the board, with hints where opposite edges meet.

use alloc::string::ToString;

use crate::grid::{Cell, Side};
use crate::trucker::parts::board::Board;
use crate::trucker::show::drawing::canvas::{Canvas, Spot};
use crate::trucker::show::drawing::plan::Plan;

pub(super) fn draw(canvas: &mut Canvas, plan: Plan, board: &Board) {
    let surface = board.surface();
    for column in 0..surface.columns() {
        for (side, row) in [(Side::Front, 0), (Side::Rear, surface.rows() - 1)] {
            let Ok(cell) = Cell::new(column, row) else { continue };
            let edge = plan.edge(cell, side);
            let y = if side == Side::Front { 0 } else { plan.height() - 1 };
            number(canvas, Spot { y, ..edge }, board.printed(cell).0);
            if surface.wraps(side) {
                canvas.put(Spot { x: edge.x + 1, y }, '↕');
            }
        }
    }
    for row in 0..surface.rows() {
        for (side, column, x) in [(Side::Left, 0, 1), (Side::Right, surface.columns() - 1, plan.width() - 1)] {
            let Ok(cell) = Cell::new(column, row) else { continue };
            let Spot { y, .. } = plan.edge(cell, side);
            number(canvas, Spot { x, y }, board.printed(cell).1);
            if surface.wraps(side) {
                let x = if side == Side::Left { x + 1 } else { x - 2 };
                canvas.put(Spot { x, y }, '↔');
            }
        }
    }
}

/// A number that ends at a spot; no die calls one of three digits, for which there is no room.
fn number(canvas: &mut Canvas, end: Spot, number: Option<u8>) {
    let Some(number) = number else { return };
    let digits = if number < 100 { number.to_string() } else { "##".to_string() };
    canvas.write(Spot { x: end.x + 1 - digits.len().min(end.x + 1), ..end }, &digits);
}
