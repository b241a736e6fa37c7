//! Ships as rows of numbers.
//!
//! A *packed* ship is the 28 words of [`Packed`], 224 bytes. A ship of *tiles* is 121 numbers
//! of 16 bits, row by row on a grid of 11 by 11: 0 for an empty cell, else 4 × (tile − 1) + turn + 1.

use starwright::grid::{Cell, Rotation};
use starwright::table::message::told;
use starwright::trucker::{Board, Layout, Packed, Unreadable, catalogue};

/// Words of a packed ship.
pub const WORDS: usize = 28;
pub const BYTES: usize = 8 * WORDS;
/// Cells of the widest grid, as columns and rows.
pub const SIDE: usize = 11;
pub const CELLS: usize = SIDE * SIDE;

/// The place of a cell, row by row.
pub fn index(cell: Cell) -> usize {
    SIDE * usize::from(cell.row()) + usize::from(cell.column())
}

pub fn words(ship: &Packed) -> [u64; WORDS] {
    let [low, high] = ship.words();
    std::array::from_fn(|place| if place < WORDS / 2 { low[place] } else { high[place - WORDS / 2] })
}

/// A ship of its bytes, the lowest of each word first.
#[inline]
pub fn read(bytes: &[u8; BYTES]) -> Result<Packed, Unreadable> {
    let (words, _) = bytes.as_chunks();
    let word = |place: usize| words.get(place).map_or(0, |word| u64::from_le_bytes(*word));
    Packed::from_words([0, WORDS / 2].map(|first| std::array::from_fn(|place| word(first + place))))
}

/// The tiles of a ship; nothing, if it has a component that is no printed tile.
pub fn tiles(layout: &Layout) -> Option<[u16; CELLS]> {
    let mut tiles = [0; CELLS];
    for (cell, component) in layout.components() {
        let id = component.tile()?;
        let printed = id.component();
        let turn = (0..).zip(Rotation::ALL).find(|&(_, rotation)| printed.turned(rotation) == component)?.0;
        *tiles.get_mut(index(cell))? = 4 * (u16::from(u8::from(id)) - 1) + turn + 1;
    }
    Some(tiles)
}

/// The ship of its tiles, or what is wrong with it.
pub fn layout(board: &Board, tiles: &[u16]) -> Result<Layout, String> {
    let mut layout = Layout::new(board.clone());
    for (place, &code) in (0_u8..).zip(tiles).filter(|&(_, &code)| code > 0) {
        let id = u8::try_from((code - 1) / 4 + 1).ok();
        let tile = id.and_then(|id| catalogue::tile(id).ok()).ok_or_else(|| format!("{code} is no tile"))?;
        let cell = Cell::new(place % 11, place / 11).map_err(|error| error.to_string())?;
        let placed = layout.place(cell, tile.turned(Rotation::ALL[usize::from((code - 1) % 4)]));
        placed.map_err(|error| told(&error, board).to_string())?;
    }
    Ok(layout)
}
