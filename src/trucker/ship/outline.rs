//! What the ship check needs of a board.

use crate::grid::Shifts;
use crate::grid::word::Word;
use crate::trucker::parts::board::Board;

/// A board in the word width of a kernel, built once for several queries.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Outline<W> {
    pub(in crate::trucker) shifts: Shifts<W>,
    /// The cells that may hold a component (LM-LEGAL-10).
    pub(in crate::trucker) open: W,
    /// The cells whose right edge is the splice (LM-SPLICE-2).
    pub(in crate::trucker) left_of_splice: W,
}

impl<W: Word> Outline<W> {
    #[inline]
    pub(in crate::trucker) fn of(board: &Board) -> Self {
        Self {
            shifts: board.surface().shifts(),
            open: W::narrow(board.open().bits()),
            left_of_splice: W::narrow(board.blueprint().left_of_splice().bits()),
        }
    }
}
