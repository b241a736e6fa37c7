//! Why cards, piles and decks are not those of the game.

use super::{CardId, Family, Level};
use crate::trucker::attack::Attack;
use crate::trucker::rules::Rule;

messages! {
    /// The first thing on a card, with piles or with a deck that cannot be. Planets and what comes in a salvo are counted from 0,
    /// as are places in a deck; piles from 1.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum CardError refused Rule of "card" {
        NoSuchCard { number: u8 } => Rule::BgPiles, "printed cards are 0 to 59, not {number}";
        /// A number is out of range.
        Number { card: Family, field: &'static str, number: u16, most: u16 } => Rule::LmR53, "{card}: `{field}` is 0 to {most}, not {number}";
        /// A list is empty or too long.
        Count { card: Family, field: &'static str, count: u32, most: u32 } => card.rule(), "{card}: there are 1 to {most} `{field}`, not {count}";
        /// A planet has no goods, or too many.
        Planet { planet: u8, blocks: u32, most: u32 } => Rule::BgPlanets, "planets: planet {planet} has 1 to {most} blocks of goods, not {blocks}";
        NoMeteor { place: u8, attack: Attack } => Rule::BgMeteor, "meteor swarm: small and large meteors come, and at place {place} not {attack}";
        NoShot { card: Family, place: u8, attack: Attack } => card.rule(), "{card}: light and heavy cannon fire comes, and at place {place} not {attack}";
        Piles { piles: u32 } => Rule::BgPiles, "there are four piles of cards, not {piles}";
        /// A pile has more or fewer cards of a level than it should.
        Pile { pile: u8, level: Level, cards: u32, expected: u8; rule } => *rule, "pile {pile} has {cards|1:1 card|# cards} of level {level} instead of {expected}";
        /// A deck has more or fewer cards of a level than it should.
        Cards { level: Level, cards: u32, expected: u8; rule } => *rule, "the deck has {cards|1:1 card|# cards} of level {level} instead of {expected}";
        /// A deck has no card at all.
        NoCard => Rule::BgPiles, "there is no card";
        /// The card on top is of another level than the flight.
        Top { level: Level, expected: Level; rule } => *rule, "the card on top is of level {level} instead of {expected}";
        CardTwice { card: CardId } => Rule::BgPiles, "card {card} is there twice";
        CardUsed { card: CardId } => Rule::BgPiles, "card {card} was used in an earlier flight";
        /// A card of the deck is not of the piles, or more often than there.
        NotOfThePiles { place: u32 } => Rule::BgPiles, "the card at place {place} of the deck is not one of the four piles";
        /// Cards of the piles are not in the deck.
        Missing { cards: u32 } => Rule::BgPiles, "{cards|1:1 card of the four piles is|# cards of the four piles are} not in the deck";
        NonePrinted { level: Level } => Rule::BgPiles, "there is no printed card of level {level} to deal";
    }
}
