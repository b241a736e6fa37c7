//! A layout in one line of text, as FEN is for chess: the board, and row by row what lies on it.
//!
//! ```text
//! IIIC t88,t31,4/2,t94v,3/6/6/1,cannon2:0130<,4/6
//! IVC+3= 9/…
//! torus(####/#o#=/####);orange;premium=0.0.1.3.6.10.15+= 4/4/t31,3
//! ```
//!
//! **Board**, up to the blank: a class, or a surface with the drawing of its cells (as a
//! [`Builder`](crate::trucker::parts::blueprint::YardBot) reads it, rows between slashes) and, each behind a semicolon and in this order,
//! what else is printed on it: `orange` cells open, `columns` and `rows` numbers (of each line, commas between
//! several, 0 for none), the column left of the `splice`, the
//! starting `cabin`'s column and row, a `cap` of the loss penalty or `insured`, the `premium` table, the `level` of its flights and `overtime`. Then
//! a plus and the opened marks.
//!
//! **Rows** from the front, between slashes; in a row, between commas, from the left, a number of places without a component
//! (cells or not) or a component. A tile of the catalogue is `t` and its number; any other component its kind's name in
//! the case format, its strength or capacity, a colon, and its edges as they lie. Behind either stands where its drawn front
//! lies: `>` right, `v` rear, `<` left, nothing for the front.
//!
//! The kinds are `starting_cabin`, `cabin`, `luxury_cabin`, `stasis_chamber`; `engine` and `cannon`, with the strength 1 or 2
//! behind them; `bidirectional_cannon`, `cannon_engine`; `battery`, `cargo_hold` and `special_cargo_hold`, with the capacity 1 to
//! 4 behind them; `life_support_purple`, `life_support_brown`, `life_support_cyan`; `shield`, `thruster`, `structural`, `plating`,
//! `auto_defence`, `crew_armament`, `router`, `solar_panel`, `reactor` and `booster`. [`Edges`](crate::trucker::Edges) says how
//! edges are written.
//!
//! Every layout has exactly one text, and only that is read.

mod board;
mod component;
mod error;
mod reader;
mod rows;

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

pub use error::{Fault, NotationError};

use crate::trucker::ship::layout::Layout;
use crate::trucker::show::notation::reader::Reader;

/// # In one line of text
impl Layout {
    /// The layout in one line, see [`notation`](self).
    ///
    /// ```
    /// use starwright::grid::{Cell, Rotation};
    /// use starwright::trucker::{Board, Class, Layout, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// let cannon = catalogue::tile(94)?;
    /// layout.place(Cell::new(2, 0)?, cannon.turned(Rotation::Half))?;
    /// let text = layout.notation();
    /// assert_eq!(text, "I 2,t94v,2/5/5/5/5");
    /// assert_eq!(text.parse::<Layout>()?, layout);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn notation(&self) -> String {
        let mut text = String::new();
        board::write(&mut text, self.board());
        text.push(' ');
        rows::write(&mut text, self);
        text
    }

    /// The layout that a line means.
    ///
    /// # Errors
    /// [`NotationError`] says where the text goes wrong, what stands there, and what should. A text that has a meaning but
    /// is not how [`notation`](Self::notation) writes it is refused too.
    pub fn from_notation(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let mut layout = Self::new(board::read(&mut reader)?);
        reader.demand(' ', "a blank behind the board")?;
        rows::read(&mut reader, &mut layout)?;
        reader.end()?;
        let canonical = layout.notation();
        if canonical == text { Ok(layout) } else { Err(error::not_canonical(text, canonical)) }
    }
}

/// Reads the [`notation`](Layout::notation), as [`from_notation`](Layout::from_notation) does.
impl FromStr for Layout {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::from_notation(text)
    }
}

/// One line: the notation.
impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Layout({})", self.notation())
    }
}
