//! Random decks and dice for simulations.

use alloc::vec::Vec;

use crate::dice::RandomSource;
use crate::trucker::cards::{Card, Mix};
use crate::trucker::flight::View;

/// Deterministic pseudo-random numbers from a key.
pub(super) struct Lots(u64);

impl Lots {
    pub(super) fn of(keys: &[u64]) -> Self {
        Self(keys.iter().fold(0, |state, key| mixed(state ^ key)))
    }

    /// A key for others.
    pub(super) const fn key(&self) -> u64 {
        self.0
    }
}

impl RandomSource for Lots {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = mixed(self.0);
        u32::try_from(((self.0 >> 32) * u64::from(bound)) >> 32).unwrap_or(0)
    }
}

/// `SplitMix64`.
const fn mixed(state: u64) -> u64 {
    let mut z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Random remaining cards: those that the viewer has looked at, and others to complete each level of the deck. `None` if there are
/// not enough printed cards, because then the deck is a custom one.
pub(super) fn coming(view: &View, lots: &mut Lots) -> Option<Vec<Card>> {
    let mix = Mix::of(view.level, view.level_iii_cards);
    let mut cards: Vec<&Card> = Card::ALL.iter().filter(|card| !view.shown.contains(card)).collect();
    lots.shuffle(&mut cards);
    cards.sort_by_key(|card| !card.id().is_some_and(|id| view.peeked.contains(id)));
    let mut coming: Vec<Card> = Vec::new();
    for card in cards {
        let level = card.level();
        let there = view.shown.iter().chain(&coming).filter(|other| other.level() == level).count();
        if there < 4 * usize::from(mix.in_pile(level).unwrap_or(0)) {
            coming.push(card.clone());
        }
    }
    lots.shuffle(&mut coming);
    let left = usize::try_from(view.cards_left).ok()?;
    coming.truncate(left);
    (coming.len() == left).then_some(coming)
}

#[cfg(test)]
mod tests;
