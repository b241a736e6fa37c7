//! A small number on every cell, kept as three sets of cells so that sums are counts of bits.

use crate::grid::cell::Cell;
use crate::grid::cell_set::CellSet;

/// A number from 0 to 7 on every cell, as three sets of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    ones: CellSet,
    twos: CellSet,
    fours: CellSet,
}

impl Tally {
    /// 0 on every cell.
    pub(crate) const EMPTY: Self = Self { ones: CellSet::EMPTY, twos: CellSet::EMPTY, fours: CellSet::EMPTY };

    /// The number on a cell.
    #[inline]
    pub(crate) fn get(self, cell: Cell) -> u8 {
        let bit = |set: CellSet, weight| if set.contains(cell) { weight } else { 0 };
        bit(self.ones, 1) + bit(self.twos, 2) + bit(self.fours, 4)
    }

    /// Writes the number on cells that have none yet; only its three lowest bits count.
    #[inline]
    pub(crate) fn add(&mut self, cells: CellSet, number: u8) {
        for (set, weight) in [(&mut self.ones, 1), (&mut self.twos, 2), (&mut self.fours, 4)] {
            if number & weight != 0 {
                *set |= cells;
            }
        }
    }

    /// Writes the number on a cell; only its three lowest bits count.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, number: u8) {
        for (set, weight) in [(&mut self.ones, 1), (&mut self.twos, 2), (&mut self.fours, 4)] {
            if number & weight == 0 {
                set.remove(cell);
            } else {
                set.insert(cell);
            }
        }
    }

    /// The sum over `cells`.
    #[inline]
    pub(crate) fn total(self, cells: CellSet) -> u32 {
        let count = |set: CellSet| {
            let counted = set & cells;
            if counted.is_empty() { 0 } else { counted.len() }
        };
        count(self.ones) + 2 * count(self.twos) + 4 * count(self.fours)
    }

    /// The cells with a number above 0.
    #[inline]
    pub(crate) fn cells(self) -> CellSet {
        self.ones | self.twos | self.fours
    }

    /// The cells with just this number, which is from 1 to 7.
    #[inline]
    pub(crate) fn cells_of(self, number: u8) -> CellSet {
        let matching = |set: CellSet, weight| if number & weight == 0 { self.cells() - set } else { set };
        matching(self.ones, 1) & matching(self.twos, 2) & matching(self.fours, 4)
    }

    /// The cells with the highest number; none if all are 0.
    #[inline]
    pub(crate) fn highest(self) -> CellSet {
        let narrowed = |cells: CellSet, set: CellSet| if cells.is_disjoint(set) { cells } else { cells & set };
        narrowed(narrowed(narrowed(self.cells(), self.fours), self.twos), self.ones)
    }

    /// The numbers on `cells`, and 0 elsewhere.
    #[inline]
    pub(crate) fn within(self, cells: CellSet) -> Self {
        Self { ones: self.ones & cells, twos: self.twos & cells, fours: self.fours & cells }
    }
}
