//! The ids of the real tiles.

use core::fmt;
use core::num::NonZeroU8;

/// The number of a tile of the real set, from 1 to 144.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

impl TileId {
    /// The number of tiles.
    pub(crate) const COUNT: u8 = 144;

    /// The id with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(id) if number <= Self::COUNT => Some(Self(id)),
            _ => None,
        }
    }

    /// The number, 1 to 144.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileId({self})")
    }
}
