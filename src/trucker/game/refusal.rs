//! Why a choice is refused in a game of rounds.

use crate::trucker::rules::Rule;
use crate::trucker::{flight, yard};

messages! {
    /// Why a choice is refused. The game does not change.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Refusal refused Rule of "game-refusal" {
        /// The choice belongs to the other part of the round.
        OtherPart { now: Part } => Rule::LmR31, "this choice is not possible {now}";
        /// The last round was settled.
        Over => Rule::BgEnd5, "the game is over";
    } or {
        /// In the yard.
        Yard(yard::Refusal),
        /// In the flight.
        Flight(flight::Refusal),
    }
}

terms! {
    /// The parts of a round with choices. Prints `in the yard`.
    ///
    /// JSON: `"flight"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Part of "game-part" {
        /// Ships are built.
        Yard "yard" "in the yard";
        /// They fly.
        Flight "flight" "in flight";
    }
}
