//! Building: from the first tile until the last order tile is taken.

mod bench;
mod clock;
mod finish;
mod hand;
mod look;
mod offer;
mod place;
mod seen;

use alloc::vec::Vec;

pub(super) use bench::Bench;

use crate::dice::Die;
use crate::table::few::Few;
use crate::table::seat::PerSeat;
use crate::table::{Actor, Seat};
use crate::trucker::cards::Piles;
use crate::trucker::yard::Terms;
use crate::trucker::yard::choice::Choice;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::hourglass::{Hourglass, TimerPlace};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::setup::{Built, Setup};
use crate::trucker::yard::tile_set::TileSet;

/// What the table has to say before anybody goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Asked {
    /// Which tile came up for a player.
    Tile(Seat),
    /// What the next die shows.
    Die,
}

/// The table while ships are built. Every tile is in one place: face down, face up, or with one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Building {
    benches: PerSeat<Bench>,
    face_down: TileSet,
    face_up: TileSet,
    hourglass: Hourglass,
    dice: Few<Die, 2>,
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
            dice: Few::new(),
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
            bench.aside = Few::new();
            bench.unnamed_aside = ship.aside.into();
            bench.order = Some(ship.order);
        }
        building
    }

    /// Whether nothing is left to do: building is over, every player has an order tile and no die is missing (LM-R31).
    pub(super) fn is_complete(&self, terms: &Terms) -> bool {
        self.over && self.asked.is_none() && self.unfinished(terms).next().is_none()
    }

    pub(super) fn check(&self, terms: &Terms, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        match actor {
            Actor::Table => self.check_table(choice),
            Actor::Seat(seat) => self.check_seat(terms, seat, choice),
        }
    }

    fn check_table(&self, choice: &Choice) -> Result<(), Refusal> {
        match *choice {
            Choice::CameUp { tile } => self.may_come_up(tile),
            Choice::Die { .. } if self.asked == Some(Asked::Die) => Ok(()),
            Choice::Die { .. } => Err(Refusal::NoDieDue),
            Choice::RanOut => self.nothing_asked().and_then(|()| self.may_run_out()),
            _ => Err(choice.refused_to(Actor::Table)),
        }
    }

    fn check_seat(&self, terms: &Terms, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if let Choice::CameUp { .. } | Choice::Die { .. } | Choice::RanOut = choice {
            return Err(choice.refused_to(seat.into()));
        }
        if choice.is_after_building() {
            return Err(Refusal::StillBuilding);
        }
        if let Choice::Finish { order } = *choice {
            return self.nothing_asked().and_then(|()| self.may_finish(terms, seat, order));
        }
        if self.over {
            return Err(Refusal::BuildingOver);
        }
        self.nothing_asked()?;
        match *choice {
            Choice::Flip => self.may_flip(terms, seat),
            Choice::Roll => self.may_roll(),
            Choice::Look { pile } => self.may_look(terms, seat, pile),
            _ => self.check_builder(terms, seat, choice),
        }
    }

    /// What only those do who have not finished.
    fn check_builder(&self, terms: &Terms, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let bench = self.benches.get(seat);
        if let Some(order) = bench.order {
            return Err(Refusal::HasFinished { seat, order });
        }
        match *choice {
            Choice::TakeFaceDown => self.may_take_face_down(seat),
            Choice::TakeFaceUp { tile } => self.may_take_face_up(seat, tile),
            Choice::TakeAside { tile } => bench.may_take_aside(tile),
            Choice::TakeBack => bench.may_take_back(),
            Choice::Return => bench.may_return().map(|_| ()),
            Choice::SetAside => bench.may_set_aside(),
            Choice::Place { at, turn } => bench.may_place(terms, seat, at, turn),
            _ => Err(choice.refused_to(seat.into())),
        }
    }

    fn nothing_asked(&self) -> Result<(), Refusal> {
        match self.asked {
            None => Ok(()),
            Some(Asked::Tile(seat)) => Err(Refusal::TileDue { seat }),
            Some(Asked::Die) => Err(Refusal::DieDue),
        }
    }

    /// Takes a choice that [`check`](Self::check) accepts.
    pub(super) fn apply(&mut self, terms: &Terms, actor: Actor, choice: &Choice, events: &mut Vec<Event>) {
        match actor {
            Actor::Table => self.apply_table(terms, choice, events),
            Actor::Seat(seat) => self.apply_seat(terms, seat, choice, events),
        }
    }

    fn apply_table(&mut self, terms: &Terms, choice: &Choice, events: &mut Vec<Event>) {
        match *choice {
            Choice::CameUp { tile } => self.come_up(tile, events),
            Choice::Die { face } => self.open(terms, face, events),
            Choice::RanOut => self.run_out(terms, events),
            _ => {}
        }
    }

    fn apply_seat(&mut self, terms: &Terms, seat: Seat, choice: &Choice, events: &mut Vec<Event>) {
        match *choice {
            Choice::TakeFaceDown => self.take_face_down(seat, events),
            Choice::TakeFaceUp { tile } => self.take_face_up(seat, tile, events),
            Choice::TakeAside { tile } => self.benches.get_mut(seat).take_aside(seat, tile, events),
            Choice::TakeBack => self.benches.get_mut(seat).take_back(seat, events),
            Choice::Return => self.put_back(seat, events),
            Choice::SetAside => self.benches.get_mut(seat).set_aside(seat, events),
            Choice::Place { at, turn } => self.benches.get_mut(seat).place(seat, at, turn, events),
            Choice::Look { pile } => self.look(seat, pile, events),
            Choice::Finish { order } => self.finish(terms, seat, order, events),
            Choice::Flip => self.flip(terms, seat, events),
            Choice::Roll => self.roll(seat, events),
            _ => {}
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
