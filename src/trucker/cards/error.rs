//! Errors in cards, piles and decks.

use super::{CardId, Family, Level};
use crate::trucker::attack::Attack;
use crate::trucker::rules::Rule;

messages! {
    /// The first fault of a card, of piles or of a deck. Planets, attacks and places in a deck are counted from 0, piles from 1.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum CardError refused Rule of "card" {
        NoSuchCard { number: u8 } => Rule::BgPiles, "printed cards are 0 to 59, not {number}";
        /// A list is empty or too long.
        Count { card: Family, field: &'static str, count: u32, most: u32 } => card.rule(), "{card}: `{field}` must hold 1 to {most}, not {count}";
        /// A planet has no goods, or too many.
        Planet { planet: u8, blocks: u32, most: u32 } with number = (u32::from(*planet) + 1)
            => Rule::BgPlanets, "planets: planet {number} must have 1 to {most} blocks of goods, not {blocks}";
        NoMeteor { place: u8, attack: Attack } with number = (u32::from(*place) + 1)
            => Rule::BgMeteor, "meteor swarm: attack {number} must be a small or large meteor, not {attack}";
        NoShot { card: Family, place: u8, attack: Attack } with number = (u32::from(*place) + 1)
            => card.rule(), "{card}: attack {number} must be light or heavy cannon fire, not {attack}";
        /// A part of a sequence is a sequence. Parts are counted from 0.
        Nested { part: u32 } with number = (i64::from(*part) + 1) => Rule::LmR53, "sequence: part {number} must not be a sequence";
        Piles { piles: u32 } => Rule::BgPiles, "there must be 4 piles of cards, not {piles}";
        /// A pile has the wrong number of cards of a level.
        Pile { pile: u8, level: Level, cards: u32, expected: u8; rule } => *rule, "pile {pile} must have {expected|1:1 card|# cards} of level {level}, not {cards}";
        /// A deck has the wrong number of cards of a level.
        Cards { level: Level, cards: u32, expected: u8; rule } => *rule, "the deck must have {expected|1:1 card|# cards} of level {level}, not {cards}";
        /// The deck is empty.
        NoCard => Rule::BgPiles, "there are no cards";
        /// The top card is of another level than the flight.
        Top { level: Level, expected: Level; rule } => *rule, "the top card must be of level {expected}, not {level}";
        CardTwice { card: CardId } => Rule::BgPiles, "card {card} appears twice";
        CardUsed { card: CardId } => Rule::BgPiles, "card {card} was used in an earlier flight";
        /// A card of the deck is not in the piles, or not that often.
        NotOfThePiles { place: u32 } with number = (i64::from(*place) + 1)
            => Rule::BgPiles, "card {number} of the deck is not from the four piles";
        /// Cards of the piles are missing from the deck.
        Missing { cards: u32 } => Rule::BgPiles, "{cards|1:1 card of the four piles is|# cards of the four piles are} not in the deck";
        NonePrinted { level: Level } => Rule::BgPiles, "there are no printed cards of level {level} to deal";
    }
}
