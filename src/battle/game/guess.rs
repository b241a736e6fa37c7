//! What a viewer does not know, and a game in which it is so: for bots that think ahead.

use alloc::vec::Vec;

use crate::battle::game::holding::Holding;
use crate::battle::game::position::{CardsOf, Piece, Position};
use crate::battle::game::view::{PlayerView, View};
use crate::battle::pieces::card::{Card, Deck};
use crate::battle::pieces::race::Power;
use crate::dice::Chance;
use crate::table::VERSION;
use crate::table::seat::Seat;

/// What is not seen of a player, or what somebody takes it to be (BBS-6, BBS-17).
///
/// JSON: `{"hand": [[3, 1, 2]], "deck": [], "power": "V1"}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hidden {
    /// The cards in hand, in the order they were drawn; of the viewer nothing, because they are seen.
    pub hand: Vec<Card>,
    /// The cards to be drawn, the next one first.
    pub deck: Vec<Card>,
    /// The power that lies face down; of the viewer nothing, because it is seen.
    pub power: Option<Power>,
}

impl View {
    /// The game that the viewer sees, if what is hidden is so, by seat. What the viewer knows comes from the view. Whether it
    /// can be so is judged by [`Game::try_from`](crate::battle::game::Game), like every position.
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
    /// let guess = Game::try_from(view.guess(&view.deal(&[Deck::HOUSE; 4], &mut dice)))?;
    /// assert_eq!(guess.view(Seat::Two), view);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn guess(&self, hidden: &[Hidden]) -> Position {
        let none = Hidden::default();
        let seats = || Seat::ALL.into_iter().zip(&self.players).zip(hidden.iter().chain(core::iter::repeat(&none)));
        let rammed: Vec<u8> = self.players.iter().map(|player| player.asteroids).collect();
        Position {
            v: VERSION,
            layout: self.layout.clone(),
            rulings: self.rulings,
            races: self.players.iter().map(|player| player.race).collect(),
            powers: seats().map(|((seat, player), hidden)| self.holding(seat, player, hidden)).collect(),
            asteroids: self.asteroids.clone(),
            centre: self.centre,
            central_asteroid: self.central_asteroid,
            probes: self.probes.clone(),
            pieces: self.pieces.iter().map(|standing| Piece::of(standing.id, standing.ship)).collect(),
            trophies: self.players.iter().map(|player| player.trophies.iter().collect()).collect(),
            lost: self.lost.iter().collect(),
            probes_held: self.players.iter().map(|player| player.probes).collect(),
            asteroids_rammed: if rammed.iter().all(|&count| count == 0) { Vec::new() } else { rammed },
            cards: seats().map(|((seat, player), hidden)| self.cards(seat, player, hidden)).collect(),
            first: self.first,
            active: self.active,
            round: self.round,
            card: self.card,
            step: self.step,
            under_way: self.under_way.clone(),
            hits: self.hits.clone(),
            fallen: self.fallen.iter().collect(),
        }
    }

    /// A random deal of all that the viewer does not see, if the players have these decks, by seat: their cards that are
    /// neither played nor in the viewer's hand, and a power of the race for each that lies face down.
    pub fn deal(&self, decks: &[Deck], chance: &mut impl Chance) -> Vec<Hidden> {
        let seats = Seat::ALL.into_iter().zip(&self.players).zip(decks);
        seats.map(|((seat, player), deck)| self.deal_to(seat, player, *deck, chance)).collect()
    }

    /// Something for everything that is hidden, of which no part of the view depends.
    #[cfg(feature = "serde")]
    pub(in crate::battle) fn stand_ins(&self) -> Vec<Hidden> {
        let cards = |count: u8| Deck::HOUSE.0.into_iter().cycle().take(count.into()).collect();
        let stand_in = |(seat, player): (Seat, &PlayerView)| {
            let own = self.viewer == Some(seat);
            let power = player.race.powers().first().copied().filter(|_| player.hides_power && !own);
            Hidden { hand: if own { Vec::new() } else { cards(player.hand) }, deck: cards(player.deck), power }
        };
        Seat::ALL.into_iter().zip(&self.players).map(stand_in).collect()
    }

    fn deal_to(&self, seat: Seat, player: &PlayerView, deck: Deck, chance: &mut impl Chance) -> Hidden {
        let own = self.viewer == Some(seat);
        let mut deck = deck.0.to_vec();
        for seen in player.played.iter().chain(self.hand.iter().filter(|_| own)) {
            if let Some(place) = deck.iter().position(|card| card == seen) {
                deck.remove(place);
            }
        }
        chance.shuffle(&mut deck);
        let hand = if own { 0 } else { usize::from(player.hand).min(deck.len()) };
        let rest = deck.split_off(hand);
        let mut powers = player.race.powers();
        chance.shuffle(&mut powers);
        let power = powers.first().copied().filter(|_| player.hides_power && !own);
        Hidden { hand: deck, deck: rest, power }
    }

    fn holding(&self, seat: Seat, player: &PlayerView, hidden: &Hidden) -> Option<Holding> {
        if self.viewer == Some(seat) { self.power } else { player.power.or(hidden.power.map(Holding::hidden)) }
    }

    fn cards(&self, seat: Seat, player: &PlayerView, hidden: &Hidden) -> CardsOf {
        let hand = if self.viewer == Some(seat) { &self.hand } else { &hidden.hand };
        CardsOf { hand: hand.clone(), deck: hidden.deck.clone(), played: player.played.clone() }
    }
}
