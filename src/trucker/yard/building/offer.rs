//! The actors awaited while building, and their listed choices.

use alloc::vec::{self, Vec};

use super::{Asked, Building};
use crate::dice::Die;
use crate::grid::CellSet;
use crate::table::{Actor, Awaited, Outside, Seat};
use crate::trucker::ship::fits::Fits;
use crate::trucker::yard::Terms;
use crate::trucker::yard::choice::Choice;

impl Building {
    /// Flips and rolls are optional: players may do something else, and if none acts, time stands still (LM-R39).
    pub(in crate::trucker::yard) fn awaited(&self, terms: &Terms) -> Awaited {
        if self.asked.is_some() {
            return Awaited::TABLE;
        }
        let seats = terms.seats().filter(|&seat| self.is_awaited(terms, seat)).collect();
        Awaited { seats, table: self.outside().is_some() }
    }

    /// BG-TIMER-2: a tile or a die that is asked for comes before the sand.
    pub(in crate::trucker::yard) fn outside(&self) -> Option<Outside> {
        let chance = self.asked.is_some().then_some(Outside::Chance);
        chance.or_else(|| self.hourglass.running.then_some(Outside::Time))
    }

    /// A player who has not finished always has a choice; one who has finished may sometimes flip, roll or look.
    fn is_awaited(&self, terms: &Terms, seat: Seat) -> bool {
        self.benches.get(seat).order.is_none()
            || self.judge_flip(terms, seat).is_ok()
            || self.judge_roll(seat).is_ok()
            || self.judge_look(terms, seat, 1).is_ok()
    }

    /// Candidate choices, some of which are refused.
    pub(in crate::trucker::yard) fn choices(&self, terms: &Terms, actor: Actor) -> vec::IntoIter<Choice> {
        let choices: Vec<Choice> = match actor {
            Actor::Table => self.table_choices(),
            Actor::Seat(seat) => self.seat_choices(terms, seat),
        };
        choices.into_iter()
    }

    fn table_choices(&self) -> Vec<Choice> {
        match self.asked {
            Some(Asked::Tile(_)) => self.face_down.iter().map(|tile| Choice::CameUp { tile }).collect(),
            Some(Asked::Die) => Die::ALL.map(|face| Choice::Die { face }).into(),
            None => alloc::vec![Choice::RanOut],
        }
    }

    fn seat_choices(&self, terms: &Terms, seat: Seat) -> Vec<Choice> {
        let bench = self.benches.get(seat);
        let face_up = self.face_up.iter().map(|tile| Choice::TakeFaceUp { tile });
        let aside = bench.aside.iter().map(|tile| Choice::TakeAside { tile });
        let looks = (1..=3).map(|pile| Choice::Look { pile });
        let chooses = terms.rulings.any_free_tile && !self.over;
        let orders = self.free_orders(terms).map(Some).filter(|_| chooses);
        let finish = orders.chain((!chooses).then_some(None)).map(|order| Choice::Finish { order });
        core::iter::once(Choice::TakeFaceDown)
            .chain(face_up)
            .chain(aside)
            .chain([Choice::TakeBack, Choice::Return, Choice::SetAside])
            .chain(looks)
            .chain(finish)
            .chain([Choice::Flip, Choice::Roll])
            .collect()
    }

    /// The cells a player may build on with what is in the hand; nothing if that is empty.
    pub(in crate::trucker::yard) fn sites(&self, seat: Seat) -> CellSet {
        let bench = self.benches.get(seat);
        if self.asked.is_some() || bench.hand.is_none() { CellSet::EMPTY } else { bench.sites() }
    }

    /// Where what is in a player's hand fits.
    pub(in crate::trucker::yard) fn fits(&self, terms: &Terms, seat: Seat) -> Fits {
        let bench = self.benches.get(seat);
        match bench.hand {
            Some(held) if self.asked.is_none() => bench.layout.fits(held.tile.component(seat), terms.rulings),
            _ => Fits::default(),
        }
    }
}
