//! What happens in the yard.

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Rotation};
use crate::table::Seat;
use crate::trucker::fleet::aboard::Alien;
use crate::trucker::parts::blueprint::Mark;
use crate::trucker::parts::component::TileId;
use crate::trucker::settlement::penalty::Insurance;
use crate::trucker::yard::hourglass::TimerPlace;
use crate::trucker::yard::premium::Premium;
use crate::trucker::yard::tile::Tile;

/// One thing that happened, in the order it happened. Everybody may see every event: the yard's one secret are the cards that
/// players looked at, and those stand in the views of who looked.
///
/// JSON: `{"event": "took", "seat": 1, "tile": 64, "from": "face_down"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A player reached into the face-down pool.
    Reached {
        /// Who.
        seat: Seat,
    },
    /// A component came into a player's hand.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// From where.
        from: From,
    },
    /// A player put the component in the hand onto the table, face up.
    Returned {
        /// Who.
        seat: Seat,
        /// What.
        tile: TileId,
    },
    /// A player set the component in the hand aside.
    SetAside {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A player placed the component in the hand.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How far it is turned from its drawing.
        turn: Rotation,
    },
    /// A player looked at a pile of cards and put it back.
    Looked {
        /// Who.
        seat: Seat,
        /// Which, 1 to 3.
        pile: u8,
    },
    /// A player took an order tile.
    Finished {
        /// Who.
        seat: Seat,
        /// The number of the tile.
        order: u8,
    },
    /// A player flipped the hourglass.
    Flipped {
        /// Who.
        seat: Seat,
        /// To where.
        to: TimerPlace,
    },
    /// The hourglass has run out.
    RanOut {
        /// Where it stands.
        at: TimerPlace,
    },
    /// A player took up a die to roll it.
    Rolled {
        /// Who.
        seat: Seat,
    },
    /// A die fell and opened cells for all.
    Opened {
        /// What it shows.
        face: Die,
        /// What it opened.
        mark: Mark,
    },
    /// Building is over.
    BuildingOver,
    /// A ship has passed the check; what its player had set aside is in the lost pile.
    Passed {
        /// Whose.
        seat: Seat,
        /// How many components are in the player's lost pile.
        lost: u32,
    },
    /// The check sent components to the lost pile.
    Removed {
        /// Whose.
        seat: Seat,
        /// Where they lay.
        cells: CellSet,
    },
    /// A player paid the compulsory premium, as far as the purse went.
    PaidPremium {
        /// Who.
        seat: Seat,
        /// How much, and for what.
        premium: Premium,
    },
    /// A player assigned a cabin to an alien.
    Welcomed {
        /// Who.
        seat: Seat,
        /// The cabin.
        at: Cell,
        /// The alien.
        alien: Alien,
    },
    /// Crew and batteries of a player came aboard.
    Boarded {
        /// Whose.
        seat: Seat,
    },
    /// A player chose an insurance.
    Insured {
        /// Who.
        seat: Seat,
        /// Which.
        insurance: Insurance,
    },
    /// A ship without a human gave up before the first card.
    GaveUp {
        /// Whose.
        seat: Seat,
        /// Its components.
        cells: CellSet,
    },
    /// A player's marker was put onto the track.
    Started {
        /// Whose.
        seat: Seat,
        /// How many spaces behind the leader.
        behind: u8,
    },
}

/// Where a component came from into a hand.
///
/// JSON: `"face_up"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum From {
    /// The face-down pool.
    FaceDown,
    /// The components that lie face up.
    FaceUp,
    /// The player's set-aside places.
    Aside,
    /// The board, from this cell.
    Board(Cell),
}
