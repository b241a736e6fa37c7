//! Looking at the cards of the flight (BG-PILES, LM-CABIN-5, LM-IVC-PEEK, LM-R29).

use alloc::vec::Vec;

use super::Building;
use super::bench::Bench;
use crate::table::Seat;
use crate::trucker::cards::Card;
use crate::trucker::yard::Terms;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;

impl Building {
    /// LM-R29: three piles, one at a time, with an empty hand (LM-R27), by players who have placed something.
    pub(in crate::trucker::yard) fn judge_look(&self, terms: &Terms, seat: Seat, pile: u8) -> Result<Settled, Refusal> {
        self.is_going_on()?;
        let bench = self.benches.get(seat);
        if bench.order.is_some() && !terms.rulings.finished_may_look {
            return Err(Refusal::FinishedLooking { seat });
        }
        bench.hand_is_empty()?;
        if !(1..=3).contains(&pile) {
            return Err(Refusal::NotThatPile { pile });
        }
        bench.has_started().map(|()| Settled::Looked { seat, pile })
    }

    /// LM-R25: a look welds.
    pub(in crate::trucker::yard) fn look(&mut self, seat: Seat, pile: u8, events: &mut Vec<Event>) {
        let bench = self.benches.get_mut(seat);
        bench.weld();
        bench.looked |= 1 << pile;
        events.push(Event::Looked { seat, pile });
    }

    /// The cards of a pile, if this player has looked at it.
    pub(in crate::trucker::yard) fn seen(&self, viewer: Option<Seat>, pile: u8) -> Option<&[Card]> {
        let looked = self.benches.get(viewer?).looked;
        let piles = self.piles.as_ref()?;
        (looked >> pile & 1 == 1).then(|| piles.pile(pile))
    }
}

impl Bench {
    /// LM-CABIN-5: a component beside a printed starting cabin, or any. LM-IVC-PEEK: one in every ship that is separate now.
    fn has_started(&self) -> Result<(), Refusal> {
        let (board, occupied) = (self.layout.board(), self.layout.occupied());
        if board.blueprint().marks().is_empty() {
            let printed = u32::from(board.blueprint().starting_cabin().is_some());
            return if occupied.len() > printed { Ok(()) } else { Err(Refusal::NothingPlaced) };
        }
        let empty = board.ships().iter().find(|ship| ship.is_disjoint(occupied));
        match empty.and_then(|ship| ship.first()) {
            Some(cell) => Err(Refusal::ShipNotStarted { cell }),
            None => Ok(()),
        }
    }
}
