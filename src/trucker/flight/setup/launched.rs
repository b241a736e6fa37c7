//! From the yard to the first card.

use super::{Pilot, Setup};
use crate::trucker::cards::Deck;
use crate::trucker::settlement::Owed;
use crate::trucker::yard::{Launched, Starter};

impl Setup {
    /// The flight of the ships that a yard has launched, with these cards in order. Add the cards that players have looked at to
    /// [`Pilot::peeked`].
    #[must_use]
    pub fn launched(launched: &Launched, deck: Deck) -> Self {
        let pilot = |starter: &Starter| Pilot {
            fleet: Some(starter.fleet().clone()),
            position: launched.track().position(starter.seat()),
            credits: starter.credits(),
            lost: starter.lost(),
            cap: starter.cap(),
            owed: starter.premium().map_or(Owed::Nothing, |premium| premium.owed),
            ..Pilot::default()
        };
        Self {
            board: launched.board().clone(),
            level: launched.level(),
            level_iii_cards: launched.level_iii_cards(),
            rulings: launched.rulings(),
            deck,
            under_way: false,
            players: launched.starters().iter().map(pilot).collect(),
        }
    }
}
