//! Surfaces, and movement along them.

use crate::grid::cell::{Cell, MAX};
use crate::grid::cell_set::CellSet;
use crate::grid::rays::ray;
use crate::grid::shifts::{Shifts, spread};
use crate::grid::side::Side;
use crate::grid::topology::Topology;
use crate::grid::word::Word;

/// A rectangle of cells with its [`Topology`].
///
/// ```text
///   plane          cylinder        torus
///   +-----+        >-----<         v v v v
///   |     |       >       <      >         <
///   |     |       >       <      >         <
///   +-----+        >-----<         ^ ^ ^ ^
/// ```
///
/// ```
/// use starwright::grid::{Cell, Side, Surface, Topology};
///
/// let torus = Surface::new(Topology::Torus, 6, 6)?;
/// let corner = Cell::new(0, 0)?;
/// assert_eq!(torus.step(corner, Side::Front), Some(Cell::new(0, 5)?));
/// let plane = Surface::new(Topology::Plane, 6, 6)?;
/// assert_eq!(plane.step(corner, Side::Front), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"topology": "torus", "columns": 6, "rows": 6}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Surface {
    topology: Topology,
    columns: u8,
    rows: u8,
}

impl Surface {
    /// A surface of `columns` by `rows` cells.
    ///
    /// # Errors
    /// [`SurfaceError`] if a count is 0 or more than 11, or below 3 along an axis whose edges meet.
    pub const fn new(topology: Topology, columns: u8, rows: u8) -> Result<Self, SurfaceError> {
        if columns == 0 || columns > MAX || rows == 0 || rows > MAX {
            return Err(SurfaceError::Size { columns, rows });
        }
        if topology.wraps_columns() && columns < 3 || topology.wraps_rows() && rows < 3 {
            return Err(SurfaceError::WrapTooShort { columns, rows });
        }
        Ok(Self { topology, columns, rows })
    }

    /// Which edges meet.
    #[inline]
    #[must_use]
    pub const fn topology(self) -> Topology {
        self.topology
    }

    /// The number of columns, 1 to 11.
    #[inline]
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows, 1 to 11.
    #[inline]
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Every cell of the rectangle.
    #[inline]
    #[must_use]
    pub const fn cells(self) -> CellSet {
        CellSet::rectangle(self.columns, self.rows)
    }

    /// Whether `cell` lies in the rectangle.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.column() < self.columns && cell.row() < self.rows
    }

    /// Whether the edge on `side` meets the opposite edge.
    #[inline]
    #[must_use]
    pub const fn wraps(self, side: Side) -> bool {
        if side.is_along_column() { self.topology.wraps_rows() } else { self.topology.wraps_columns() }
    }

    /// The neighbour of `cell` on `side`; `None` outside the surface.
    #[inline]
    #[must_use]
    pub fn step(self, cell: Cell, side: Side) -> Option<Cell> {
        if !self.contains(cell) {
            return None;
        }
        let (column, row) = cell.into();
        let back = |at: u8, last: u8| at.checked_sub(1).or(self.wraps(side).then_some(last));
        let forward = |at: u8, last: u8| if at < last { Some(at + 1) } else { self.wraps(side).then_some(0) };
        let (column, row) = match side {
            Side::Front => (column, back(row, self.rows - 1)?),
            Side::Rear => (column, forward(row, self.rows - 1)?),
            Side::Left => (back(column, self.columns - 1)?, row),
            Side::Right => (forward(column, self.columns - 1)?, row),
        };
        Cell::new(column, row).ok()
    }

    /// Every cell of `set` moved one step toward `side`; it wraps around where edges meet and drops out elsewhere.
    #[inline]
    #[must_use]
    pub fn shift(self, set: CellSet, side: Side) -> CellSet {
        CellSet::from_bits(self.shifts::<u128>().toward(side, (set & self.cells()).bits()))
    }

    /// The cells of `set` and all their neighbours by edge.
    #[inline]
    #[must_use]
    pub fn grow(self, set: CellSet) -> CellSet {
        CellSet::from_bits(self.shifts::<u128>().grow((set & self.cells()).bits()))
    }

    /// The cells of `set` and all their neighbours by edge or corner.
    #[must_use]
    pub fn grow_by_corners(self, set: CellSet) -> CellSet {
        CellSet::from_bits(self.shifts::<u128>().grow_by_corners((set & self.cells()).bits()))
    }

    /// All cells connected to `seed` by edges within `within`.
    #[must_use]
    pub fn flood(self, seed: CellSet, within: CellSet) -> CellSet {
        let shifts = self.shifts::<u128>();
        let within = (within & self.cells()).bits();
        CellSet::from_bits(spread(seed.bits() & within, |set| shifts.grow(set) & within))
    }

    /// All cells connected to `seed` by edges and corners within `within`.
    #[must_use]
    pub fn flood_by_corners(self, seed: CellSet, within: CellSet) -> CellSet {
        let shifts = self.shifts::<u128>();
        let within = (within & self.cells()).bits();
        CellSet::from_bits(spread(seed.bits() & within, |set| shifts.grow_by_corners(set) & within))
    }

    /// The edge-connected regions of `set`, in the order of their first cells.
    pub fn regions(self, set: CellSet) -> impl Iterator<Item = CellSet> {
        let surface = self;
        let mut left = set & self.cells();
        core::iter::from_fn(move || {
            let region = surface.flood(left.first()?.into(), left);
            left -= region;
            Some(region)
        })
    }

    /// The cells from `start` toward `side`, `start` first, each once, to the end of the surface or once around it.
    pub fn line(self, start: Cell, side: Side) -> impl Iterator<Item = Cell> {
        let surface = self;
        let mut next = Some(start).filter(|&cell| self.contains(cell));
        core::iter::from_fn(move || {
            let cell = next?;
            next = surface.step(cell, side).filter(|&cell| cell != start);
            Some(cell)
        })
    }

    /// The cells of one column; none beyond the surface.
    #[inline]
    #[must_use]
    pub const fn column(self, column: u8) -> CellSet {
        CellSet::from_bits(CellSet::column(column).bits() & self.cells().bits())
    }

    /// The cells of one row; none beyond the surface.
    #[inline]
    #[must_use]
    pub const fn row(self, row: u8) -> CellSet {
        CellSet::from_bits(CellSet::row(row).bits() & self.cells().bits())
    }

    /// The row or column along the edge on `side`.
    #[must_use]
    pub const fn edge(self, side: Side) -> CellSet {
        match side {
            Side::Front => self.row(0),
            Side::Right => self.column(self.columns - 1),
            Side::Rear => self.row(self.rows - 1),
            Side::Left => self.column(0),
        }
    }

    /// The cells of those lines of the surface, given as bits, on the edge where things from that side come in.
    #[inline]
    pub(crate) const fn edge_cells(self, side: Side, lines: u16) -> CellSet {
        match side {
            Side::Front => CellSet::in_first_row(lines),
            Side::Rear => CellSet::from_bits(CellSet::in_first_row(lines).bits() << ((self.rows - 1) * MAX)),
            Side::Left => CellSet::in_first_column(lines),
            Side::Right => CellSet::from_bits(CellSet::in_first_column(lines).bits() << (self.columns - 1)),
        }
    }

    /// The first cell of `among` from `start` toward `side`, including `start`, to the end of the surface or once around it.
    ///
    /// ```
    /// use starwright::grid::{Cell, CellSet, Side, Surface, Topology};
    ///
    /// let torus = Surface::new(Topology::Torus, 6, 6)?;
    /// let lone = CellSet::of(Cell::new(2, 1)?);
    /// assert_eq!(torus.first_met(Cell::new(2, 4)?, Side::Rear, lone), lone.first());
    /// let plane = Surface::new(Topology::Plane, 6, 6)?;
    /// assert_eq!(plane.first_met(Cell::new(2, 4)?, Side::Rear, lone), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn first_met(self, start: Cell, side: Side, among: CellSet) -> Option<Cell> {
        if self.contains(start) { self.first_of(start, side, among & self.cells()).first() } else { None }
    }

    /// That cell alone, or none; all of them lie on the surface.
    #[inline]
    pub(crate) fn first_of(self, start: Cell, side: Side, among: CellSet) -> CellSet {
        let ahead = among & ray(start, side);
        let met = if ahead.is_empty() && self.wraps(side) { among & ray(start, side.opposite()) } else { ahead };
        CellSet::from_bits(match side {
            Side::Rear | Side::Right => met.bits().lowest(),
            Side::Front | Side::Left => met.bits().checked_ilog2().map_or(0, |bit| 1 << bit),
        })
    }

    /// Likewise from each of several starts.
    #[inline]
    pub(crate) fn first_of_each(self, starts: CellSet, side: Side, among: CellSet) -> CellSet {
        starts.iter().fold(CellSet::EMPTY, |met, start| met | self.first_of(start, side, among))
    }

    /// How many steps toward `side` lead from `start` to `end`, both on one line along `side`.
    pub(crate) fn steps(self, start: Cell, side: Side, end: Cell) -> u8 {
        let (count, from, to) = if side.is_along_column() {
            (self.rows, start.row(), end.row())
        } else {
            (self.columns, start.column(), end.column())
        };
        let (from, to) = if matches!(side, Side::Rear | Side::Right) { (from, to) } else { (to, from) };
        if to >= from { to - from } else { (to + count).saturating_sub(from) }
    }

    /// Whether every cell is below bit 64, so that a kernel may work in `u64`.
    pub(crate) const fn is_narrow(self) -> bool {
        (self.rows as u32 - 1) * MAX as u32 + self.columns as u32 <= u64::BITS
    }

    /// The whole-board shifts in the width a kernel works in.
    pub(crate) fn shifts<W: Word>(self) -> Shifts<W> {
        Shifts::new(self.columns, self.rows, self.wraps(Side::Left), self.wraps(Side::Front))
    }
}

/// Why a surface is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SurfaceError {
    /// The number of columns or rows is out of range.
    #[error("a surface has 1 to 11 columns and rows, not {columns} by {rows}")]
    Size {
        /// Columns asked for.
        columns: u8,
        /// Rows asked for.
        rows: u8,
    },
    /// An axis whose ends meet is so short that a cell would be its own neighbour, or the same neighbour twice.
    #[error("an axis that wraps needs at least 3 cells; the surface has {columns} columns and {rows} rows")]
    WrapTooShort {
        /// Columns asked for.
        columns: u8,
        /// Rows asked for.
        rows: u8,
    },
}
