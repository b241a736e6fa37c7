//! What the game does not have.

use crate::battle::pieces::card::Card;
use crate::battle::rules::Rule;
use crate::hex::Hex;

messages! {
    /// Why numbers are no piece, squadron, card or pose.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoSuch refused Rule of "battle-no-such" {
        NoSuchPiece { number: u8 } => Rule::Bbs2, "a piece is 0 to 79, not {number}";
        NoSuchSquadron { seat: u8, index: u8 } => Rule::Bbs2, "a squadron is 0 to 2 of seat 0 to 3, not {index} of seat {seat}";
        NotAdjacent { front: Hex, rear: Hex } => Rule::Bbs11, "a capital ship covers two adjacent hexes, not {front} and {rear}";
        /// A fighter or a place that the squadron does not have.
        NotOfTheWing { place: u8 } => Rule::BbsV2_1, "the squadron that moves has no fighter {place}";
        Distance { given: u8 } with most = (Card::MAX_DISTANCE)
            => Rule::Bbs21, "the fighter move of a card is at most {most} hexes, not {given}";
        Turn { given: u8 } with most = (Card::MAX_TURN) => Rule::Bbs41, "the rotation of a card is at most {most} hexsides, not {given}";
        Points { given: u8 } with most = (Card::MAX_POINTS) => Rule::Bbs42, "a card has at most {most} action points, not {given}";
    }
}
