//! Planets (BG-PLANETS).

use alloc::vec::Vec;

use super::turns::Turns;
use super::{Asked, of};
use crate::table::{List, Seat, SeatSet};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// In order, each may land on a free planet and load its goods; then those who landed lose the days, last to first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct Planets {
    loads: List<Goods>,
    days: u16,
    turns: Turns,
    /// Where somebody has landed, a bit a planet.
    taken: u32,
    landed: SeatSet,
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
            taken: 0,
            landed: SeatSet::EMPTY,
            current: None,
            loading: None,
        }
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        if let (Some(seat), Some(planet)) = (self.current, self.loading.take()) {
            let goods = self.loads.get(usize::from(planet)).copied().unwrap_or_default();
            return Some(of(seat, Question::Stow { loads: table.loads(goods) }));
        }
        let free: Vec<u8> = self.numbers().filter(|&planet| self.taken >> planet & 1 == 0).collect();
        self.current = if free.is_empty() { None } else { self.turns.next(table) };
        if self.current.is_none() {
            self.depart(table, events);
        }
        self.current.map(|seat| of(seat, Question::Land { free, planets: self.count() }))
    }

    pub(super) fn hear(&mut self, answer: &Answer) {
        if let (Some(seat), &Answer::Lands(Some(planet))) = (self.current, answer) {
            self.taken |= 1 << planet;
            self.landed.insert(seat);
            self.loading = Some(planet);
        }
    }

    /// Days are lost once all have landed.
    fn depart(&mut self, table: &mut Table, events: &mut Vec<Event>) {
        let landed = core::mem::take(&mut self.landed);
        let days = self.days.into();
        table.all_lose_days(|_, seat| if landed.contains(seat) { days } else { 0 }, events);
    }

    fn count(&self) -> u8 {
        u8::try_from(self.loads.len()).unwrap_or(u8::MAX)
    }

    fn numbers(&self) -> core::ops::Range<u8> {
        0..self.count()
    }
}
