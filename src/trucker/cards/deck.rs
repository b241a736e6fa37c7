//! The deck of a flight.

use alloc::vec::Vec;

use super::{Card, CardError, CardSet, Level, Mix};
use crate::table::SharedSlice;
use crate::table::refused::count;

/// The cards of a flight in the order in which they come, the first on top; no printed card twice. With the feature `serde` it is the
/// list of its cards.
///
/// JSON: `[{"level": "I", "kind": "stardust"}]`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    cards: SharedSlice<Card>,
}

impl Deck {
    /// Cards in this order, whatever they are: a flight of the rules has those of its [`Mix`], see [`check`](Self::check).
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

    /// The cards, the first on top.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The printed cards among them.
    #[must_use]
    pub fn printed(&self) -> CardSet {
        self.cards.iter().filter_map(Card::id).collect()
    }

    /// Whether it is the deck of a flight (BG-PILES, LM-IV3-1), after flights that used some cards.
    ///
    /// # Errors
    /// [`CardError`] if there are more or fewer cards of a level than in the four piles, the card on top is of another level
    /// than the flight, or one was used before.
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
