//! Why a loss is not one that a card demands.

use core::fmt;

use crate::grid::Cell;
use crate::table::many::agree;
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

/// Why a loss is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LossError {
    /// The ship is in hyperspace.
    #[error("the ship of {cell} is in hyperspace and loses nothing ({})", self.rule())]
    OutOfReach {
        /// The cell named.
        cell: Cell,
    },
    /// More than there is on the cell.
    #[error("{named} {what} {} to go from {cell}, where there {} {aboard} ({})", agree(*.named, "was", "were"), agree(*.aboard, "is", "are"), self.rule())]
    TooFew {
        /// The cell named.
        cell: Cell,
        /// Of what.
        what: Lost,
        /// How many were named.
        named: u32,
        /// How many are there.
        aboard: u32,
    },
    /// Too much or too little, or not the most valuable goods first.
    #[error("{due} {what} {} to go, not {named} ({})", agree(*.due, "has", "have"), self.rule())]
    Amount {
        /// Of what.
        what: Lost,
        /// How many have to go.
        due: u32,
        /// How many were named.
        named: u32,
    },
}

refused!(LossError {
    OutOfReach { cell },
    TooFew { cell, what, named, aboard },
    Amount { what, due, named },
});

impl LossError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::OutOfReach { .. } => Rule::LmFleet13,
            Self::Amount { what: Lost::Goods(_) | Lost::Battery, .. } => Rule::BgEnemy2,
            Self::TooFew { .. } | Self::Amount { what: Lost::Crew, .. } => Rule::LmFleet9,
        }
    }
}
