//! Determinization of views: assumed hidden cards and powers, for bots that search.

use alloc::vec::Vec;

use crate::battle::game::cards::Cards;
use crate::battle::game::holding::Holding;
use crate::battle::game::position::{Position, unless_none};
use crate::battle::game::view::{PlayerView, View};
use crate::battle::pieces::card::{Card, Deck};
use crate::battle::pieces::race::Power;
use crate::dice::RandomSource;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// The hidden cards and power of a player, known or assumed (BBS-6, BBS-17).
///
/// JSON: `{"hand": [[3, 1, 2]], "deck": [], "power": "V1"}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hidden {
    /// The cards in hand, in the order they were drawn; empty for the viewer, who sees them.
    pub hand: ArrayVec<Card, 3>,
    /// The cards in the deck, the next one first.
    pub deck: ArrayVec<Card, 9>,
    /// The hidden power; `None` for the viewer, who sees it.
    pub power: Option<Power>,
}

impl View {
    /// A full position from the view and assumed hidden parts, by seat. [`Game::try_from`](crate::battle::game::Game) checks it,
    /// like every position.
    ///
    /// ```
    /// # use starwright::battle::{Deck, Game, Layout, Race, Setup, View};
    /// # use starwright::dice::Random;
    /// # use starwright::rand_core::SeedableRng;
    /// # use starwright::table::Seat;
    /// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    /// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    /// # let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
    /// let view = game.view(Seat::Two);
    /// let guess = Game::try_from(view.determinize(&view.deal(&[Deck::HOUSE; 4], &mut dice)))?;
    /// assert_eq!(guess.view(Seat::Two), view);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn determinize(&self, hidden: &[Hidden]) -> Position {
        let none = Hidden::default();
        let seats = || Seat::ALL.into_iter().zip(&self.players).zip(hidden.iter().chain(core::iter::repeat(&none)));
        Position {
            layout: self.layout.clone(),
            rulings: self.rulings,
            races: self.players.iter().map(|player| player.race).collect(),
            powers: seats().map(|((seat, player), hidden)| self.holding(seat, player, hidden)).collect(),
            terrain: self.terrain,
            pieces: self.pieces.clone(),
            trophies: self.players.iter().map(|player| player.trophies).collect(),
            lost: self.lost,
            probes_held: self.players.iter().map(|player| player.probes).collect(),
            asteroids_rammed: unless_none(self.players.iter().map(|player| player.asteroids).collect()),
            cards: seats().map(|((seat, player), hidden)| self.cards(seat, player, hidden)).collect(),
            turn: self.turn,
        }
    }

    /// A random deal of everything hidden from the viewer, for players with these decks, by seat: the cards that are neither
    /// played nor in the viewer's hand, and a power of the race for each hidden power.
    pub fn deal(&self, decks: &[Deck], chance: &mut impl RandomSource) -> Vec<Hidden> {
        let seats = Seat::ALL.into_iter().zip(&self.players).zip(decks);
        seats.map(|((seat, player), deck)| self.deal_to(seat, player, *deck, chance)).collect()
    }

    fn deal_to(&self, seat: Seat, player: &PlayerView, deck: Deck, chance: &mut impl RandomSource) -> Hidden {
        let own = self.viewer == Some(seat);
        let mut deck = deck.0.to_vec();
        for seen in player.played.iter().chain(self.hand.iter().filter(|_| own)) {
            if let Some(place) = deck.iter().position(|&card| card == seen) {
                deck.remove(place);
            }
        }
        chance.shuffle(&mut deck);
        let held = if own { 0 } else { usize::from(player.hand) };
        let mut deck = deck.into_iter();
        let hand = ArrayVec::collect(deck.by_ref().take(held)).unwrap_or_default();
        let deck = ArrayVec::collect(deck).unwrap_or_default();
        let mut powers = player.race.powers();
        chance.shuffle(&mut powers);
        let power = powers.first().copied().filter(|_| player.hides_power && !own);
        Hidden { hand, deck, power }
    }

    fn holding(&self, seat: Seat, player: &PlayerView, hidden: &Hidden) -> Option<Holding> {
        if self.viewer == Some(seat) { self.power } else { player.power.or(hidden.power.map(Holding::hidden)) }
    }

    fn cards(&self, seat: Seat, player: &PlayerView, hidden: &Hidden) -> Cards {
        let hand = if self.viewer == Some(seat) { self.hand } else { hidden.hand };
        Cards { hand, deck: hidden.deck, played: player.played }
    }
}
