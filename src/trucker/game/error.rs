//! Why a setup is refused.

use crate::trucker::cards::CardError;
use crate::trucker::rules::Rule;
use crate::trucker::{flight, yard};

messages! {
    /// Why a setup is refused. Rounds are counted from 0, in messages from 1.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SetupError refused Rule of "game-setup" {
        Players { players: u8 } => Rule::LmBoard4, "2 to 5 play, not {players}";
        NoRound => Rule::LmBoard3, "a game has at least one round";
        /// There are more than [`Setup::MOST_ROUNDS`](super::Setup::MOST_ROUNDS).
        Rounds { rounds: u32 } with most = (super::Setup::MOST_ROUNDS)
            => Rule::LmBoard3, "a game has at most {most} rounds, not {rounds}";
    } in {
        /// The setup of a yard is refused.
        Yard(yard::SetupError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
        /// The deck is not that of the flight, given the rounds before (BG-PILES).
        Deck(CardError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
        /// The setup of a flight is refused.
        Flight(flight::SetupError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
    }
}
