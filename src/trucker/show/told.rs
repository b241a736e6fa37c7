//! Sentences about a board, told with the names that are printed on it.

use alloc::string::{String, ToString};
use core::fmt;

use crate::grid::Cell;
use crate::trucker::parts::board::Board;

/// A sentence with the printed names of its cells and lines, see [`Board::told`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Told<'a, T: ?Sized> {
    board: &'a Board,
    sentence: &'a T,
}

/// # Told to players
impl Board {
    /// A sentence for somebody who looks at this board: whatever says a cell or a line by its place from 0, a violation, a
    /// report, a refusal, an event, says it by its [`name`](Self::name) instead.
    ///
    /// Cells are found as they [print](Cell), `(3, 5)`, and lines as [they](crate::trucker::attack::Line) do, `column 3`;
    /// places that the board has not stay as they are, and so does what is quoted between backticks, such as a name that
    /// [`cell_named`](Self::cell_named) did not find. A [`BlueprintError`](crate::trucker::BlueprintError) speaks of a drawing
    /// and not of a board: it is not for this.
    ///
    /// ```
    /// use starwright::grid::Cell;
    /// use starwright::trucker::{Board, Class, Layout, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// let engine = catalogue::tile(64)?;
    /// let refusal = layout.place(Cell::new(0, 0)?, engine).unwrap_err();
    /// assert_eq!(refusal.to_string(), "(0, 0) is no cell of this board (LM-LEGAL-10)");
    /// let told = layout.board().told(&refusal).to_string();
    /// assert_eq!(told, "column 5 row 5 is no cell of this board (LM-LEGAL-10)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn told<'a, T: fmt::Display + ?Sized>(&'a self, sentence: &'a T) -> Told<'a, T> {
        Told { board: self, sentence }
    }
}

impl<T: fmt::Display + ?Sized> fmt::Display for Told<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.sentence.to_string();
        let mut rest = text.as_str();
        while let Some(first) = rest.chars().next() {
            if let Some((name, after)) = named(self.board, rest) {
                f.write_str(&name)?;
                rest = after;
                continue;
            }
            if let Some(quoted) = rest.strip_prefix('`').and_then(|quoted| quoted.split_inclusive('`').next()) {
                let (passed, after) = rest.split_at_checked(quoted.len() + 1).unwrap_or((rest, ""));
                f.write_str(passed)?;
                rest = after;
                continue;
            }
            // a word is passed as a whole, so that no name begins inside one
            let word = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
            let (passed, after) = rest.split_at_checked(word.max(first.len_utf8())).unwrap_or((rest, ""));
            f.write_str(passed)?;
            rest = after;
        }
        Ok(())
    }
}

/// The name of the cell or line that a text begins with, and what follows.
fn named<'t>(board: &Board, text: &'t str) -> Option<(String, &'t str)> {
    if let Some(place) = text.strip_prefix("column ") {
        return line(place, board.surface().columns(), |column| board.column_name(column));
    }
    if let Some(place) = text.strip_prefix("row ") {
        return line(place, board.surface().rows(), |row| board.row_name(row));
    }
    // the aimed cell of a torus
    let text = text.strip_prefix("cell ").unwrap_or(text);
    let (place, after) = text.split_at_checked(text.find(')')? + 1)?;
    let cell: Cell = place.parse().ok()?;
    board.surface().contains(cell).then(|| (board.name(cell), after))
}

fn line(text: &str, count: u8, name: impl Fn(u8) -> String) -> Option<(String, &str)> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    let (digits, after) = text.split_at_checked(end)?;
    let place = digits.parse().ok().filter(|&place| place < count)?;
    Some((name(place), after))
}
