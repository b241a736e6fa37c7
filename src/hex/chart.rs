//! Boards as flat arrays: one slot for each hex that any board can have.

use core::fmt;

use crate::hex::{Direction, Hex};

/// The largest radius of a board: everything within it has a slot.
pub(crate) const REACH: u8 = 12;
/// Columns and rows of the charts.
const SIDE: usize = 2 * REACH as usize + 1;
/// The slots of a chart.
const SLOTS: usize = SIDE * SIDE;

fn slot(hex: Hex) -> Option<usize> {
    let place = |coordinate: i8| usize::from(coordinate.wrapping_add(REACH.cast_signed()).cast_unsigned());
    let (column, row) = (place(hex.q), place(hex.r));
    (column < SIDE && row < SIDE).then_some(column * SIDE + row)
}

fn hex_of(slot: usize) -> Option<Hex> {
    let coordinate = |number: usize| Some(i8::try_from(number).ok()? - REACH.cast_signed());
    Some(Hex::new(coordinate(slot / SIDE)?, coordinate(slot % SIDE)?))
}

/// The width of the margin around every board.
pub(crate) const MARGIN: u8 = 9;
/// The distance between columns of a chart, which share their margins.
const STRIDE: u8 = 2 * REACH + 1 + MARGIN;
const PLACES: usize = (SIDE + 2 * MARGIN as usize) * STRIDE as usize + MARGIN as usize;

/// One byte for each hex, and for the hexes of a margin round every board, so that reading within that distance of a board hex
/// needs no bounds check.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Chart([u8; PLACES]);

/// The place of a hex of a board in a chart.
fn place(hex: Hex) -> Option<usize> {
    let slot = slot(hex)?;
    let margin = usize::from(MARGIN);
    Some((slot / SIDE + margin) * usize::from(STRIDE) + margin + slot % SIDE)
}

/// The distance between two hexes, in places of a chart.
pub(crate) const fn places(way: Hex) -> i16 {
    way.q as i16 * STRIDE as i16 + way.r as i16
}

/// The ways to the six neighbours, clockwise from north, and these in places of a chart.
pub(crate) const NEIGHBOURS: [(Hex, i16); 6] = {
    let [north, north_east, south_east, south, south_west, north_west] = Direction::ALL;
    [way(north), way(north_east), way(south_east), way(south), way(south_west), way(north_west)]
};

const fn way(direction: Direction) -> (Hex, i16) {
    (direction.unit(), places(direction.unit()))
}

impl Chart {
    pub(crate) const fn filled(value: u8) -> Self {
        Self([value; PLACES])
    }

    /// The byte of a hex; `None` beyond every board.
    pub(crate) fn get(&self, hex: Hex) -> Option<u8> {
        self.0.get(place(hex)?).copied()
    }

    /// The bytes of the hexes at some [places] from a hex of a board; `None` beyond the margin.
    pub(crate) fn around(&self, hex: Hex) -> impl Fn(i16) -> Option<u8> + '_ {
        let place = place(hex);
        move |way| self.0.get(place?.checked_add_signed(way.into())?).copied()
    }

    /// Sets the byte of a hex; nothing happens beyond every board.
    pub(crate) fn set(&mut self, hex: Hex, value: u8) {
        if let Some(byte) = place(hex).and_then(|place| self.0.get_mut(place)) {
            *byte = value;
        }
    }
}

impl fmt::Debug for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chart")
    }
}

const WORDS: usize = SLOTS.div_ceil(64);

/// A set of hexes within 12 of (0,0), the size of the largest board. Serialised as an ascending list.
///
/// ```
/// use starwright::hex::{Hex, HexSet};
///
/// let hexes: HexSet = [Hex::new(2, 0), Hex::new(-1, 3)].into_iter().collect();
/// assert_eq!(hexes.iter().collect::<Vec<_>>(), [Hex::new(-1, 3), Hex::new(2, 0)]);
/// ```
///
/// JSON: `[[-1, 3], [2, 0]]`
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether the set contains a hex.
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        slot(hex).and_then(|slot| self.0.get(slot / 64).map(|word| word >> (slot % 64) & 1 == 1)).unwrap_or(false)
    }

    /// Adds a hex; false if it was in the set or is beyond every board.
    pub fn insert(&mut self, hex: Hex) -> bool {
        let new = !self.contains(hex);
        self.toggle(hex, new) && new
    }

    /// Removes a hex; false if it was not in the set.
    pub fn remove(&mut self, hex: Hex) -> bool {
        let there = self.contains(hex);
        self.toggle(hex, there) && there
    }

    fn toggle(&mut self, hex: Hex, really: bool) -> bool {
        let Some(slot) = slot(hex) else { return false };
        let Some(word) = self.0.get_mut(slot / 64) else { return false };
        *word ^= u64::from(really) << (slot % 64);
        true
    }

    /// The number of hexes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The hexes, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        let words = self.0.iter().enumerate();
        words.flat_map(|(number, &word)| ones(word).map(move |bit| number * 64 + bit)).filter_map(hex_of)
    }
}

/// The numbers of the bits that are 1, ascending.
fn ones(word: u64) -> impl Iterator<Item = usize> {
    let mut left = word;
    core::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        left &= left.checked_sub(1)?;
        Some(bit)
    })
}

/// Hexes beyond every board are left out.
impl Extend<Hex> for HexSet {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

/// Hexes beyond every board are left out.
impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(hexes);
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
