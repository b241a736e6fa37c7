//! What may be chosen in a game of rounds.

use core::fmt;

use crate::trucker::{flight, yard};

/// A choice of the part of the round that is going on. With the feature `serde` it is `{"yard": {"do": "flip"}}` or
/// `{"flight": {"do": "take"}}`.
///
/// JSON: `{"yard": {"do": "flip"}}`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Choice {
    /// While ships are built.
    Yard(yard::Choice),
    /// While they fly.
    Flight(flight::Choice),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yard(choice) => choice.fmt(f),
            Self::Flight(choice) => choice.fmt(f),
        }
    }
}

impl From<yard::Choice> for Choice {
    fn from(choice: yard::Choice) -> Self {
        Self::Yard(choice)
    }
}

impl From<flight::Choice> for Choice {
    fn from(choice: flight::Choice) -> Self {
        Self::Flight(choice)
    }
}
