//! The events of a game of rounds.

use crate::trucker::settlement::Settlement;
use crate::trucker::{flight, yard};

messages! {
    /// Something that happened. Prints one sentence; a settlement prints several lines, with every player's statement. Rounds are
    /// counted from 0, in messages from 1.
    ///
    /// JSON: `{"round_began": {"round": 1}}`
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    #[expect(clippy::large_enum_variant, reason = "most events of a game are those of its flights")]
    pub enum Event of "game-event" {
        /// In the yard.
        Yard(event: yard::Event) "{event}";
        /// In the flight.
        Flight(event: flight::Event) "{event}";
        /// A flight is over and settled.
        Settled { round: u32, settlement: Settlement } with number = (i64::from(*round) + 1) "round {number} is settled:\n{settlement}";
        /// A round began with its yard.
        RoundBegan { round: u32 } with number = (i64::from(*round) + 1) "round {number} begins";
        /// The last round was settled.
        Over "the game is over";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Event by name {
    "yard" => Yard(event),
    "flight" => Flight(event),
    "settled" => Settled { round, settlement },
    "round_began" => RoundBegan { round },
    "over" => Over,
});

impl From<yard::Event> for Event {
    fn from(event: yard::Event) -> Self {
        Self::Yard(event)
    }
}

impl From<flight::Event> for Event {
    fn from(event: flight::Event) -> Self {
        Self::Flight(event)
    }
}
