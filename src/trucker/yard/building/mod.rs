//! Building: from the first tile until the last order tile is taken.

mod bench;
mod clock;
mod finish;
mod hand;
mod look;
mod offer;
mod place;
mod seen;

pub(super) use bench::{Bench, Held, Placed};

use crate::dice::Die;
use crate::table::Seat;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::PerSeat;
use crate::trucker::cards::Piles;
use crate::trucker::yard::Terms;
use crate::trucker::yard::hourglass::{Hourglass, TimerPlace};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::setup::{Built, Setup};
use crate::trucker::yard::tile_set::TileSet;

/// The table's event that everything waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Asked {
    /// The tile that came up for a player.
    Tile(Seat),
    /// The next die roll.
    Die,
}

/// The table while ships are built. Every tile is in one place: face down, face up, or with one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Building {
    benches: PerSeat<Bench>,
    face_down: TileSet,
    face_up: TileSet,
    hourglass: Hourglass,
    dice: ArrayVec<Die, 2>,
    asked: Option<Asked>,
    /// Time is out, or all have finished.
    over: bool,
    piles: Option<Piles>,
}

impl Building {
    /// The first moment, for a setup that was checked.
    pub(super) fn new(setup: &Setup, pool: TileSet, piles: Option<&Piles>) -> Self {
        Self {
            benches: PerSeat::from_fn(|seat| Bench::new(&setup.board, seat, setup.purse(seat))),
            face_down: pool,
            face_up: TileSet::EMPTY,
            hourglass: Hourglass { place: TimerPlace::first(setup.level), running: true },
            dice: ArrayVec::new(),
            asked: None,
            over: false,
            piles: piles.cloned(),
        }
    }

    /// The last moment, with ships built elsewhere.
    pub(super) fn built(setup: &Setup, ships: &[Built]) -> Self {
        let mut building = Self::new(setup, TileSet::EMPTY, None);
        building.over = true;
        building.hourglass.running = false;
        for (seat, ship) in Seat::of(setup.players()).zip(ships) {
            let bench = building.benches.get_mut(seat);
            bench.layout = ship.layout.clone();
            bench.aside = ArrayVec::new();
            bench.unnamed_aside = ship.aside.into();
            bench.order = Some(ship.order);
        }
        building
    }

    /// Whether nothing is left to do: building is over, every player has an order tile and no die is missing (LM-R31).
    pub(super) const fn hourglass(&self) -> Hourglass {
        self.hourglass
    }

    pub(super) fn is_complete(&self, terms: &Terms) -> bool {
        self.over && self.asked.is_none() && self.unfinished(terms).next().is_none()
    }

    /// Checks that building goes on and the table is not awaited.
    fn is_going_on(&self) -> Result<(), Refusal> {
        if self.over { Err(Refusal::BuildingOver) } else { self.nothing_asked() }
    }

    /// A player who has not finished, while there is something to build.
    pub(super) fn builder(&self, seat: Seat) -> Result<&Bench, Refusal> {
        self.is_going_on()?;
        let bench = self.benches.get(seat);
        bench.order.map_or(Ok(bench), |order| Err(Refusal::HasFinished { seat, order }))
    }

    fn nothing_asked(&self) -> Result<(), Refusal> {
        match self.asked {
            None => Ok(()),
            Some(Asked::Tile(seat)) => Err(Refusal::TileDue { seat }),
            Some(Asked::Die) => Err(Refusal::DieDue),
        }
    }

    pub(super) const fn bench(&self, seat: Seat) -> &Bench {
        self.benches.get(seat)
    }

    pub(super) const fn bench_mut(&mut self, seat: Seat) -> &mut Bench {
        self.benches.get_mut(seat)
    }

    /// Those who have no order tile yet.
    fn unfinished(&self, terms: &Terms) -> impl Iterator<Item = Seat> {
        terms.seats().filter(|&seat| self.benches.get(seat).order.is_none())
    }
}
