//! Letters where rules are broken.

use core::fmt;

use crate::grid::{Cell, CellSet, Side};
use crate::table::message::told;
use crate::trucker::parts::board::Board;
use crate::trucker::ship::violation::Violation;
use crate::trucker::show::drawing::canvas::{Canvas, Spot};
use crate::trucker::show::drawing::plan::{Plan, WIDTH};
use crate::trucker::show::scene::faults::{Place, lettered, place};

/// The violation of each letter.
pub(super) fn list(f: &mut fmt::Formatter<'_>, board: &Board, violations: &[Violation]) -> fmt::Result {
    lettered(violations)
        .try_for_each(|(letter, violation)| writeln!(f, "{letter} {}: {}", violation.rule(), told(violation, board)))
}

/// Puts the letter of each violation in the gap where two cells meet, or in a corner of every component it is about.
pub(super) fn draw(canvas: &mut Canvas, plan: Plan, violations: &[Violation]) {
    for (letter, violation) in lettered(violations) {
        match place(violation) {
            Place::Contact { near, far, side } => at_contact(canvas, plan, near, far, side, letter),
            Place::Cells(cells) => at_cells(canvas, plan, cells, letter),
        }
    }
}

/// One gap, or over a meeting edge the gaps at both ends.
fn at_contact(canvas: &mut Canvas, plan: Plan, near: Cell, far: Cell, side: Side, letter: char) {
    let (here, there) = (plan.gap(near, side), plan.gap(far, side.opposite()));
    at_gap(canvas, here, side, letter);
    if there != here {
        at_gap(canvas, there, side, letter);
    }
}

/// A contact breaks at most two rules: the edges may not meet, and one side or both need the other cell empty.
fn at_gap(canvas: &mut Canvas, gap: Spot, side: Side, letter: char) {
    let beside = if side.is_along_column() { gap.right(2) } else { gap.down(1) };
    put_first_free(canvas, [gap, beside], letter);
}

/// A component breaks at most two rules by itself: one about its exhaust, and one about where it lies.
fn at_cells(canvas: &mut Canvas, plan: Plan, cells: CellSet, letter: char) {
    for cell in cells {
        let corner = plan.corner(cell);
        put_first_free(canvas, [corner.right(1), corner.right(WIDTH - 2)], letter);
    }
}

/// Where no other letter stands yet.
fn put_first_free(canvas: &mut Canvas, [first, second]: [Spot; 2], letter: char) {
    let taken = canvas.get(first).is_some_and(|drawn| drawn.is_ascii_alphabetic() || drawn == '!');
    canvas.put(if taken { second } else { first }, letter);
}
