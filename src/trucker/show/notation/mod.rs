//! A layout as one line of text, like FEN for chess: the board, and the components row by row.
//!
//! ```text
//! IIIC t88,t31,4/2,t94v,3/6/6/1,cannon2:0130<,4/6
//! IVC+3= 9/…
//! torus(####/#o#=/####);orange;premium=0.0.1.3.6.10.15+= 4/4/t31,3
//! ```
//!
//! **Board**, up to the space: a class, or a surface with the drawing of its cells (in the characters of a
//! [`Builder`](crate::trucker::parts::blueprint::Builder), rows separated by slashes) and, each after a semicolon and in this
//! order, its other data: `orange` cells open, `columns` and `rows` numbers (for each line, commas between several, 0 for none),
//! the column left of the `splice`, the starting `cabin`'s column and row, a `cap` of the loss penalty or `insured`, the
//! `premium` table, the `level` of its flights and `overtime`. Then a plus and the opened marks.
//!
//! **Rows** from the front, separated by slashes; in a row, from the left and separated by commas, a number of places without a
//! component (cells or not), or a component. A catalogue tile is `t` and its number; any other component is the name of its kind
//! in the case format, its strength or capacity, a colon, and its edges after rotation. Then follows the side its drawn front
//! faces: `>` right, `v` rear, `<` left, nothing for the front.
//!
//! The kinds are `starting_cabin`, `cabin`, `luxury_cabin`, `stasis_chamber`; `engine` and `cannon`, followed by the strength 1
//! or 2; `bidirectional_cannon`, `cannon_engine`; `battery`, `cargo_hold` and `special_cargo_hold`, followed by the capacity 1 to
//! 4; `life_support_purple`, `life_support_brown`, `life_support_cyan`; `shield`, `thruster`, `structural`, `plating`,
//! `auto_defence`, `crew_armament`, `router`, `solar_panel`, `reactor` and `booster`. See [`Edges`](crate::trucker::Edges) for
//! edges.
//!
//! Every layout has exactly one text; others are refused.

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
    /// The layout as one line of text, see [`notation`](self).
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

    /// Parses a layout from one line of text.
    ///
    /// # Errors
    /// [`NotationError`] says where, what was found, and what was expected. Text that is valid but not as
    /// [`notation`](Self::notation) writes it is refused, too.
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

/// Parses the [`notation`](Layout::notation), as [`from_notation`](Layout::from_notation) does.
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
