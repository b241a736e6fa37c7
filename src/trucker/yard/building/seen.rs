//! Views of building.

use super::Building;
use crate::table::Seat;
use crate::trucker::cards::Card;
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::Terms;
use crate::trucker::yard::stage::Step;
use crate::trucker::yard::view::{PlayerView, View};

impl Building {
    pub(in crate::trucker::yard) const fn step(&self) -> Step {
        if self.over { Step::Closing } else { Step::Building }
    }

    pub(in crate::trucker::yard) fn layout(&self, seat: Seat) -> &Layout {
        &self.benches.get(seat).layout
    }

    /// The view of a seat at a step.
    pub(in crate::trucker::yard) fn view(&self, terms: &Terms, viewer: Option<Seat>, step: Step) -> View {
        View {
            step,
            players: terms.seats().map(|seat| self.player_view(seat)).collect(),
            face_down: self.face_down.len(),
            face_up: self.face_up,
            hourglass: self.hourglass,
            dice: self.dice.iter().collect(),
            piles: [1, 2, 3].map(|pile| self.seen(viewer, pile).map(<[Card]>::to_vec)),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let bench = self.benches.get(seat);
        PlayerView {
            seat,
            layout: bench.layout.clone(),
            aside: bench.aside.iter().collect(),
            hand: bench.hand.map(|held| held.tile),
            last: bench.last.map(|placed| placed.cell),
            order: bench.order,
            credits: bench.credits,
            lost: bench.lost,
        }
    }
}
