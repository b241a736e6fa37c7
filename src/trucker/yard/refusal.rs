//! Why a choice is refused in the yard.

use crate::grid::Cell;
use crate::table::{Actor, Seat};
use crate::trucker::fleet::boarding::BoardingError;
use crate::trucker::parts::component::{Component, TileId};
use crate::trucker::rules::Rule;
use crate::trucker::settlement::penalty::InsureError;
use crate::trucker::ship::repair::{NoRepair, RepairError};
use crate::trucker::yard::hourglass::TimerPlace;
use crate::trucker::yard::tile::Tile;

messages! {
    /// Why a choice is refused: the rule, the place and what was expected. The yard does not change.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Refusal refused Rule of "yard-refusal" {
        NoSeat { seat: Seat, players: u8 } => Rule::LmBoard4, "{players} play, so there is no {seat}";
        NotForActor { actor: Actor; rule } => *rule, "{actor} may not make this choice";
        TileDue { seat: Seat } => Rule::BgBuild1, "the tile drawn by {seat} has not been entered yet";
        DieDue => Rule::LmIvcTimer, "the die roll has not been entered yet";
        NoTileDue => Rule::BgBuild1, "nobody is drawing from the face-down pool";
        NoDieDue => Rule::LmIvcTimer, "nobody is rolling a die";
        NotFaceDown { tile: TileId } => Rule::BgBuild1, "tile {tile} is not in the face-down pool";
        BuildingOver => Rule::BgBuild3, "building is over";
        StillBuilding => Rule::BgBuild3, "building is not over yet";
        HasFinished { seat: Seat, order: u8 } => Rule::BgBuild3, "{seat} has order tile {order} and builds no more";
        HandFull { held: Tile } => Rule::LmR27, "the hand must be empty, but it holds {held}";
        HandEmpty => Rule::BgBuild1, "the hand is empty";
        PoolEmpty => Rule::LmR27, "the face-down pool is empty";
        NotFaceUp { tile: TileId } => Rule::BgBuild1, "tile {tile} is not face up";
        NotAside { tile: Tile } => Rule::BgBuild2, "{tile} is not among the player's set-aside components";
        Welded => Rule::LmR25, "there is no unwelded component to take back";
        /// A component that was set aside cannot return to the table.
        OnceAside { tile: Tile } => Rule::BgBuild2, "{tile} was set aside and cannot return to the table";
        NoPlaceAside => Rule::BgBuild1, "both set-aside places are taken";
        Closed { cell: Cell } => Rule::LmLegal10, "{cell} is not an open cell of this board";
        Taken { cell: Cell, present: Component } => Rule::LmCabin4, "{cell} already holds a {present}";
        /// The ship has components, and the component would touch none of them.
        Unattached { cell: Cell; rule } => *rule, "{cell} shares no edge with a component of its ship";
        /// The component would touch its ship without joining it, and the rulings require a joint.
        Unjoined { cell: Cell } => Rule::LmR18, "on {cell} it would not be joined to its ship";
        /// There is no such pile, or it is the fourth, which stays secret.
        NotThatPile { pile: u8 } => Rule::BgPiles, "players may look at piles 1 to 3, not at pile {pile}";
        /// The rulings forbid finished players to look.
        FinishedLooking { seat: Seat } => Rule::LmR29, "{seat} has finished and may not look at cards at this table";
        NothingPlaced => Rule::LmCabin5, "a component must be placed before looking at cards";
        ShipNotStarted { cell: Cell } => Rule::LmIvcPeek, "every ship must have a component before looking at cards; the one with {cell} has none";
        /// The rulings require the lowest order tile, or it is too late to choose.
        OrderNotChosen { order: u8 } => Rule::LmR28, "order tile {order} cannot be chosen: finished players take the lowest free one";
        /// The order tile is taken, or does not exist.
        OrderNotFree { order: u8 } => Rule::LmR28, "order tile {order} is not free";
        HasPassed { seat: Seat } => Rule::LmLegal11, "the ship of {seat} has already passed the check";
        ShipWhole { at: Cell } => Rule::LmLegal12, "the ship with {at} is in one piece";
        Launched => Rule::LmR31, "the flight is ready to start; nothing is left to choose";
        /// Another player has to choose first, or another choice is due.
        OutOfTurn { seat: Seat } => Rule::LmR31, "it is not the turn of {seat} to choose this";
        StillRunning { at: TimerPlace } => Rule::BgTimer1, "the hourglass on {at} is still running";
        NotRunning { at: TimerPlace } => Rule::BgTimer1, "the hourglass on {at} is not running";
        RollFirst { at: TimerPlace } => Rule::LmIvcTimer, "a die must be rolled before the hourglass leaves {at}";
        NotFinished { to: TimerPlace } => if matches!(to, TimerPlace::Overtime) { Rule::LmTorus3 } else { Rule::BgTimer2 }, "only a player who has finished may flip the hourglass onto {to}";
        NoRollNow => Rule::LmIvcTimer, "no die may be rolled now";
        NoDice => Rule::LmIvcTimer, "this board uses no dice";
    } or {
        /// The component cannot be removed at the check, or the piece cannot be kept.
        Repair(RepairError),
        /// The proposal is not a legal repair.
        Proposal(NoRepair),
        /// The alien cannot live there.
        Alien(BoardingError),
        /// There is no such insurance for this player.
        Insurance(InsureError),
    }
}
