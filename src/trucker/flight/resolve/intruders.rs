//! Intruders (LM-ATTACK-10, LM-SPLICE-11, LM-R53).

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::moment::Moment;
use super::{Asked, Heard, barrage, combat_zone, wreck};
use crate::grid::{Cell, CellSet, Side};
use crate::table::refused::count;
use crate::table::{Actor, Seat};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Attack, AttackKind, Fate, LineEnd, Turn, WalkEnd};
use crate::trucker::cards::{Boarded, Deed};
use crate::trucker::fleet::raid::Loot;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::Question;

/// Intruders that come together.
#[derive(Clone, Copy)]
pub(super) struct Intruders<'a> {
    pub(super) from: Side,
    pub(super) number: u16,
    pub(super) boards: Boarded,
    pub(super) turns: &'a [Turn],
    pub(super) deed: Deed,
    pub(super) credits: u16,
    pub(super) days: u16,
}

impl Intruders<'_> {
    /// Rolled once for all players boarded. Each in order may use thrusters; then the intruders walk, the charges go off, and
    /// defeated intruders pay. Meanwhile `declared` holds the number that the player has defeated, and `losers` the player if one
    /// was not defeated.
    pub(super) fn go_on(self, heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
        match heard {
            None => {
                now.all_wait();
                self.choose(now)
            }
            Some((Actor::Seat(seat), Question::Engines | Question::Cannons, Answer::Powered { strengths, .. })) => {
                let criterion = self.boards.compared()?;
                now.progress.declared.push((seat, combat_zone::declared(criterion, *strengths)));
                self.choose(now)
            }
            Some((Actor::Seat(seat), question, answer)) => {
                if let (Question::Defend { incoming }, Answer::Defended { ends, .. }) = (&*question, &*answer) {
                    let charges = self.board(seat, incoming.lines().from(), ends, now);
                    let impact = now.table.fleet(seat).clone().detonate(charges).with_rulings(now.table.terms.rulings);
                    *answer = Answer::hit(ends.clone(), impact);
                }
                let asked = answer.take_impact().and_then(|impact| wreck::of_hit(seat, impact, now));
                asked.or_else(|| {
                    self.pay(seat, now);
                    barrage::go_on(&self.salvo(), (Actor::Seat(seat), question, &mut Answer::Done), now)
                })
            }
            Some(heard) => barrage::go_on(&self.salvo(), heard, now),
        }
    }

    fn salvo(self) -> Salvo {
        Salvo::from_iter([Attack { kind: AttackKind::Intruder, from: self.from }])
    }

    /// Finds the player with the least or most of something as in a combat zone; a single player needs no comparison (LM-R43).
    fn choose(self, now: &mut Moment<'_>) -> Option<Asked> {
        let mut targets = now.table.flying();
        if let Some(criterion) = self.boards.compared() {
            let asked = if targets.len() > 1 { combat_zone::declare(criterion, now) } else { None };
            if asked.is_some() {
                return asked;
            }
            let declared = core::mem::take(&mut now.progress.declared);
            let found = if self.boards.is_most() {
                declared.iter().min_by_key(|(_, number)| Reverse(*number))
            } else {
                declared.iter().min_by_key(|(_, number)| *number)
            };
            let seat = found.map(|&(seat, _)| seat).or(targets.first().copied())?;
            now.events.push(Event::Chosen { seat, boarded: self.boards });
            targets = alloc::vec![seat];
        }
        now.progress.waiting.clear();
        barrage::begin(&self.salvo(), targets, now)
    }

    /// Lets all walk, one after the other; returns the charges that they lay.
    fn board(self, seat: Seat, from: Side, ends: &[LineEnd], now: &mut Moment<'_>) -> CellSet {
        let repelled = ends.iter().filter(|end| end.fate == Fate::Repelled);
        let mut defeated = count(repelled.count()).saturating_mul(self.number.into());
        let (mut charges, mut loses) = (CellSet::EMPTY, false);
        for start in ends.iter().filter(|end| end.fate == Fate::Boarded).filter_map(|end| end.struck) {
            for _ in 0..self.number {
                let fleet = now.table.fleet(seat);
                let walk = fleet.layout().walk(start, from.opposite(), self.turns, fleet.guards());
                // each line ended at a component
                let Ok(walk) = walk else { continue };
                let stopped = if let WalkEnd::Defeated(cell) = walk.end { Some(cell) } else { None };
                defeated = defeated.saturating_add(stopped.is_some().into());
                loses |= stopped.is_none();
                let visited = walk.visited;
                now.events.push(Event::Walked { seat, visited: visited.clone(), defeated: stopped });
                charges |= self.act(seat, &visited, now);
            }
        }
        now.progress.declared = alloc::vec![(seat, defeated)];
        now.progress.losers = if loses { alloc::vec![seat] } else { Vec::new() };
        charges
    }

    /// Applies what an intruder does on its way; returns the charges that it lays.
    fn act(self, seat: Seat, visited: &[Cell], now: &mut Moment<'_>) -> CellSet {
        let (what, number) = match self.deed {
            Deed::Crew(number) => (Loot::Crew, number),
            Deed::Goods(number) => (Loot::Goods, number),
            Deed::Batteries(number) => (Loot::Batteries, number),
            Deed::Charges(number) => return visited.iter().copied().take(number.into()).collect(),
        };
        let mut fleet = now.table.fleet(seat).clone();
        let lost = fleet.rob(visited, what, number);
        if !lost.is_empty() {
            now.table.replace_fleet(seat, fleet);
            now.events.push(Event::Lost { seat, lost });
        }
        CellSet::EMPTY
    }

    /// LM-SPLICE-11: each defeated intruder pays, after all moves and charges; a player who has not defeated all loses the days.
    fn pay(self, seat: Seat, now: &mut Moment<'_>) {
        for (seat, defeated) in core::mem::take(&mut now.progress.declared) {
            now.table.pay(seat, defeated.saturating_mul(self.credits.into()), now.events);
        }
        if core::mem::take(&mut now.progress.losers).contains(&seat) {
            now.table.lose_days(seat, self.days.into(), now.events);
        }
    }
}
