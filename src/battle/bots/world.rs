//! Random games consistent with a view.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::view::View;
use crate::battle::pieces::card::Deck;
use crate::dice::RandomSource;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// A bot's input: the view, and the players' decks.
pub(super) struct Table<'a> {
    pub(super) view: &'a View,
    decks: Vec<Deck>,
}

impl<'a> Table<'a> {
    pub(super) fn of(view: &'a View, decks: &[Deck]) -> Self {
        let deck = |seat: Seat| decks.get(usize::from(seat.number())).copied().unwrap_or(Deck::HOUSE);
        Self { view, decks: Seat::of(view.layout.players()).map(deck).collect() }
    }

    pub(super) fn deck(&self, seat: Seat) -> Deck {
        self.decks.get(usize::from(seat.number())).copied().unwrap_or(Deck::HOUSE)
    }

    /// A game that fits the view, with random hidden parts. If a player has played cards that are not in the deck, some others are
    /// dropped.
    pub(super) fn deal(&self, chance: &mut impl RandomSource) -> Option<Game> {
        let mut hidden = self.view.deal(&self.decks, chance);
        for (hidden, player) in hidden.iter_mut().zip(&self.view.players) {
            hidden.deck = ArrayVec::collect(hidden.deck.iter().take(player.deck.into())).unwrap_or_default();
        }
        Game::try_from(self.view.determinize(&hidden)).ok()
    }
}
