//! Finishing, and the end of building (BG-BUILD-3, LM-R28, LM-R34).

use alloc::vec::Vec;

use super::Building;
use crate::table::Seat;
use crate::trucker::yard::Terms;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;

impl Building {
    /// BG-BUILD-3, LM-R27, LM-R28: once, with an empty hand; a tile of one's choice only if the table lets players choose, and
    /// only while time runs.
    pub(in crate::trucker::yard) fn judge_finish(
        &self,
        terms: &Terms,
        seat: Seat,
        order: Option<u8>,
    ) -> Result<Settled, Refusal> {
        self.nothing_asked()?;
        let bench = self.benches.get(seat);
        if let Some(order) = bench.order {
            return Err(Refusal::HasFinished { seat, order });
        }
        bench.hand_is_empty()?;
        let lowest = self.lowest_free(terms);
        if let Some(order) = order
            && (!terms.rulings.any_free_tile || self.over && Some(order) != lowest)
        {
            return Err(Refusal::OrderNotChosen { order });
        }
        // there is a tile for each player
        let order = order.or(lowest).unwrap_or(terms.players);
        if self.free_orders(terms).any(|free| free == order) {
            Ok(Settled::Finished { seat, order })
        } else {
            Err(Refusal::OrderNotFree { order })
        }
    }

    /// The free order tiles; there is one per player.
    pub(super) fn free_orders(&self, terms: &Terms) -> impl Iterator<Item = u8> {
        let taken = |order| terms.seats().any(|seat| self.benches.get(seat).order == Some(order));
        (1..=terms.players).filter(move |&order| !taken(order))
    }

    fn lowest_free(&self, terms: &Terms) -> Option<u8> {
        self.free_orders(terms).next()
    }

    pub(in crate::trucker::yard) fn finish(&mut self, terms: &Terms, seat: Seat, order: u8, events: &mut Vec<Event>) {
        let bench = self.benches.get_mut(seat);
        bench.weld();
        bench.order = Some(order);
        events.push(Event::Finished { seat, order });
        if !self.over && self.unfinished(terms).next().is_none() {
            self.end(terms, events);
        }
    }

    /// LM-R34: time is out or all have finished; hands are emptied, and what was placed last is welded.
    pub(super) fn end(&mut self, terms: &Terms, events: &mut Vec<Event>) {
        self.over = true;
        self.hourglass.running = false;
        events.push(Event::BuildingOver);
        for seat in terms.seats() {
            self.benches.get_mut(seat).weld();
            self.empty_hand(seat, events);
        }
        self.ask_for_missing_die(terms);
    }
}
