//! The ids of the real tiles.

use core::fmt;
use core::num::NonZeroU8;

use crate::trucker::parts::unreadable::Unreadable;

/// The number of a tile of the real set, from 1 to 144. Serialised as that number.
///
/// JSON: `144`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

#[cfg(feature = "serde")]
crate::table::wire::form!(
    TileId as u8,
    Self::try_from,
    |tile| tile.get(),
    like | _ | crate::table::wire::schema::number(1, TileId::COUNT.into())
);

impl TileId {
    /// The number of tiles.
    pub(crate) const COUNT: u8 = 144;

    /// All ids, ascending.
    pub const ALL: [Self; Self::COUNT as usize] = {
        let mut all = [Self(NonZeroU8::MIN); Self::COUNT as usize];
        let mut number = 1;
        while number < all.len() {
            #[expect(clippy::indexing_slicing, reason = "below the length by the loop's condition")]
            {
                all[number] = Self(all[number - 1].0.saturating_add(1));
            }
            number += 1;
        }
        all
    };

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

crate::table::message::words!(TileId);

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileId({self})")
    }
}

impl From<TileId> for u8 {
    fn from(tile: TileId) -> Self {
        tile.get()
    }
}

impl TryFrom<u8> for TileId {
    type Error = Unreadable;

    fn try_from(number: u8) -> Result<Self, Unreadable> {
        Self::new(number).ok_or(Unreadable::Tile { number })
    }
}
