//! Ships as rows of numbers.
//!
//! A *packed* ship is 224 bytes: the 28 words of [`Packed`], each of 8 bytes, the least first. A ship of *tiles* is 121 numbers
//! of 16 bits, row by row on a grid of 11 by 11: 0 for an empty cell, else 4 × (tile − 1) + turn + 1.

use pyo3::PyResult;
use starwright::grid::{Cell, Rotation};
use starwright::trucker::{Board, Layout, Packed, catalogue};

use crate::refusal::unreadable;

/// Bytes of a packed ship.
pub const BYTES: usize = 224;
/// Cells of the widest grid, as columns and rows.
pub const SIDE: usize = 11;
pub const CELLS: usize = SIDE * SIDE;

/// The place of a cell, row by row.
pub fn index(cell: Cell) -> usize {
    SIDE * usize::from(cell.row()) + usize::from(cell.column())
}

pub fn bytes(ship: &Packed) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    let words = ship.words().into_iter().flatten();
    bytes.chunks_exact_mut(8).zip(words).for_each(|(bytes, word)| bytes.copy_from_slice(&word.to_le_bytes()));
    bytes
}

pub fn read(bytes: &[u8]) -> PyResult<Packed> {
    let mut words = [[0; 14]; 2];
    for (word, bytes) in words.iter_mut().flatten().zip(bytes.chunks_exact(8)) {
        *word = u64::from_le_bytes(bytes.try_into().unwrap_or_default());
    }
    Packed::from_words(words).map_err(unreadable)
}

/// The tiles of a ship; nothing, if it has a component that is no printed tile.
pub fn tiles(layout: &Layout) -> Option<[u16; CELLS]> {
    let mut tiles = [0; CELLS];
    for (cell, component) in layout.components() {
        let id = component.tile()?;
        let printed = catalogue::tile(u8::from(id))?;
        let turn = (0..).zip(Rotation::ALL).find(|&(_, rotation)| printed.turned(rotation) == component)?.0;
        *tiles.get_mut(index(cell))? = 4 * (u16::from(u8::from(id)) - 1) + turn + 1;
    }
    Some(tiles)
}

pub fn layout(board: &Board, tiles: &[u16]) -> PyResult<Layout> {
    let mut layout = Layout::new(board.clone());
    for (place, &code) in (0_u8..).zip(tiles).filter(|&(_, &code)| code > 0) {
        let id = u8::try_from((code - 1) / 4 + 1).ok();
        let tile = id.and_then(catalogue::tile).ok_or_else(|| unreadable(format_args!("{code} is no tile")))?;
        let cell = Cell::new(place % 11, place / 11).map_err(unreadable)?;
        layout.place(cell, tile.turned(Rotation::ALL[usize::from((code - 1) % 4)])).map_err(unreadable)?;
    }
    Ok(layout)
}
