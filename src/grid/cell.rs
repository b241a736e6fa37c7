//! One cell of a grid.

use core::fmt;
use core::str::FromStr;

/// The most columns, and the most rows, of a grid: one for each sum of two dice, 2 to 12.
pub const MAX: u8 = 11;

/// A cell by column and row, counted from zero at the front-left corner. These are not the printed numbers of a board.
///
/// Cells are in reading order: row by row from the front, each from the left.
///
/// ```
/// use starwright::grid::Cell;
///
/// let cell = Cell::new(3, 5)?;
/// assert_eq!((cell.column(), cell.row()), (3, 5));
/// assert_eq!(cell, (3, 5).try_into()?);
/// assert!(Cell::new(11, 0).is_err());
/// assert_eq!("(3, 5)".parse(), Ok(cell)); // as it prints
/// # Ok::<(), starwright::grid::OffGrid>(())
/// ```
///
/// JSON: `[2, 3]`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    row: u8,
    column: u8,
}

impl Cell {
    /// The number of different cells.
    pub(crate) const COUNT: usize = MAX as usize * MAX as usize;

    /// The cell in `column` and `row`, each counted from zero.
    ///
    /// # Errors
    /// [`OffGrid`] if either is 11 or more.
    pub const fn new(column: u8, row: u8) -> Result<Self, OffGrid> {
        if column < MAX && row < MAX { Ok(Self { row, column }) } else { Err(OffGrid { column, row }) }
    }

    /// The column, 0 to 10 from the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 to 10 from the front.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The cell's bit in a [`CellSet`](crate::grid::CellSet), below [`Cell::COUNT`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.row as usize * MAX as usize + self.column as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: u32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a remainder by 11 and a quotient masked to the grid")]
        Self { row: (index / MAX as u32) as u8, column: (index % MAX as u32) as u8 }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.column, self.row)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<(u8, u8)> for Cell {
    type Error = OffGrid;

    /// The cell in a column and a row.
    fn try_from((column, row): (u8, u8)) -> Result<Self, OffGrid> {
        Self::new(column, row)
    }
}

impl From<Cell> for (u8, u8) {
    fn from(cell: Cell) -> Self {
        (cell.column, cell.row)
    }
}

/// Parses exactly what `Display` prints.
impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Self, NoCell> {
        let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let (column, row) = inside.and_then(|inside| inside.split_once(", ")).ok_or(NoCell::Form)?;
        Ok(Self::new(number(column)?, number(row)?)?)
    }
}

/// A number without a sign or a zero before it.
fn number(digits: &str) -> Result<u8, NoCell> {
    let is_plain =
        digits.starts_with(|first: char| first.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    digits.parse().ok().filter(|_| is_plain).ok_or(NoCell::Form)
}

/// The text is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCell {
    /// It has the wrong form.
    #[error("a cell is written `(column, row)`, both counted from 0")]
    Form,
    /// There is no such cell.
    #[error(transparent)]
    OffGrid(#[from] OffGrid),
}

/// The cell is outside every grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("({column}, {row}) is off the grid: columns and rows run from 0 to 10")]
pub struct OffGrid {
    /// The column asked for.
    pub column: u8,
    /// The row asked for.
    pub row: u8,
}
