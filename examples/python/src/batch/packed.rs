//! Ships as rows of an array.
//!
//! A *packed* ship is the 28 words of [`Packed`], 224 bytes. A ship of *tiles* is 121 16-bit numbers, row by row on an 11 × 11
//! grid: 0 for an empty cell, otherwise 4 × (tile − 1) + turn + 1.

use starwright::grid::{Cell, Rotation};
use starwright::table::message::told;
use starwright::trucker::{Board, Layout, Packed, Unreadable, catalogue};

/// Words per packed ship.
pub const WORDS: usize = 28;
pub const BYTES: usize = 8 * WORDS;
/// Columns and rows of the largest grid.
pub const SIDE: usize = 11;
pub const CELLS: usize = SIDE * SIDE;

/// The index of a cell, row by row.
pub fn index(cell: Cell) -> usize {
    SIDE * usize::from(cell.row()) + usize::from(cell.column())
}

pub fn words(ship: &Packed) -> [u64; WORDS] {
    let [low, high] = ship.words();
    std::array::from_fn(|place| if place < WORDS / 2 { low[place] } else { high[place - WORDS / 2] })
}

/// Reads a packed ship from its little-endian bytes.
#[inline]
pub fn read(bytes: &[u8; BYTES]) -> Result<Packed, Unreadable> {
    let (words, _) = bytes.as_chunks();
    let word = |place: usize| words.get(place).map_or(0, |word| u64::from_le_bytes(*word));
    Packed::from_words([0, WORDS / 2].map(|first| std::array::from_fn(|place| word(first + place))))
}

/// The tiles of a ship; `None` if a component is not a printed tile.
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

/// Reads a ship from its tiles, or says why it is invalid.
pub fn layout(board: &Board, tiles: &[u16]) -> Result<Layout, String> {
    let mut layout = Layout::new(board.clone());
    for (place, &code) in (0_u8..).zip(tiles).filter(|&(_, &code)| code > 0) {
        let id = u8::try_from((code - 1) / 4 + 1).ok();
        let tile = id.and_then(|id| catalogue::tile(id).ok()).ok_or_else(|| format!("unknown tile code {code}"))?;
        let cell = Cell::new(place % 11, place / 11).map_err(|error| error.to_string())?;
        let placed = layout.place(cell, tile.turned(Rotation::ALL[usize::from((code - 1) % 4)]));
        placed.map_err(|error| told(&error, board).to_string())?;
    }
    Ok(layout)
}
