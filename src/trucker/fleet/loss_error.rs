//! Why a loss is not one that a card demands.

use core::fmt;

use crate::grid::Cell;
use crate::table::message::Argument;
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::aboard::Good;
use crate::trucker::rules::Rule;

/// What a card takes by the piece.
///
/// JSON: `{"goods": "red"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lost {
    /// Crew, human or alien.
    Crew,
    /// Blocks of that colour.
    Goods(Good),
    /// Battery tokens.
    Battery,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Lost by name { "crew" => Crew, "goods" => Goods(good), "battery" => Battery });

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crew => f.write_str("of the crew"),
            Self::Goods(good) => write!(f, "of the {good} blocks"),
            Self::Battery => f.write_str("of the battery tokens"),
        }
    }
}

crate::table::message::words!(Lost);

messages! {
    /// Why nothing goes so: crew, goods, batteries, a ship.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum LossError refused Rule of "loss" {
        /// The ship is in hyperspace.
        OutOfReach { cell: Cell } => Rule::LmFleet13, "the ship of {cell} is in hyperspace and loses nothing";
        TooFew { cell: Cell, what: Lost, named: u32, aboard: u32 } => Rule::LmFleet9,
            "{named} {what} {named|1:was|were} to go from {cell}, where there {aboard|1:is|are} {aboard}";
        /// Too much or too little, or not the most valuable goods first.
        Amount { what: Lost, due: u32, named: u32 }
            => match what { Lost::Crew => Rule::LmFleet9, Lost::Goods(_) | Lost::Battery => Rule::BgEnemy2 },
            "{due} {what} {due|1:has|have} to go, not {named}";
        /// The fleet has no such ship, or it has no component left.
        NotFlying { ship: Ship } with place = (Argument::Number(ship.number.into())) => Rule::LmEnd1,
            "no ship flies at place {place} of the board, and so none gives up there";
    }
}
