//! Refusals of games of rounds.

use starwright::trucker::cards::CardError;
use starwright::trucker::game::{Part, Refusal, SetupError};
use starwright::trucker::{flight, yard};

use super::{Row, rows};

pub(super) fn rows() -> Vec<Row> {
    rows![
        SetupError::Players { players: 6 } => "LM-BOARD-4",
        SetupError::NoRound => "LM-BOARD-3",
        SetupError::Rounds { rounds: 1001 } => "LM-BOARD-3",
        SetupError::Yard { round: 1, error: yard::SetupError::Opened } => "LM-IVC-1",
        SetupError::Deck { round: 1, error: CardError::NoCard } => "BG-PILES",
        SetupError::Flight { round: 1, error: flight::SetupError::Sabotage { place: 3 } } => "BG-SABOTAGE",
        Refusal::from(yard::Refusal::DieDue) => "LM-IVC-TIMER",
        Refusal::from(flight::Refusal::NoPlanet { planet: 3, planets: 2 }) => "BG-PLANETS",
        Refusal::OtherPart { now: Part::Yard } => "LM-R31",
        Refusal::Over => "BG-END-5",
    ]
}
