//! Why a choice is refused in a game of rounds.

use core::fmt;

use crate::trucker::rules::Rule;
use crate::trucker::{flight, yard};

/// Why a choice is refused. The game is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// In the yard.
    #[error(transparent)]
    Yard(#[from] yard::Refusal),
    /// In the flight.
    #[error(transparent)]
    Flight(#[from] flight::Refusal),
    /// The choice belongs to the other part of the round.
    #[error("that is not chosen {now} ({})", self.rule())]
    OtherPart {
        /// What is going on.
        now: Part,
    },
    /// The last round was settled.
    #[error("the game is over ({})", self.rule())]
    Over,
}

refused!(Refusal { Yard(error), Flight(error), OtherPart { now }, Over });

impl Refusal {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Yard(error) => error.rule(),
            Self::Flight(error) => error.rule(),
            Self::OtherPart { .. } => Rule::LmR31,
            Self::Over => Rule::BgEnd5,
        }
    }
}

/// The parts of a round in which something is chosen.
///
/// JSON: `"flight"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Part {
    /// Ships are built.
    Yard,
    /// They fly.
    Flight,
}

/// Prints `in the yard`.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Yard => "in the yard",
            Self::Flight => "in flight",
        })
    }
}
