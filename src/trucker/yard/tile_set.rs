//! Sets of tiles.

#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions};
#[cfg(feature = "serde")]
use crate::table::wire::{Form, Node, WireError};
use crate::trucker::parts::component::TileId;

/// A set of real tiles. Serialised as an ascending list of numbers.
///
/// ```
/// use starwright::trucker::TileId;
/// use starwright::trucker::yard::TileSet;
///
/// let mut tiles = TileSet::EMPTY;
/// assert!(tiles.insert(TileId::new(88).ok_or("no such tile")?));
/// assert_eq!(tiles.iter().map(TileId::get).collect::<Vec<_>>(), [88]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `[7, 64]`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet([u64; 3]);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self([0; 3]);

    /// The number of tiles.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the set contains a tile.
    #[must_use]
    pub fn contains(self, tile: TileId) -> bool {
        let (word, bit) = place(tile);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Adds a tile; false if it was in the set.
    pub fn insert(&mut self, tile: TileId) -> bool {
        let new = !self.contains(tile);
        let (word, bit) = place(tile);
        if let Some(word) = self.0.get_mut(word) {
            *word |= bit;
        }
        new
    }

    /// Removes a tile; false if it was not in the set.
    pub fn remove(&mut self, tile: TileId) -> bool {
        let present = self.contains(tile);
        let (word, bit) = place(tile);
        if let Some(word) = self.0.get_mut(word) {
            *word &= !bit;
        }
        present
    }

    /// The tiles by their numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        let words = self.0.into_iter().zip([0, 64, 128]);
        words.flat_map(|(word, first)| Bits(word).filter_map(move |bit| TileId::new(first + bit + 1)))
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        tiles.into_iter().for_each(|tile| {
            set.insert(tile);
        });
        set
    }
}

fn place(tile: TileId) -> (usize, u64) {
    let index = tile.get() - 1;
    (usize::from(index / 64), 1 << (index % 64))
}

/// The numbers of the bits that are set, ascending.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let bit = u8::try_from(self.0.trailing_zeros()).ok().filter(|&bit| bit < 64)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(feature = "serde")]
impl Form for TileSet {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut set = Self::EMPTY;
        for tile in alloc::vec::Vec::<TileId>::read(node)? {
            if !set.insert(tile) {
                return Err(WireError::new(format_args!("tile {tile} stands twice in a set of tiles")));
            }
        }
        Ok(set)
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.iter().map(|tile| tile.write()).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| schema::set(TileId::schema(definitions), 144))
    }
}

#[cfg(feature = "serde")]
crate::table::wire::serde_by_form!(TileSet);
