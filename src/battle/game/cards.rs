//! A player's movement cards: hand, deck, and what has been played.

use crate::battle::pieces::card::{Card, Deck};
use crate::table::array_vec::ArrayVec;

/// How many cards a player uses, and so how many turns a player takes (BBS-19).
pub(crate) const ROUNDS: u8 = 9;

/// The movement cards of one player.
///
/// JSON: `{"hand": [[3, 1, 2]], "deck": [], "played": [[4, 2, 1]]}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards {
    /// The cards in hand, in the order they were drawn (BBS-17).
    pub hand: ArrayVec<Card, 3>,
    /// The cards in the deck, the next one first.
    pub deck: ArrayVec<Card, 9>,
    /// The cards revealed so far, the first one first.
    pub played: ArrayVec<Card, 9>,
}

impl Cards {
    pub(crate) const NONE: Self = Self { hand: ArrayVec::new(), deck: ArrayVec::new(), played: ArrayVec::new() };

    /// BBS-7: a shuffled deck, its top card drawn.
    pub(crate) fn dealt(deck: Deck) -> Self {
        let deck = ArrayVec::collect(deck.0).unwrap_or(ArrayVec::new());
        let mut cards = Self { deck, ..Self::NONE };
        cards.draw();
        cards
    }

    /// Draws a card; false if the deck has none (BBS-20).
    pub(crate) fn draw(&mut self) -> bool {
        let Some(card) = self.deck.first() else { return false };
        let drawn = self.hand.push(card).is_ok();
        if drawn {
            self.deck.take(|_| true);
        }
        drawn
    }

    /// Reveals a card of the hand (BBS-16).
    pub(crate) fn play(&mut self, card: Card) {
        if self.played.push(card).is_ok() {
            self.hand.take(|held| held == card);
        }
    }
}
