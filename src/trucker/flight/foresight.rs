//! A flight as it may go on, made of what a seat sees of it.

use alloc::vec::Vec;

use super::{Flight, View};
use crate::trucker::cards::{Card, Deck, Mix};
use crate::trucker::flight::question::Question;
use crate::trucker::flight::resolve::{Page, Script};
use crate::trucker::flight::setup::check::check_cards;
use crate::trucker::flight::table::Table;
use crate::trucker::track::Track;

impl Flight {
    /// The flight that a view shows, with these remaining cards. `None` if no seat is asked, if the cards cannot be flown on the
    /// board, or if the question does not determine how the card continues.
    pub(in crate::trucker) fn from_view(view: &View, coming: Vec<Card>) -> Option<Self> {
        let (_, question) = view.asked.as_ref().filter(|(actor, _)| actor.seat().is_some())?;
        let deck = Deck::new(view.card.iter().cloned().chain(coming).collect()).ok()?;
        let setup = view.setup(deck)?;
        check_cards(&setup.board, Mix::of(view.level, view.level_iii_cards).top(), setup.deck.cards()).ok()?;
        let positions: Vec<_> = view.players.iter().map(|player| player.position).collect();
        let mut table = Table::new(&setup, Track::new(&positions).ok()?);
        if !view.players.iter().all(|player| table.put_away(player.seat, &player.hyperspace)) {
            return None;
        }
        let page = match &view.card {
            None => Page::Withdrawal,
            Some(card) if *question == Question::Hyperspace => Page::Jump(table.faced(card)),
            Some(card) => Page::Card(table.faced(card)),
        };
        let script = Script::resumed(page, &view.progress, question)?;
        let shown = usize::from(view.card.is_some());
        Some(Self { table, deck: setup.deck, shown, script, asked: view.asked.clone() })
    }

    /// How many cards of the deck were shown.
    pub(in crate::trucker) const fn shown(&self) -> usize {
        self.shown
    }
}

#[cfg(all(test, feature = "bots"))]
mod tests;
