//! Why no game of rounds can begin.

use crate::trucker::cards::CardError;
use crate::trucker::rules::Rule;
use crate::trucker::{flight, yard};

/// Why no game can begin so. Rounds are counted from 0, and in its sentences from 1, as people count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Two to five play.
    #[error("2 to 5 play, not {players} ({})", self.rule())]
    Players {
        /// How many there are.
        players: u8,
    },
    /// There is no round.
    #[error("a game has at least one round ({})", self.rule())]
    NoRound,
    /// There are more rounds than [`Setup::MOST_ROUNDS`](super::Setup::MOST_ROUNDS).
    #[error("a game has at most {} rounds here, not {rounds} ({})", super::Setup::MOST_ROUNDS, self.rule())]
    Rounds {
        /// How many there are.
        rounds: u32,
    },
    /// No yard can begin so.
    #[error("round {}: {error}", .round.saturating_add(1))]
    Yard {
        /// Of which round.
        round: u32,
        /// What is wrong.
        error: yard::SetupError,
    },
    /// No flight has such a deck, or not after the rounds before (BG-PILES).
    #[error("round {}: {error}", .round.saturating_add(1))]
    Deck {
        /// Of which round.
        round: u32,
        /// What is wrong.
        error: CardError,
    },
    /// No flight can begin so.
    #[error("round {}: {error}", .round.saturating_add(1))]
    Flight {
        /// Of which round.
        round: u32,
        /// What is wrong.
        error: flight::SetupError,
    },
}

refused!(SetupError { Players { players }, NoRound, Rounds { rounds }, Yard { round, error }, Deck { round, error }, Flight { round, error } });

impl SetupError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Players { .. } => Rule::LmBoard4,
            Self::NoRound | Self::Rounds { .. } => Rule::LmBoard3,
            Self::Yard { error, .. } => error.rule(),
            Self::Deck { error, .. } => error.rule(),
            Self::Flight { error, .. } => error.rule(),
        }
    }
}
