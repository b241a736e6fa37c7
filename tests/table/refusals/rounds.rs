//! Refusals of games of rounds.

use starwright::table::Seat;
use starwright::trucker::cards::DeckError;
use starwright::trucker::game::{Part, Refusal, SetupError};
use starwright::trucker::{flight, yard};

use super::{Row, rows};

pub(super) fn rows() -> Vec<Row> {
    let flight = flight::Refusal::NoSeat { seat: Seat::Two, players: 2 };
    rows![
        SetupError::Players { players: 6 } => "LM-BOARD-4",
        SetupError::NoRound => "LM-BOARD-3",
        SetupError::Yard { round: 1, error: yard::SetupError::Opened } => "LM-IVC-1",
        SetupError::Deck { round: 1, error: DeckError::NoCard } => "BG-PILES",
        SetupError::Flight { round: 1, error: flight::SetupError::Players { players: 6 } } => "LM-BOARD-4",
        Refusal::Yard(yard::Refusal::StillBuilding) => "BG-BUILD-3",
        Refusal::Flight(flight) => "LM-BOARD-4",
        Refusal::OtherPart { now: Part::Flight } => "LM-R31",
        Refusal::Over => "BG-END-5",
    ]
}
