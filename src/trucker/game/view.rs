//! What one seat may know of a game of rounds.

use alloc::vec::Vec;

use crate::table::List;
use crate::trucker::settlement::Settlement;
use crate::trucker::{flight, yard};

/// The game as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct View {
    /// The round that is going on, from 0; after the last, how many there were.
    pub round: u32,
    /// How many rounds there are.
    pub rounds: u32,
    /// What everybody had in the purse after the last settlement, in credits by seat.
    pub purses: Vec<u32>,
    /// The loans that everybody has open, in credits by seat (LM-TORUS-5).
    pub loans: Vec<u32>,
    /// What was settled after each round so far.
    pub settlements: List<Settlement>,
    /// What is going on.
    pub now: Now,
}

/// What is going on, as a seat sees it.
///
/// JSON: `"over"`
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Now {
    /// Ships are built.
    Yard(yard::View),
    /// They fly.
    Flight(flight::View),
    /// The game is over.
    Over,
}
