//! The events of the yard.

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

messages! {
    /// Something that happened. All players may see every event: the only secrets are the cards that players looked at, which are
    /// in those players' views.
    ///
    /// JSON: `{"event": "took", "seat": 1, "tile": 64, "from": "face_down"}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Event by "event" of "yard-event" {
        Reached { seat: Seat } "{seat} draws from the face-down pool";
        Took { seat: Seat, tile: Tile, from: TileSource } "{seat} takes {tile} {from}";
        Returned { seat: Seat, tile: TileId } "{seat} returns tile {tile} to the table, face up";
        SetAside { seat: Seat, tile: Tile } "{seat} sets {tile} aside";
        Placed { seat: Seat, tile: Tile, at: Cell, turn: Rotation } "{seat} places {tile} on {at}, {turn}";
        /// A player looked at a pile of cards and put it back.
        Looked { seat: Seat, pile: u8 } "{seat} looks at card pile {pile}";
        Finished { seat: Seat, order: u8 } "{seat} takes order tile {order}";
        Flipped { seat: Seat, to: TimerPlace } "{seat} flips the hourglass onto {to}";
        RanOut { at: TimerPlace } "the hourglass on {at} runs out";
        Rolled { seat: Seat } "{seat} rolls a die";
        /// A die fell and opened cells for all.
        Opened { face: Die, mark: Mark } "a die shows {face} and opens the cells marked {mark}";
        BuildingOver "building is over";
        /// A ship has passed the check; what its player had set aside is in the lost pile.
        Passed { seat: Seat, lost: u32 } "the ship of {seat} passes the check, with {lost|1:1 component|# components} in the lost pile";
        Removed { seat: Seat, cells: CellSet } "{seat} loses the components on {cells}";
        /// A player paid the compulsory premium, as far as the purse went.
        PaidPremium { seat: Seat, premium: Premium } "{seat} pays {premium}";
        Welcomed { seat: Seat, at: Cell, alien: Alien } "{seat} houses a {alien} on {at}";
        Boarded { seat: Seat } "the crew and batteries of {seat} come aboard";
        Insured { seat: Seat, insurance: Insurance } "{seat} chooses {insurance}";
        /// A ship without a human gave up before the first card.
        GaveUp { seat: Seat, cells: CellSet } "the ship of {seat} on {cells} gives up, because no human is aboard";
        Started { seat: Seat, behind: u8 } "{seat} starts {behind|0:in the lead|1:1 space behind the leader|# spaces behind the leader}";
    }
}

messages! {
    /// Where a component in a hand came from.
    ///
    /// JSON: `"face_up"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TileSource of "yard-from" {
        FaceDown "from the face-down pool";
        FaceUp "from the face-up components";
        Aside "from the set-aside components";
        Board(at: Cell) "back from {at}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(TileSource by name {
    "face_down" => FaceDown,
    "face_up" => FaceUp,
    "aside" => Aside,
    "board" => Board(at),
});
