//! Why cards are no piles, and no deck.

use super::{CardId, Level, Mix};
use crate::table::many::{Many, agree};
use crate::trucker::rules::Rule;

/// The first thing that is wrong with piles or a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DeckError {
    /// There are four piles.
    #[error("there are four piles of cards, not {piles} ({})", self.rule())]
    Piles {
        /// How many were given.
        piles: u32,
    },
    /// A pile has more or fewer cards of a level than it should.
    #[error("pile {pile} has {} of level {level} instead of {expected} ({})", Many(*.cards, "card", "cards"), self.rule())]
    Pile {
        /// What the flight is made of.
        mix: Mix,
        /// Which pile, 1 to 4.
        pile: u8,
        /// The level of these cards.
        level: Level,
        /// How many there are.
        cards: u32,
        /// How many there should be.
        expected: u8,
    },
    /// A deck has more or fewer cards of a level than it should.
    #[error("the deck has {} of level {level} instead of {expected} ({})", Many(*.cards, "card", "cards"), self.rule())]
    Cards {
        /// What the flight is made of.
        mix: Mix,
        /// The level of these cards.
        level: Level,
        /// How many there are.
        cards: u32,
        /// How many there should be.
        expected: u8,
    },
    /// A deck has no card at all.
    #[error("there is no card ({})", self.rule())]
    NoCard,
    /// The card on top is of another level than the flight.
    #[error("the card on top is of level {level} instead of {expected} ({})", self.rule())]
    Top {
        /// What the flight is made of.
        mix: Mix,
        /// The level of the card.
        level: Level,
        /// The level of the flight's own cards.
        expected: Level,
    },
    /// A printed card is there twice.
    #[error("card {card} is there twice ({})", self.rule())]
    CardTwice {
        /// The card.
        card: CardId,
    },
    /// A card was used in an earlier flight.
    #[error("card {card} was used in an earlier flight ({})", self.rule())]
    CardUsed {
        /// The card.
        card: CardId,
    },
    /// A card of the deck is not of the piles, or more often than there.
    #[error("the card at place {place} of the deck is not one of the four piles ({})", self.rule())]
    NotOfThePiles {
        /// Its place in the deck, from 0.
        place: u32,
    },
    /// Cards of the piles are not in the deck.
    #[error("{} of the four piles {} not in the deck ({})", Many(*.cards, "card", "cards"), agree(*.cards, "is", "are"), self.rule())]
    Missing {
        /// How many.
        cards: u32,
    },
    /// No card of that level is printed here.
    #[error("there is no printed card of level {level} to deal ({})", self.rule())]
    NonePrinted {
        /// The level.
        level: Level,
    },
}

refused!(DeckError {
    Piles { piles },
    Pile { pile, level, cards, expected; mix },
    Cards { level, cards, expected; mix },
    NoCard,
    Top { level, expected; mix },
    CardTwice { card },
    CardUsed { card },
    NotOfThePiles { place },
    Missing { cards },
    NonePrinted { level },
});

impl DeckError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Pile { mix, .. } | Self::Cards { mix, .. } | Self::Top { mix, .. } => mix.rule(),
            Self::Piles { .. }
            | Self::NoCard
            | Self::CardTwice { .. }
            | Self::CardUsed { .. }
            | Self::NotOfThePiles { .. }
            | Self::Missing { .. }
            | Self::NonePrinted { .. } => Rule::BgPiles,
        }
    }
}
