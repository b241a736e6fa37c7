//! Why no game of rounds can begin.

use crate::trucker::cards::CardError;
use crate::trucker::rules::Rule;
use crate::trucker::{flight, yard};

messages! {
    /// Why no game can begin so. Rounds are counted from 0, and in its sentences from 1, as people count.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SetupError refused Rule of "game-setup" {
        Players { players: u8 } => Rule::LmBoard4, "2 to 5 play, not {players}";
        NoRound => Rule::LmBoard3, "a game has at least one round";
        /// There are more than [`Setup::MOST_ROUNDS`](super::Setup::MOST_ROUNDS).
        Rounds { rounds: u32 } with most = (super::Setup::MOST_ROUNDS)
            => Rule::LmBoard3, "a game has at most {most} rounds, not {rounds}";
    } in {
        /// No yard can begin so.
        Yard(yard::SetupError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
        /// No flight has such a deck, or not after the rounds before (BG-PILES).
        Deck(CardError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
        /// No flight can begin so.
        Flight(flight::SetupError) { round: u32 } with number = (i64::from(*round) + 1) "round {number}: {error}";
    }
}
