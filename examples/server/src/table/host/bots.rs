//! Bots: they think in threads for blocking work, and choose if nothing has happened meanwhile.

use std::sync::Arc;

use starwright::table::Entry;

use super::{Host, InDoubt, Thought};
use crate::act::Act;
use crate::games::Game;

impl<G: Game> Host<G> {
    /// Lets the next bot think, in a thread for blocking work.
    pub(super) fn think(&mut self) {
        let bots = self.table.bots();
        let mut awaited = self.table.record.awaited().seats.iter();
        let next = awaited.find(|&seat| bots.contains(seat) && !self.waiting.contains(seat));
        let Some(seat) = next.filter(|_| self.may_think()) else { return };
        self.thinking = true;
        let (view, listed) = (self.table.record.view(Some(seat)), self.table.record.choices(seat));
        let must = self.table.outside().is_none();
        let (position, thoughts, services) = (self.table.position(), self.thoughts.clone(), Arc::clone(&self.services));
        tokio::spawn(async move {
            tokio::time::sleep(services.think).await;
            services.metrics.thinking.add();
            let Ok(_one) = services.thinkers.acquire().await else { return };
            let thought = tokio::task::spawn_blocking(move || {
                let choice = G::bot(seat, &view, &listed);
                choice.or_else(|| listed.into_iter().next().filter(|_| must))
            });
            let choice = thought.await.ok().flatten();
            services.metrics.thinking.take();
            let _ = thoughts.send((seat, position, choice)).await;
        });
    }

    /// False while another bot thinks, a request to undo is open, or bots are left to another server.
    fn may_think(&self) -> bool {
        let is_busy = self.thinking || self.table.asked.is_some() || self.yields.is_some();
        !is_busy && !self.lines.is_empty() && !self.is_full()
    }

    /// Makes a bot's choice, unless something has happened since it saw the table.
    pub(super) async fn thought(&mut self, (seat, position, choice): Thought<G::Choice>) -> Result<(), InDoubt> {
        self.thinking = false;
        if position != self.table.position() || !self.table.bots().contains(seat) {
            return Ok(());
        }
        match choice.filter(|choice| self.table.record.check(seat, choice).is_ok()) {
            Some(choice) => self.commit(Act::Chosen(Entry { by: seat.into(), choice }), None).await.map(drop),
            None => {
                self.waiting.insert(seat);
                Ok(())
            }
        }
    }
}
