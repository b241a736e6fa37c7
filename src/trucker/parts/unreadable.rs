//! Malformed text and numbers.

use alloc::string::String;

/// Malformed text, numbers or packed words. They break no rule of the game, so this does not implement
/// [`Refused`](crate::table::Refused).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// The text is not a built-in class.
    #[error("there is no such class; the classes are I, II, III, IIIA, IC, IIC, IIIC and IVC")]
    Class,
    /// The text is not a mark.
    #[error("there is no such mark; the marks are 1 to 6 and =")]
    Mark,
    /// The text is not four edges.
    #[error("edges are written as four digits 0 to 3, in the order front, right, rear, left")]
    Edges,
    /// The number is not a tile.
    #[error("there is no tile {number}; the tiles are 1 to 144")]
    Tile {
        /// The number given.
        number: u8,
    },
    /// The name is not a cell of the board.
    #[error("this board has no cell named `{name}`")]
    Cell {
        /// The name that was looked for.
        name: String,
    },
    /// The words are not a packed ship.
    #[error("the packed ship has a component off the grid, or bits set on an empty cell")]
    Packed,
}
