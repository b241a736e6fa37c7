//! Planets (BG-PLANETS).

use alloc::vec::Vec;

use super::turns::Turns;
use super::{Asked, of};
use crate::table::few::Few;
use crate::table::{List, Seat};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// In order, each may land on a free planet and load its goods; then those who landed lose the days, last to first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Planets {
    loads: List<Goods>,
    days: u16,
    turns: Turns,
    /// Who has landed, and where.
    landed: Few<(Seat, u8), 5>,
    current: Option<Seat>,
    /// The planet whose goods are to be stowed.
    loading: Option<u8>,
}

impl Planets {
    pub(super) fn new(planets: &List<Goods>, days: u16, table: &Table) -> Self {
        Self {
            loads: planets.clone(),
            days,
            turns: Turns::leader_first(table),
            landed: Few::new(),
            current: None,
            loading: None,
        }
    }

    /// In the midst of it, with that player asked.
    pub(super) fn resumed(self, turns: Turns, current: Seat, landed: &[(Seat, u8)]) -> Option<Self> {
        Some(Self { turns, current: Some(current), landed: Few::collect(landed.iter().copied())?, ..self })
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        if let (Some(seat), Some(planet)) = (self.current, self.loading.take()) {
            let goods = self.loads.get(usize::from(planet)).copied().unwrap_or_default();
            return Some(of(seat, Question::Stow { loads: table.loads(goods) }));
        }
        let free: Vec<u8> = (0..self.count()).filter(|&planet| self.landed_on(planet).is_none()).collect();
        self.current = if free.is_empty() { None } else { self.turns.next(table) };
        if self.current.is_none() {
            self.depart(table, events);
        }
        self.current.map(|seat| of(seat, Question::Land { free, planets: self.count() }))
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        Progress { waiting: self.turns.waiting(table), landed: self.landed.iter().collect(), ..Progress::default() }
    }

    pub(super) fn hear(&mut self, answer: &Answer) {
        if let (Some(seat), &Answer::Lands(Some(planet))) = (self.current, answer) {
            // nobody lands twice, and there are as many places as seats
            let _ = self.landed.push((seat, planet));
            self.loading = Some(planet);
        }
    }

    /// Days are lost once all have landed.
    fn depart(&mut self, table: &mut Table, events: &mut Vec<Event>) {
        let landed = core::mem::replace(&mut self.landed, Few::new());
        let days = self.days.into();
        table.all_lose_days(|_, seat| if landed.iter().any(|(who, _)| who == seat) { days } else { 0 }, events);
    }

    fn count(&self) -> u8 {
        u8::try_from(self.loads.len()).unwrap_or(u8::MAX)
    }

    fn landed_on(&self, planet: u8) -> Option<Seat> {
        self.landed.iter().find(|&(_, taken)| taken == planet).map(|(seat, _)| seat)
    }
}
