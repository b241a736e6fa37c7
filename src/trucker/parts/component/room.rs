//! The room on a component.

use crate::trucker::parts::component::Kind;

/// What a component has room for, and how much.
///
/// JSON: `{"humans": 2}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Room {
    /// Nothing.
    Nothing,
    /// Humans; some cabins may house one alien instead, see [`Kind::houses_aliens`].
    Humans(u8),
    /// Sleepers.
    Sleepers(u8),
    /// Battery tokens.
    Batteries(u8),
    /// Blocks of goods, except red.
    Goods(u8),
    /// Blocks of goods of every colour.
    AllGoods(u8),
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Room by name {
    "nothing" => Nothing, "humans" => Humans(places), "sleepers" => Sleepers(places), "batteries" =>
    Batteries(places), "goods" => Goods(places), "all_goods" => AllGoods(places)
});

impl Kind {
    /// What it has room for (BG-CREW-1, BG-GOODS-1, LM-LAUNCH-2, LM-KIND-3).
    #[must_use]
    pub const fn room(self) -> Room {
        self.row().room
    }

    /// Whether an alien may live in it, given life support of its colour (LM-LEGAL-13, LM-KIND-3).
    #[must_use]
    pub const fn houses_aliens(self) -> bool {
        self.row().houses_aliens
    }
}
