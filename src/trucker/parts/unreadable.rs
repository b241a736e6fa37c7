//! Texts and numbers that mean nothing.

use alloc::string::String;

/// A text, a number or words that stand for nothing. No rule of the game is broken by that, so this is no
/// [`Refused`](crate::table::Refused).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// A text that names no built-in class.
    #[error("a class is one of I, II, III, IIIA, IC, IIC, IIIC, IVC")]
    Class,
    /// A text that is no mark.
    #[error("a mark is one of 1, 2, 3, 4, 5, 6, =")]
    Mark,
    /// A text that is not four edges.
    #[error("edges are four digits 0 to 3: front, right, rear, left")]
    Edges,
    /// A number that no tile has.
    #[error("a tile is 1 to 144, not {number}")]
    Tile {
        /// The number given.
        number: u8,
    },
    /// A name that a board has not.
    #[error("this board has no cell named `{name}`")]
    Cell {
        /// The name that was looked for.
        name: String,
    },
    /// Words that are no packed ship.
    #[error("a packed ship has a bit where it has no component, or a component beyond the grid")]
    Packed,
}
