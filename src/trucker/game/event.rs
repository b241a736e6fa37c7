//! What happens in a game of rounds.

use core::fmt;

use crate::trucker::settlement::Settlement;
use crate::trucker::{flight, yard};

/// One thing that happened. As text it is one sentence; a settlement is a block of lines, with the statement of every player.
///
/// JSON: `{"round_began": {"round": 1}}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
#[expect(clippy::large_enum_variant, reason = "most events of a game are those of its flights")]
pub enum Event {
    /// In the yard.
    Yard(yard::Event),
    /// In the flight.
    Flight(flight::Event),
    /// A flight is over and was settled.
    Settled {
        /// The round, from 0.
        round: u32,
        /// What everybody was paid and paid.
        settlement: Settlement,
    },
    /// The yard of another round is open.
    RoundBegan {
        /// The round, from 0.
        round: u32,
    },
    /// The last round was settled.
    Over,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yard(event) => event.fmt(f),
            Self::Flight(event) => event.fmt(f),
            Self::Settled { round, settlement } => {
                write!(f, "round {} is settled:\n{settlement}", round.saturating_add(1))
            }
            Self::RoundBegan { round } => write!(f, "round {} begins", round.saturating_add(1)),
            Self::Over => f.write_str("the game is over"),
        }
    }
}
