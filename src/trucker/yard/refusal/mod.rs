//! Why a choice is refused in the yard.

mod clock;

pub use clock::ClockRefusal;

use crate::grid::Cell;
use crate::table::{Actor, Seat};
use crate::trucker::fleet::boarding::BoardingError;
use crate::trucker::parts::component::{Component, TileId};
use crate::trucker::rules::Rule;
use crate::trucker::settlement::penalty::InsureError;
use crate::trucker::ship::repair::{NoRepair, PieceError, RemovalError};
use crate::trucker::yard::tile::Tile;

/// Why a choice is refused: the rule, the place and what was expected. The yard is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The table has no such seat.
    #[error("{players} play, so there is no {seat} ({})", self.rule())]
    NoSeat {
        /// The seat given.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// Only players do that, or only the table.
    #[error("that is not for {actor} to say ({})", self.rule())]
    NotForActor {
        /// Who was to choose.
        actor: Actor,
        /// The rule that says who chooses that.
        rule: Rule,
    },
    /// The table has to say first which tile came up.
    #[error("it is not said yet which tile came up for {seat} ({})", self.rule())]
    TileDue {
        /// Who took it.
        seat: Seat,
    },
    /// The table has to say first what the die shows.
    #[error("it is not said yet what the die shows ({})", self.rule())]
    DieDue,
    /// Nobody took a tile from the face-down pool.
    #[error("nobody took a tile from the face-down pool ({})", self.rule())]
    NoTileDue,
    /// Nobody rolled.
    #[error("nobody rolled a die ({})", self.rule())]
    NoDieDue,
    /// The tile is not in the face-down pool.
    #[error("tile {tile} does not lie face down ({})", self.rule())]
    NotFaceDown {
        /// The tile named.
        tile: TileId,
    },
    /// Building is over.
    #[error("building is over ({})", self.rule())]
    BuildingOver,
    /// Building is not over yet.
    #[error("building is not over yet ({})", self.rule())]
    StillBuilding,
    /// The player has finished.
    #[error("{seat} has order tile {order} and builds no more ({})", self.rule())]
    HasFinished {
        /// Who.
        seat: Seat,
        /// The tile.
        order: u8,
    },
    /// The hand must be empty.
    #[error("{held} is in the hand, which must be empty for that ({})", self.rule())]
    HandFull {
        /// What is in it.
        held: Tile,
    },
    /// There is nothing in the hand.
    #[error("there is no component in the hand ({})", self.rule())]
    HandEmpty,
    /// The face-down pool is empty.
    #[error("no tile lies face down any more ({})", self.rule())]
    PoolEmpty,
    /// The tile does not lie face up.
    #[error("tile {tile} does not lie face up ({})", self.rule())]
    NotFaceUp {
        /// The tile asked for.
        tile: TileId,
    },
    /// The player has not set it aside.
    #[error("{tile} is not among the player's set-aside components ({})", self.rule())]
    NotAside {
        /// What was asked for.
        tile: Tile,
    },
    /// Nothing may be taken back.
    #[error("there is no component placed last that is not welded ({})", self.rule())]
    Welded,
    /// What was set aside never goes back.
    #[error("{tile} was set aside once and cannot go back to the table ({})", self.rule())]
    OnceAside {
        /// What is in the hand.
        tile: Tile,
    },
    /// Both set-aside places are taken.
    #[error("both set-aside places are taken ({})", self.rule())]
    NoPlaceAside,
    /// The cell is not open.
    #[error("{cell} is no open cell of this board ({})", self.rule())]
    Closed {
        /// The cell asked for.
        cell: Cell,
    },
    /// The cell is taken.
    #[error("{cell} already holds a {} ({})", .present.kind(), self.rule())]
    Taken {
        /// The cell asked for.
        cell: Cell,
        /// What lies there.
        present: Component,
    },
    /// The component would touch nothing of a ship that is started.
    #[error("{cell} shares no edge with a component of its ship ({rule})")]
    Unattached {
        /// The cell asked for.
        cell: Cell,
        /// LM-CABIN-4, on IVC LM-IVC-BUILD-1 or LM-IVC-BUILD-2.
        rule: Rule,
    },
    /// The component would touch its ship but join nothing of it, and the table demands that.
    #[error("on {cell} it would be joined to no component of its ship ({})", self.rule())]
    Unjoined {
        /// The cell asked for.
        cell: Cell,
    },
    /// There is no pile of that number, or it is the fourth, which nobody looks at.
    #[error("players may look at piles 1 to 3, not at {pile} ({})", self.rule())]
    NotThatPile {
        /// The pile asked for.
        pile: u8,
    },
    /// At this table nobody looks who has finished.
    #[error("{seat} has finished, and at this table looks no more ({})", self.rule())]
    FinishedLooking {
        /// Who.
        seat: Seat,
    },
    /// Who has placed nothing may not look.
    #[error("a component must be placed before looking at cards ({})", self.rule())]
    NothingPlaced,
    /// On IVC every ship must be started before looking.
    #[error("every ship must have a component before looking at cards; the one with {cell} has none ({})", self.rule())]
    ShipNotStarted {
        /// The first cell of the first such ship.
        cell: Cell,
    },
    /// At this table the lowest order tile is taken, or it is too late to choose.
    #[error("order tile {order} cannot be chosen: the lowest that is free is taken ({})", self.rule())]
    OrderNotChosen {
        /// The tile asked for.
        order: u8,
    },
    /// The order tile is taken, or there is none of that number.
    #[error("order tile {order} is not free ({})", self.rule())]
    OrderNotFree {
        /// The tile asked for.
        order: u8,
    },
    /// The hourglass or a die is not to be touched now.
    #[error(transparent)]
    Clock(#[from] ClockRefusal),
    /// The player's ship has passed the check.
    #[error("the ship of {seat} has passed the check ({})", self.rule())]
    HasPassed {
        /// Whose.
        seat: Seat,
    },
    /// The ship is in one piece, so there is nothing to choose.
    #[error("the ship with {at} is in one piece ({})", self.rule())]
    ShipWhole {
        /// The cell asked for.
        at: Cell,
    },
    /// The yard is over.
    #[error("all is ready for the flight, and nothing is chosen here any more ({})", self.rule())]
    Launched,
    /// Somebody else has to choose first, or something else must be chosen.
    #[error("it is not the turn of {seat} to choose that ({})", self.rule())]
    OutOfTurn {
        /// Who was to choose.
        seat: Seat,
    },
    /// The component cannot be removed at the check.
    #[error(transparent)]
    Removal(#[from] RemovalError),
    /// The piece cannot be kept at the check.
    #[error(transparent)]
    Piece(#[from] PieceError),
    /// A proposal is no legal repair.
    #[error(transparent)]
    Repair(#[from] NoRepair),
    /// The alien cannot live there.
    #[error(transparent)]
    Alien(#[from] BoardingError),
    /// There is no such insurance for this player.
    #[error(transparent)]
    Insurance(#[from] InsureError),
}

refused!(Refusal {
    NoSeat { seat, players },
    NotForActor { actor; rule },
    TileDue { seat },
    DieDue,
    NoTileDue,
    NoDieDue,
    NotFaceDown { tile },
    BuildingOver,
    StillBuilding,
    HasFinished { seat, order },
    HandFull { held },
    HandEmpty,
    PoolEmpty,
    NotFaceUp { tile },
    NotAside { tile },
    Welded,
    OnceAside { tile },
    NoPlaceAside,
    Closed { cell },
    Taken { cell, present },
    Unattached { cell; rule },
    Unjoined { cell },
    NotThatPile { pile },
    FinishedLooking { seat },
    NothingPlaced,
    ShipNotStarted { cell },
    OrderNotChosen { order },
    OrderNotFree { order },
    Clock(error),
    HasPassed { seat },
    ShipWhole { at },
    Launched,
    OutOfTurn { seat },
    Removal(error),
    Piece(error),
    Repair(error),
    Alien(error),
    Insurance(error),
});

impl Refusal {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoSeat { .. } => Rule::LmBoard4,
            Self::NotForActor { rule, .. } | Self::Unattached { rule, .. } => *rule,
            Self::TileDue { .. }
            | Self::NoTileDue
            | Self::NotFaceDown { .. }
            | Self::HandEmpty
            | Self::NotFaceUp { .. }
            | Self::NoPlaceAside => Rule::BgBuild1,
            Self::NotAside { .. } | Self::OnceAside { .. } => Rule::BgBuild2,
            Self::BuildingOver | Self::StillBuilding | Self::HasFinished { .. } => Rule::BgBuild3,
            Self::HandFull { .. } | Self::PoolEmpty => Rule::LmR27,
            Self::Welded => Rule::LmR25,
            Self::Closed { .. } => Rule::LmLegal10,
            Self::Taken { .. } => Rule::LmCabin4,
            Self::Unjoined { .. } => Rule::LmR18,
            Self::NotThatPile { .. } => Rule::BgPiles,
            Self::FinishedLooking { .. } => Rule::LmR29,
            Self::NothingPlaced => Rule::LmCabin5,
            Self::ShipNotStarted { .. } => Rule::LmIvcPeek,
            Self::OrderNotChosen { .. } | Self::OrderNotFree { .. } => Rule::LmR28,
            Self::DieDue | Self::NoDieDue => Rule::LmIvcTimer,
            Self::Clock(error) => error.rule(),
            Self::HasPassed { .. } => Rule::LmLegal11,
            Self::ShipWhole { .. } => Rule::LmLegal12,
            Self::Removal(error) => error.rule(),
            Self::Piece(error) => error.rule(),
            Self::Repair(error) => error.rule(),
            Self::Launched | Self::OutOfTurn { .. } => Rule::LmR31,
            Self::Alien(error) => error.rule(),
            Self::Insurance(error) => error.rule(),
        }
    }
}
