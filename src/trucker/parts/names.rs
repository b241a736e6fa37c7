//! Names of cells and lines by the printed numbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::message::{Names, Plain};
use crate::trucker::parts::blueprint::Numbers;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::unreadable::Unreadable;

const COLUMN: &str = "column";
const ROW: &str = "row";

/// # Printed names
///
/// A line is named by its printed number, `column 7`; by all of them if it has several, `column 5/11`; by its place from the
/// front or the left if it has none, `2nd row`. If two lines share a number, as rows 3 and 4 of class IC do (LM-SPLICE-1), the
/// name says which, `upper row 3` or `lower row 3`, `left column 7` or `right column 7`; if more do, it counts them, `2nd row 3`.
/// A cell is named by the numbers of its two lines, `7/7` or `2/lower 3`; by their full names, `column 5/11 2nd row`, if one has no
/// number or several. Names are unique on a board (LM-BOARD-1).
///
/// ```
/// use starwright::grid::Cell;
/// use starwright::trucker::{Board, Class};
///
/// let board = Board::new(Class::IC);
/// let cell = Cell::new(0, 4)?;
/// assert_eq!(board.name(cell), "2/lower 3");
/// assert_eq!(board.cell_named("column 2 lower row 3")?, cell);
/// assert_eq!(board.cell_named("2/LOWER 3")?, cell);
/// assert_eq!(board.cell_named("column 9 row 3").unwrap_err().to_string(), "this board has no cell named `column 9 row 3`");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Board {
    /// The printed name of a cell.
    #[must_use]
    pub fn name(&self, cell: Cell) -> String {
        let (column, row) = self.lines();
        match (column.short_name(cell.column()), row.short_name(cell.row())) {
            (Some(column), Some(row)) => format!("{column}/{row}"),
            _ => self.full_name(cell),
        }
    }

    fn full_name(&self, cell: Cell) -> String {
        format!("{} {}", self.column_name(cell.column()), self.row_name(cell.row()))
    }

    fn lines(&self) -> (Lines, Lines) {
        let (blueprint, surface) = (self.blueprint(), self.surface());
        (
            Lines { word: COLUMN, of_two: ["left", "right"], numbers: blueprint.columns(), count: surface.columns() },
            Lines { word: ROW, of_two: ["upper", "lower"], numbers: blueprint.rows(), count: surface.rows() },
        )
    }

    /// The printed names of these cells, in reading order and separated by commas.
    #[must_use]
    pub fn names(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.name(cell)).collect();
        names.join(", ")
    }

    /// The printed name of a column, counted from 0 at the left.
    #[must_use]
    pub fn column_name(&self, place: u8) -> String {
        self.lines().0.name(place)
    }

    /// The printed name of a row, counted from 0 at the front.
    #[must_use]
    pub fn row_name(&self, place: u8) -> String {
        self.lines().1.name(place)
    }

    /// The cell with that [`name`](Self::name), even if it is closed or not a cell of the drawing. Case is ignored, spaces,
    /// commas or slashes separate the lines, and the words column and row are optional: `7/7`.
    ///
    /// # Errors
    /// [`Unreadable`] if no cell, or more than one, has that name.
    pub fn cell_named(&self, name: &str) -> Result<Cell, Unreadable> {
        let words = Words::of(name);
        let mut found = self.surface().cells().iter().filter(|&cell| {
            let full = Words::of(&self.full_name(cell));
            words == Words::of(&self.name(cell)) || words == full || words == full.short()
        });
        match (found.next(), found.next()) {
            (Some(cell), None) => Ok(cell),
            _ => Err(Unreadable::Cell { name: name.to_string() }),
        }
    }
}

/// Cells and lines by their printed names; those outside the board by their places. See [`told`](crate::table::message::told).
impl Names for Board {
    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.surface().contains(cell) { f.write_str(&self.name(cell)) } else { Plain.cell(cell, f) }
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if cells.is_empty() {
            return Plain.cells(cells, f);
        }
        cells.iter().enumerate().try_for_each(|(place, cell)| {
            f.write_str(if place == 0 { "" } else { ", " })?;
            Names::cell(self, cell, f)
        })
    }

    fn column(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = place < self.surface().columns();
        if has { f.write_str(&self.column_name(place)) } else { Plain.column(place, f) }
    }

    fn row(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = place < self.surface().rows();
        if has { f.write_str(&self.row_name(place)) } else { Plain.row(place, f) }
    }

    fn aimed(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.surface().contains(cell) { Names::cell(self, cell, f) } else { Plain.aimed(cell, f) }
    }
}

/// A name in normal form: `7/7` and `Column 7, row 7` are equal.
#[derive(PartialEq, Eq)]
struct Words(Vec<String>);

impl Words {
    fn of(name: &str) -> Self {
        let words = name.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '/'));
        Self(words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect())
    }

    fn short(self) -> Self {
        Self(self.0.into_iter().filter(|word| word != COLUMN && word != ROW).collect())
    }
}

/// All columns of a board, or all rows.
struct Lines {
    word: &'static str,
    of_two: [&'static str; 2],
    numbers: Numbers,
    count: u8,
}

impl Lines {
    fn name(&self, place: u8) -> String {
        let (word, printed) = (self.word, self.printed(place));
        if printed.is_empty() {
            return format!("{} {word}", nth(usize::from(place)));
        }
        let alike = || (0..self.count).filter(|&other| self.printed(other) == printed);
        let before = alike().filter(|&other| other < place).count();
        match (alike().count(), self.of_two.get(before)) {
            (0 | 1, _) => format!("{word} {printed}"),
            (2, Some(which)) => format!("{which} {word} {printed}"),
            _ => format!("{} {word} {printed}", nth(before)),
        }
    }

    /// `7`, `left 7`: the name without the word, if the line has one number.
    fn short_name(&self, place: u8) -> Option<String> {
        let name = self.name(place);
        (self.numbers.of(place).count() == 1).then(|| name.replace(&format!("{} ", self.word), ""))
    }

    /// `5/11`: the numbers of a line.
    fn printed(&self, place: u8) -> String {
        let numbers: Vec<String> = self.numbers.of(place).map(|number| number.to_string()).collect();
        numbers.join("/")
    }
}

/// `1st` for 0 and so on.
fn nth(place: usize) -> String {
    let number = place + 1;
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}
