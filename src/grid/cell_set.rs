//! Sets of cells, one bit a cell.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

use crate::grid::cell::{Cell, MAX};

/// A set of cells: one integer, so that a union is one instruction and a copy is free.
///
/// ```
/// use starwright::grid::{Cell, CellSet};
///
/// let corner = Cell::new(0, 0)?;
/// let other = Cell::new(4, 2)?;
/// let set: CellSet = [corner, other].into_iter().collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!((set - CellSet::of(corner)).first(), Some(other));
/// # Ok::<(), starwright::grid::OffGrid>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    const FULL: u128 = (1 << Cell::COUNT) - 1;
    /// All of the first column: a bit for every stride.
    const FIRST_COLUMN: u128 = Self::FULL / ((1 << MAX) - 1);

    /// One cell.
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The rectangle of `columns` by `rows` cells at the front-left corner; what exceeds the grid is left off.
    #[must_use]
    pub const fn rectangle(columns: u8, rows: u8) -> Self {
        let columns = if columns < MAX { columns } else { MAX };
        let rows = if rows < MAX { rows } else { MAX };
        let first_row: u128 = (1 << columns) - 1;
        let first_column = Self::FIRST_COLUMN & ((1 << (rows * MAX)) - 1);
        // a row is at most as wide as the stride, so the copies do not overlap
        Self(first_row * first_column)
    }

    /// How many cells.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `cell` is one of them.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Whether every cell of `other` is one of them.
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two sets share no cell.
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The first cell in reading order.
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_index(self.0.trailing_zeros())) }
    }

    /// The last cell in reading order.
    #[must_use]
    pub const fn last(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_index(self.0.ilog2())) }
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// The cells in reading order: row by row from the front, each from the left.
    #[must_use]
    pub const fn iter(self) -> Cells {
        Cells(self)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Bits beyond the grid are dropped.
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::FULL)
    }
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitXor for CellSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// Set difference.
impl Sub for CellSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// All cells of the largest grid that are not in the set.
impl Not for CellSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::FULL)
    }
}

impl From<Cell> for CellSet {
    fn from(cell: Cell) -> Self {
        Self::of(cell)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

/// The cells of a [`CellSet`] in reading order.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

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

impl ExactSizeIterator for Cells {}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
mod wire {
    use crate::grid::{Cell, CellSet};

    /// A set is written as the list of its cells in reading order.
    impl serde::Serialize for CellSet {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(self.iter())
        }
    }

    impl<'de> serde::Deserialize<'de> for CellSet {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            Ok(alloc::vec::Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
        }
    }
}
