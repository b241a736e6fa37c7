//! How far fighters may move in turns to come, as far as a viewer knows.

use crate::battle::bots::world::Table;
use crate::battle::game::view::PlayerView;
use crate::battle::pieces::card::{Card, Deck};
use crate::table::array_vec::ArrayVec;
use crate::table::seat::{PerSeat, Seat};

/// How many unplayed cards each seat has for each distance: those in hand for the viewer, if there are any, otherwise those in hand
/// and deck.
#[derive(Clone, Debug)]
pub(super) struct Outlook(PerSeat<ArrayVec<(u8, i32), 9>>);

impl Outlook {
    pub(super) fn of(table: &Table) -> Self {
        let view = table.view;
        Self(PerSeat::from_fn(|seat| match view.players.get(usize::from(seat.number())) {
            None => ArrayVec::new(),
            Some(_) if view.viewer == Some(seat) && !view.hand.is_empty() => strides(view.hand.iter()),
            Some(player) => strides(unplayed(player, table.deck(seat))),
        }))
    }

    /// The possible distances, each with its number of cards.
    pub(super) fn strides(&self, seat: Seat) -> impl Iterator<Item = (u8, i32)> + '_ {
        self.0.get(seat).iter()
    }

    /// The number of possible cards.
    pub(super) fn cards(&self, seat: Seat) -> i32 {
        self.strides(seat).map(|(_, cards)| cards).sum()
    }
}

fn unplayed(player: &PlayerView, deck: Deck) -> impl Iterator<Item = Card> {
    let mut cards = deck.0.map(Some);
    for played in player.played.iter() {
        if let Some(card) = cards.iter_mut().find(|card| **card == Some(played)) {
            *card = None;
        }
    }
    cards.into_iter().flatten()
}

fn strides(cards: impl Iterator<Item = Card>) -> ArrayVec<(u8, i32), 9> {
    let mut counts = [0; Card::MAX_DISTANCE as usize + 1];
    for card in cards {
        if let Some(count) = counts.get_mut(usize::from(card.distance())) {
            *count += 1;
        }
    }
    // nine cards show nine distances at the most
    ArrayVec::collect((0..).zip(counts).filter(|&(_, count)| count > 0)).unwrap_or(ArrayVec::new())
}
