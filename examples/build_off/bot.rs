//! A bot that sees what its seat sees.

use rand_pcg::Pcg32;
use starwright::dice::{Chance, Random};
use starwright::grid::{Cell, Rotation};
use starwright::table::{Play, Seat};
use starwright::trucker::yard::{Choice, PlayerView, Step, Tile, Yard};
use starwright::trucker::{Component, Insurance, Layout, Rulings};

pub struct Bot {
    seat: Seat,
    /// How many components are enough.
    goal: u32,
}

impl Bot {
    pub const fn new(seat: Seat, goal: u32) -> Self {
        Self { seat, goal }
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

    /// What it does now, if it is awaited and wants anything.
    pub fn choose(&self, yard: &Yard, dice: &mut Random<Pcg32>) -> Option<Choice> {
        let mut listed = Vec::new();
        yard.choices(self.seat.into(), &mut listed);
        let view = yard.view(Some(self.seat));
        let own = view.players.get(usize::from(self.seat.number()))?;
        match view.step {
            Step::Building | Step::Closing => self.build(&listed, own, yard, dice),
            Step::Check => Some(Choice::Repair { removed: own.layout.repair().removed }).filter(|_| !listed.is_empty()),
            Step::Insurance => insure(&listed),
            _ => board(&listed),
        }
    }

    fn build(&self, listed: &[Choice], own: &PlayerView, yard: &Yard, dice: &mut Random<Pcg32>) -> Option<Choice> {
        let clock = listed.iter().find(|choice| matches!(choice, Choice::Roll | Choice::Flip));
        if let Some(&choice) = clock {
            return Some(choice);
        }
        if let Some(tile) = own.hand {
            return Some(self.put(tile, &own.layout, yard, dice));
        }
        let finish = Choice::Finish { order: None };
        if own.layout.occupied().len() >= self.goal && listed.contains(&finish) {
            return Some(finish);
        }
        let cabin = Choice::TakeAside { tile: Tile::StartingCabin };
        let wanted = [cabin, Choice::TakeFaceDown, finish];
        wanted.into_iter().find(|choice| listed.contains(choice))
    }

    /// Where it joins most, or, once in twelve, just anywhere; what fits nowhere goes back.
    fn put(&self, tile: Tile, layout: &Layout, yard: &Yard, dice: &mut Random<Pcg32>) -> Choice {
        let component = tile.component(self.seat);
        let sites = yard.sites(self.seat);
        if dice.below(12) == 0 && !sites.is_empty() {
            let at = sites.iter().nth(dice.below(sites.len()) as usize);
            return at.map_or(Choice::Return, |at| Choice::Place { at, turn: Rotation::None });
        }
        let fits = layout.fits(component, Rulings::DEFAULT);
        let places = Rotation::ALL.into_iter().flat_map(|turn| fits.turned(turn).iter().map(move |at| (at, turn)));
        let best = places.max_by_key(|&(at, turn)| (joints(layout, at, component.turned(turn)), at.row(), turn));
        match best.filter(|&(at, turn)| {
            layout.occupied().is_empty() || joints(layout, at, component.turned(turn)) > 0 || unstarted(layout, at)
        }) {
            Some((at, turn)) => Choice::Place { at, turn },
            None if yard.check(self.seat.into(), &Choice::Return).is_ok() => Choice::Return,
            None => Choice::SetAside,
        }
    }
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
