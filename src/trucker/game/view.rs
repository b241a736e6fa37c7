//! Views of a game of rounds.

use alloc::vec::Vec;

use crate::table::SharedSlice;
use crate::trucker::settlement::Settlement;
use crate::trucker::{flight, yard};

/// The game as a seat sees it.
///
/// With the feature `serde` all fields are required, and unknown fields are refused.
///
/// JSON:
/// ```json
/// {"round": 1, "rounds": 1, "purses": [4, 0], "loans": [0, 0], "settlements": [{"rewards": {"arrival": [4, 3, 2, 1],
///  "best_looking": 2, "provenance": "real"}, "ranking": [0], "best_looking": [], "statements": [{"place": 1,
///  "before": 0, "lines": [{"item": "arrival", "rule": "BG-END-1", "credits": 4}], "after": 4, "loan": 0},
///  {"place": null, "before": 0, "lines": [], "after": 0, "loan": 0}]}], "now": "over"}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct View {
    /// The current round, from 0; after the last, the number of rounds.
    pub round: u32,
    /// The number of rounds.
    pub rounds: u32,
    /// The credits after the last settlement, by seat.
    pub purses: Vec<u32>,
    /// The open loans, in credits by seat (LM-TORUS-5).
    pub loans: Vec<u32>,
    /// The settlements of the rounds so far.
    pub settlements: SharedSlice<Settlement>,
    /// The current part of the round.
    pub now: Now,
}

/// The view of the current part of the round.
///
/// JSON: `"over"`
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a view holds one, and a box would be in the way of who matches on it")]
pub enum Now {
    /// Ships are built.
    Yard(yard::View),
    /// They fly.
    Flight(flight::View),
    /// The game is over.
    Over,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(View { round, rounds, purses, loans, settlements, now });

#[cfg(feature = "serde")]
crate::table::wire::form!(Now by name { "yard" => Yard(view), "flight" => Flight(view), "over" => Over });
