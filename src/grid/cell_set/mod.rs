//! Sets of cells, one bit per cell.

mod cells;

use core::fmt;

pub use cells::Cells;

use crate::grid::cell::{Cell, MAX};
use crate::grid::set::{listed, set_operators};

/// A set of cells, stored as one integer.
///
/// ```
/// use starwright::grid::{Cell, CellSet};
///
/// let corner = Cell::new(0, 0)?;
/// let other = Cell::new(4, 2)?;
/// let mut set = CellSet::from([corner, other]);
/// assert_eq!((set.len(), set.to_string().as_str()), (2, "(0, 0), (4, 2)"));
/// set -= corner.into();
/// assert_eq!(set.first(), Some(other));
/// # Ok::<(), starwright::grid::OffGrid>(())
/// ```
///
/// JSON: `[[2, 3], [3, 3]]`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    const FULL: u128 = (1 << Cell::COUNT) - 1;
    /// All of the first column: a bit for every stride.
    const FIRST_COLUMN: u128 = Self::FULL / Self::FIRST_ROW;
    const FIRST_ROW: u128 = (1 << MAX) - 1;

    /// One cell.
    #[inline]
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The rectangle of `columns` by `rows` cells at the front-left corner, clipped to the largest grid.
    #[must_use]
    pub const fn rectangle(columns: u8, rows: u8) -> Self {
        let columns = if columns < MAX { columns } else { MAX };
        let rows = if rows < MAX { rows } else { MAX };
        let first_row: u128 = (1 << columns) - 1;
        let first_column = Self::FIRST_COLUMN & ((1 << (rows * MAX)) - 1);
        // a row is at most as wide as the stride, so the copies do not overlap
        Self(first_row * first_column)
    }

    /// A column of the largest grid; none beyond it.
    #[inline]
    pub(crate) const fn column(column: u8) -> Self {
        if column < MAX { Self(Self::FIRST_COLUMN << column) } else { Self::EMPTY }
    }

    /// A row of the largest grid; none beyond it.
    #[inline]
    pub(crate) const fn row(row: u8) -> Self {
        if row < MAX { Self(Self::FIRST_ROW << (row * MAX)) } else { Self::EMPTY }
    }

    /// The number of cells.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains `cell`.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Whether the set contains every cell of `other`.
    #[inline]
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two sets are disjoint.
    #[inline]
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The first cell in reading order.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_index(self.0.trailing_zeros())) }
    }

    /// The last cell in reading order.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_index(self.0.ilog2())) }
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// The cells in reading order: row by row from the front, each from the left.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Cells {
        Cells::new(self)
    }

    /// The bits below the 64th, and those from there on.
    #[expect(clippy::cast_possible_truncation, reason = "that is how a word is parted")]
    #[inline]
    pub(crate) const fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// The inverse of [`halves`](Self::halves); bits beyond the grid are dropped.
    #[inline]
    pub(crate) const fn from_halves([low, high]: [u64; 2]) -> Self {
        Self::from_bits(low as u128 | (high as u128) << 64)
    }

    /// The cells of the first row in these columns, given as bits.
    #[inline]
    pub(crate) const fn in_first_row(columns: u16) -> Self {
        Self((columns & 0x7ff) as u128)
    }

    /// The cells of the first column in these rows, given as bits.
    #[inline]
    pub(crate) const fn in_first_column(rows: u16) -> Self {
        /// Multiplies ten rows' bits into ten copies, each a stride further, so that each row's own bit is in place.
        const COPIES: u128 = ((1 << 100) - 1) / ((1 << 10) - 1);
        let spread = ((rows & 0x3ff) as u128 * COPIES) & CellSet::FIRST_COLUMN;
        Self(spread | (rows as u128 >> 10 & 1) << (10 * MAX))
    }

    /// The cells in any of these columns and any of these rows, given as bits.
    #[inline]
    pub(crate) const fn crossing(columns: u16, rows: u16) -> Self {
        Self(Self::in_first_column(rows).0 * (columns & 0x7ff) as u128)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Bits beyond the grid are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::FULL)
    }
}

set_operators!(CellSet of Cell, iterated by Cells);

/// The cells in reading order, separated by commas.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        listed(f, self.iter(), "no cell")
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
