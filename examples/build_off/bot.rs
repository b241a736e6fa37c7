//! A bot that sees what its seat sees, and what is listed for it.

use rand_pcg::Pcg32;
use starwright::dice::{Chance, Random};
use starwright::grid::{Cell, Rotation, Side};
use starwright::table::{Play, Seat};
use starwright::trucker::yard::{Choice, PlayerView, Step, Tile, View, Yard};
use starwright::trucker::{Component, Insurance, Kind, Layout, Rulings};

pub struct Bot {
    seat: Seat,
    /// How many components are enough.
    goal: u32,
    /// Once in so many it is careless.
    slips: u32,
}

impl Bot {
    pub const fn new(seat: Seat, goal: u32, slips: u32) -> Self {
        Self { seat, goal, slips }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether a turn ends with this choice.
    pub fn is_content(choice: Choice) -> bool {
        !matches!(
            choice,
            Choice::TakeFaceDown | Choice::TakeFaceUp { .. } | Choice::TakeAside { .. } | Choice::Flip | Choice::Roll
        )
    }

    /// Asks it, and shows it what its seat may know.
    pub fn ask(&self, yard: &Yard, dice: &mut Random<Pcg32>) -> Option<Choice> {
        let mut listed = Vec::new();
        yard.choices(self.seat.into(), &mut listed);
        self.choose(&yard.view(Some(self.seat)), &listed, dice)
    }

    /// What it does now, if it is awaited and wants anything.
    fn choose(&self, view: &View, listed: &[Choice], dice: &mut Random<Pcg32>) -> Option<Choice> {
        let own = view.players.get(usize::from(self.seat.number()))?;
        match view.step {
            Step::Building | Step::Closing => self.build(listed, own, dice),
            Step::Check => Some(Choice::Repair { removed: own.layout.repair().removed }).filter(|_| !listed.is_empty()),
            Step::Insurance => insure(listed),
            _ => board(listed),
        }
    }

    fn build(&self, listed: &[Choice], own: &PlayerView, dice: &mut Random<Pcg32>) -> Option<Choice> {
        let clock = listed.iter().find(|choice| matches!(choice, Choice::Roll | Choice::Flip));
        if let Some(&choice) = clock {
            return Some(choice);
        }
        if let Some(tile) = own.hand {
            return Some(self.put(tile, &own.layout, listed, dice));
        }
        let finish = Choice::Finish { order: None };
        if own.layout.occupied().len() >= self.goal && listed.contains(&finish) {
            return Some(finish);
        }
        let cabin = Choice::TakeAside { tile: Tile::StartingCabin };
        let wanted = [cabin, Choice::TakeFaceDown, finish];
        wanted.into_iter().find(|choice| listed.contains(choice))
    }

    /// Where its ship has nothing of the sort and it joins most, or, once in a while, just anywhere; what fits nowhere, or is
    /// there often enough, goes back.
    fn put(&self, tile: Tile, layout: &Layout, listed: &[Choice], dice: &mut Random<Pcg32>) -> Choice {
        let component = tile.component(self.seat);
        let sites = layout.sites();
        if dice.below(self.slips) == 0 && !sites.is_empty() {
            let at = sites.iter().nth(dice.below(sites.len()) as usize);
            return at.map_or(Choice::Return, |at| Choice::Place { at, turn: Rotation::None });
        }
        let fits = layout.fits(component, Rulings::DEFAULT);
        let places = Rotation::ALL.into_iter().flat_map(|turn| fits.turned(turn).iter().map(move |at| (at, turn)));
        let best = places.max_by_key(|&(at, turn)| {
            let turned = component.turned(turn);
            (is_first(layout, at, turned.kind()), is_aimed(turned), joints(layout, at, turned), at.row(), turn)
        });
        let is_wanted = self.is_wanted(component.kind(), layout);
        match best.filter(|&(at, turn)| {
            layout.occupied().is_empty()
                || is_wanted && joints(layout, at, component.turned(turn)) > 0
                || unstarted(layout, at)
        }) {
            Some((at, turn)) => Choice::Place { at, turn },
            None if listed.contains(&Choice::Return) => Choice::Return,
            None => Choice::SetAside,
        }
    }

    fn is_wanted(&self, kind: Kind, layout: &Layout) -> bool {
        let sort = Sort::of(kind);
        let there = layout.components().filter(|(_, other)| Sort::of(other.kind()) == sort).count();
        u32::try_from(there).unwrap_or(u32::MAX).saturating_mul(sort.one_in()) < self.goal
    }
}

/// What components are for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Cabin,
    Engine,
    Cannon,
    Battery,
    Hold,
    Shield,
    Other,
}

impl Sort {
    const fn of(kind: Kind) -> Self {
        match kind {
            Kind::StartingCabin | Kind::Cabin | Kind::LuxuryCabin => Self::Cabin,
            Kind::SingleEngine | Kind::DoubleEngine => Self::Engine,
            Kind::SingleCannon | Kind::DoubleCannon => Self::Cannon,
            Kind::Battery(_) => Self::Battery,
            Kind::CargoHold(_) | Kind::SpecialCargoHold(_) => Self::Hold,
            Kind::Shield => Self::Shield,
            _ => Self::Other,
        }
    }

    /// One in so many components is enough.
    const fn one_in(self) -> u32 {
        match self {
            Self::Cabin => 3,
            Self::Cannon => 4,
            Self::Engine | Self::Hold => 5,
            Self::Battery => 6,
            Self::Shield | Self::Other => 10,
        }
    }
}

/// Whether the ship there has none of the sort.
fn is_first(layout: &Layout, at: Cell, kind: Kind) -> bool {
    let ship = layout.board().ship_around(at);
    let same = |(cell, other): (Cell, Component)| ship.contains(cell) && Sort::of(other.kind()) == Sort::of(kind);
    !layout.components().any(same)
}

fn is_aimed(component: Component) -> bool {
    component.muzzles().contains(Side::Front)
}

/// How many components it would be joined to.
fn joints(layout: &Layout, at: Cell, component: Component) -> u32 {
    let mut after = layout.clone();
    match after.place(at, component) {
        Ok(()) => after.joints().neighbours(at.into()).len(),
        Err(_) => 0,
    }
}

fn unstarted(layout: &Layout, at: Cell) -> bool {
    layout.board().ship_around(at).is_disjoint(layout.occupied())
}

/// The first alien there is room for, then everybody else.
fn board(listed: &[Choice]) -> Option<Choice> {
    let alien = listed.iter().find(|choice| matches!(choice, Choice::Welcome { .. }));
    alien.or(listed.first()).copied()
}

/// The cheapest insurance that costs something, if it can be paid.
fn insure(listed: &[Choice]) -> Option<Choice> {
    let none = Choice::Insure { insurance: Insurance::None };
    listed.iter().find(|&&choice| choice != none).or(listed.first()).copied()
}
