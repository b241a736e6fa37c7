//! Components while building: a real tile, or the starting cabin.

use crate::grid::{Rotation, Side};
use crate::table::Seat;
#[cfg(feature = "serde")]
use serde::de::Error as _;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions};
#[cfg(feature = "serde")]
use crate::table::wire::{Form, Node, WireError};
use crate::trucker::parts::component::{Component, Connector, Edges, Kind, TileId};

messages! {
    /// A component by name: a numbered tile of the pool, or its player's starting cabin. Serialised as the number, or
    /// `"starting_cabin"`.
    ///
    /// JSON: `"starting_cabin"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Tile of "tile" {
        /// A tile of the pool.
        Number(number: TileId) "tile {number}";
        /// The starting cabin of its player (LM-CABIN-1).
        StartingCabin "the starting cabin";
    }
}

impl Tile {
    /// The component as drawn, for this player.
    #[must_use]
    pub fn component(self, owner: Seat) -> Component {
        match self {
            Self::Number(tile) => tile.component(),
            Self::StartingCabin => starting_cabin(owner),
        }
    }

    /// The name of a component of the yard.
    #[must_use]
    pub fn of(component: Component) -> Self {
        match component.tile() {
            Some(tile) if component.kind() != Kind::StartingCabin => Self::Number(tile),
            _ => Self::StartingCabin,
        }
    }
}

impl From<TileId> for Tile {
    fn from(tile: TileId) -> Self {
        Self::Number(tile)
    }
}

/// The starting cabin of a player: the tiles 31 to 34, and a fifth, which comes
/// [with the first expansion](from_first_expansion) and is no tile of the catalogue.
///
/// ```
/// use starwright::table::Seat;
/// use starwright::trucker::{Kind, yard};
///
/// let cabins = Seat::ALL.map(yard::starting_cabin);
/// assert!(cabins.iter().all(|cabin| cabin.kind() == Kind::StartingCabin));
/// assert_eq!(cabins[4].tile(), None);
/// assert!(yard::from_first_expansion(Seat::Four));
/// ```
#[must_use]
pub fn starting_cabin(owner: Seat) -> Component {
    if let Some(tile) = TileId::new(31 + owner.number()).filter(|_| !from_first_expansion(owner)) {
        return tile.component();
    }
    let universal = Connector::Universal;
    let edges = Edges::new(universal, universal, universal, universal);
    Component::unchecked(Kind::StartingCabin, edges, Side::Front, None)
}

/// Whether the starting cabin of this player is not of the base game: the fifth is of the first expansion (LM-BOARD-4).
#[must_use]
pub const fn from_first_expansion(owner: Seat) -> bool {
    matches!(owner, Seat::Four)
}

/// The rotation of a component from its drawing; if several look alike, the smallest.
pub(super) fn turn(component: Component) -> Rotation {
    component.rotation().unwrap_or_default()
}

#[cfg(feature = "serde")]
const STARTING_CABIN: &str = "starting_cabin";

#[cfg(feature = "serde")]
impl Form for Tile {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        const EXPECTED: &str = "the number of a tile, 1 to 144, or \"starting_cabin\"";
        match node {
            Node::Text(text) if text == STARTING_CABIN => Ok(Self::StartingCabin),
            Node::Unsigned(number) => {
                let tile = u8::try_from(*number).ok().and_then(TileId::new);
                tile.map(Self::Number).ok_or_else(|| WireError::invalid_value(node.kind(), &EXPECTED))
            }
            Node::Text(_) => Err(WireError::invalid_value(node.kind(), &EXPECTED)),
            _ => Err(WireError::invalid_type(node.kind(), &EXPECTED)),
        }
    }

    fn write(&self) -> Node<'static> {
        match self {
            Self::Number(tile) => Node::Unsigned(tile.get().into()),
            Self::StartingCabin => Node::Text(STARTING_CABIN.into()),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            schema::any_of(alloc::vec![TileId::schema(definitions), schema::words([STARTING_CABIN])])
        })
    }
}

#[cfg(feature = "serde")]
crate::table::wire::serde_by_form!(Tile);
