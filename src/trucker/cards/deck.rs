//! The deck of a flight.

use alloc::vec::Vec;

use super::{Card, CardError, CardSet, Level, Mix};
use crate::table::SharedSlice;
use crate::table::refused::count;

/// The cards of a flight, the top one first, without duplicate printed cards. Serialised as a list.
///
/// JSON: `[{"level": "I", "kind": "stardust"}]`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    cards: SharedSlice<Card>,
}

impl Deck {
    /// A deck of any cards in this order; [`check`](Self::check) compares it with the flight's [`Mix`].
    ///
    /// # Errors
    /// [`CardError::CardTwice`].
    pub fn new(cards: Vec<Card>) -> Result<Self, CardError> {
        Self::of(cards.into())
    }

    fn of(cards: SharedSlice<Card>) -> Result<Self, CardError> {
        none_twice(&cards)?;
        Ok(Self { cards })
    }

    /// The cards, the top one first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The printed cards among them.
    #[must_use]
    pub fn printed(&self) -> CardSet {
        self.cards.iter().filter_map(Card::id).collect()
    }

    /// Checks that it is a legal deck for a flight (BG-PILES, LM-IV3-1), given the cards used in earlier flights.
    ///
    /// # Errors
    /// [`CardError`] if the number of cards of a level differs from that in the four piles, the top card is of another level than
    /// the flight, or a card was used before.
    pub fn check(&self, mix: Mix, used: CardSet) -> Result<(), CardError> {
        for level in Level::ALL {
            let Some(expected) = mix.in_pile(level).map(|in_pile| 4 * in_pile) else { continue };
            let cards = of_level(&self.cards, level);
            if cards != u32::from(expected) {
                return Err(CardError::Cards { level, cards, expected, rule: mix.rule() });
            }
        }
        check_top(&self.cards, mix)?;
        none_used(&self.cards, mix, used)
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Deck as SharedSlice<Card>, Self::of, |deck| deck.cards.clone());

/// BG-PILES: the card on top is of the flight's own level.
pub(super) fn check_top(cards: &[Card], mix: Mix) -> Result<(), CardError> {
    let level = cards.first().ok_or(CardError::NoCard)?.level();
    if level == mix.top() { Ok(()) } else { Err(CardError::Top { level, expected: mix.top(), rule: mix.rule() }) }
}

pub(super) fn of_level(cards: &[Card], level: Level) -> u32 {
    count(cards.iter().filter(|card| card.level() == level).count())
}

/// Every printed card is there once.
pub(super) fn none_twice<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Result<(), CardError> {
    let mut seen = CardSet::EMPTY;
    match cards.into_iter().filter_map(Card::id).find(|&card| !seen.insert(card)) {
        Some(card) => Err(CardError::CardTwice { card }),
        None => Ok(()),
    }
}

/// BG-PILES: cards used in one flight are out of the later ones.
pub(super) fn none_used<'a>(
    cards: impl IntoIterator<Item = &'a Card>,
    mix: Mix,
    used: CardSet,
) -> Result<(), CardError> {
    let barred = used.barred_from(mix);
    match cards.into_iter().filter_map(Card::id).find(|&card| barred.contains(card)) {
        Some(card) => Err(CardError::CardUsed { card }),
        None => Ok(()),
    }
}
