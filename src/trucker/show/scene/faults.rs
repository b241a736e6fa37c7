//! The letters of broken rules, and where they stand.

use crate::grid::{Cell, CellSet, Side};
use crate::trucker::ship::violation::Violation;

/// The position of the letter of a violation.
#[derive(Clone, Copy, Debug)]
pub(in crate::trucker::show) enum Place {
    /// Where two cells meet; `far` lies on `side` of `near`, maybe over an edge of the board.
    Contact { near: Cell, far: Cell, side: Side },
    /// On every one of these.
    Cells(CellSet),
}

/// The violations in their order with their letters: A to Z, a to z, and `!` for all beyond.
pub(in crate::trucker::show) fn lettered(violations: &[Violation]) -> impl Iterator<Item = (char, &Violation)> {
    ('A'..='Z').chain('a'..='z').chain(core::iter::repeat('!')).zip(violations)
}

pub(in crate::trucker::show) fn place(violation: &Violation) -> Place {
    match *violation {
        Violation::Mismatch { cells: [near, far], side, .. } => Place::Contact { near, far, side },
        Violation::Blocked { cell, side, by, .. } => Place::Contact { near: cell, far: by, side },
        Violation::ExhaustDirection { cell, .. } | Violation::ClosedCell { cell } => Place::Cells(cell.into()),
        Violation::CutOff { piece, .. } => Place::Cells(piece),
    }
}
