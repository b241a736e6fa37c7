//! Walking a set of cells.

use core::iter::FusedIterator;

use crate::grid::cell::Cell;
use crate::grid::cell_set::CellSet;

/// The cells of a [`CellSet`] in reading order, from both ends.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Cells {
    pub(super) const fn new(left: CellSet) -> Self {
        Self(left)
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Cells {
    fn next_back(&mut self) -> Option<Cell> {
        let cell = self.0.last()?;
        self.0.remove(cell);
        Some(cell)
    }
}

impl ExactSizeIterator for Cells {}

impl FusedIterator for Cells {}
