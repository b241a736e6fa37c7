//! The four piles that a deck is shuffled from.

use alloc::vec::Vec;

use super::deck::{check_top, none_twice, none_used, of_level};
use super::{Card, CardError, CardSet, Deck, Level, Mix};
use crate::dice::RandomSource;
use crate::table::SharedSlice;
use crate::table::refused::count;

/// The four piles of a flight, without duplicate printed cards (BG-PILES). Serialised as a list of four lists.
///
/// ```
/// use starwright::dice::Random;
/// use starwright::rand_core::SeedableRng;
/// use starwright::trucker::cards::{CardSet, Mix, Piles};
///
/// let mut chance = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
/// let piles = Piles::dealt(Mix::II, CardSet::EMPTY, &mut chance)?;
/// let deck = piles.shuffled(Mix::II, &mut chance)?;
/// assert_eq!((piles.pile(1).len(), deck.cards().len()), (3, 12));
/// assert_eq!(deck.check(Mix::II, CardSet::EMPTY), Ok(()));
/// # Ok::<(), starwright::trucker::cards::CardError>(())
/// ```
///
/// JSON: `[[], [], [], []]`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piles {
    piles: SharedSlice<SharedSlice<Card>>,
}

impl Piles {
    /// Four piles of any cards; [`check`](Self::check) compares them with the flight's [`Mix`].
    ///
    /// # Errors
    /// [`CardError::Piles`] or [`CardError::CardTwice`].
    pub fn new(piles: Vec<Vec<Card>>) -> Result<Self, CardError> {
        Self::of(piles.into_iter().map(SharedSlice::from).collect())
    }

    fn of(piles: SharedSlice<SharedSlice<Card>>) -> Result<Self, CardError> {
        if piles.len() != 4 {
            return Err(CardError::Piles { piles: count(piles.len()) });
        }
        none_twice(piles.iter().flatten())?;
        Ok(Self { piles })
    }

    /// Piles of shuffled printed cards, without those excluded after earlier flights.
    ///
    /// # Errors
    /// [`CardError::NonePrinted`] for [`Mix::IV`], whose cards are not built in.
    pub fn dealt(mix: Mix, used: CardSet, chance: &mut impl RandomSource) -> Result<Self, CardError> {
        let barred = used.barred_from(mix);
        let mut piles = alloc::vec![Vec::new(); 4];
        for level in Level::ALL {
            let Some(in_pile) = mix.in_pile(level) else { return Err(CardError::NonePrinted { level: mix.top() }) };
            let free = |card: &&Card| card.level() == level && card.id().is_some_and(|id| !barred.contains(id));
            let mut cards: Vec<Card> = Card::ALL.iter().filter(free).cloned().collect();
            chance.shuffle(&mut cards);
            let mut cards = cards.into_iter();
            for pile in &mut piles {
                pile.extend(cards.by_ref().take(in_pile.into()));
            }
        }
        Self::new(piles)
    }

    /// The cards of a pile, 1 to 4, of which the fourth stays secret; empty for other numbers.
    #[must_use]
    pub fn pile(&self, number: u8) -> &[Card] {
        let pile = usize::from(number).checked_sub(1).and_then(|place| self.piles.get(place));
        pile.map_or(&[], |pile| pile)
    }

    /// The cards of all piles.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.piles.iter().flatten()
    }

    /// Checks that they are legal piles for a flight (BG-PILES, LM-IV3-1), given the cards used in earlier flights.
    ///
    /// # Errors
    /// [`CardError`] if a pile has the wrong number of cards of a level, or a card was used before.
    pub fn check(&self, mix: Mix, used: CardSet) -> Result<(), CardError> {
        for (pile, cards) in (1..).zip(&self.piles) {
            for level in Level::ALL {
                let cards = of_level(cards, level);
                match mix.in_pile(level) {
                    Some(expected) if cards != u32::from(expected) => {
                        return Err(CardError::Pile { pile, level, cards, expected, rule: mix.rule() });
                    }
                    _ => {}
                }
            }
        }
        none_used(self.cards(), mix, used)
    }

    /// All piles shuffled together, with a card of the flight's own level on top; all legal orders are equally likely (BG-PILES).
    ///
    /// # Errors
    /// [`CardError::Top`] if there is no such card, or [`CardError::NoCard`].
    pub fn shuffled(&self, mix: Mix, chance: &mut impl RandomSource) -> Result<Deck, CardError> {
        let mut cards: Vec<Card> = self.cards().cloned().collect();
        let own = cards.iter().enumerate().filter(|(_, card)| card.level() == mix.top());
        let own: Vec<usize> = own.map(|(place, _)| place).collect();
        let chosen = chance.below(count(own.len()));
        let top = own.get(chosen as usize).map(|&place| cards.remove(place));
        chance.shuffle(&mut cards);
        cards.splice(0..0, top);
        check_top(&cards, mix)?;
        Deck::new(cards)
    }

    /// A deck of the piles' cards in this order.
    ///
    /// # Errors
    /// [`CardError`] if they are not exactly those of the piles, or the top card is of another level than the flight.
    pub fn ordered(&self, mix: Mix, cards: Vec<Card>) -> Result<Deck, CardError> {
        let mut left: Vec<&Card> = self.cards().collect();
        for (place, card) in (0..).zip(&cards) {
            let found = left.iter().position(|other| *other == card);
            left.swap_remove(found.ok_or(CardError::NotOfThePiles { place })?);
        }
        if !left.is_empty() {
            return Err(CardError::Missing { cards: count(left.len()) });
        }
        check_top(&cards, mix)?;
        Deck::new(cards)
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Piles as SharedSlice<SharedSlice<Card>>, Self::of, |piles| piles.piles.clone());
