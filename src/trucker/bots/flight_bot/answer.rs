//! Ships that leave, attacks that are met, crew and goods that go.

use alloc::vec::Vec;

use super::Asked;
use crate::grid::{Cell, CellSet};
use crate::trucker::attack::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::Choice;

impl Asked<'_> {
    /// Sleepers wake (LM-FLEET-8), and a ship without engines that holds the others back leaves (LM-END-1, LM-FLEET-2).
    pub(super) fn withdraw(&self) -> Choice {
        if let Some(waking) = self.listed.iter().find(|choice| matches!(choice, Choice::Wake { .. })) {
            return waking.clone();
        }
        let fleet = &self.own.fleet;
        let flies = |ship| fleet.ship_strengths(ship).at_most.engines > 0;
        let lame = fleet.ships().find(|&ship| !flies(ship)).and_then(|ship| ship.components.first());
        match lame.filter(|_| fleet.ships().any(flies)) {
            Some(at) => Choice::Withdraw { at },
            None => Choice::FlyOn,
        }
    }

    /// The defence that loses least.
    pub(super) fn defend(&self, incoming: &Incoming) -> Option<Choice> {
        let best = self.own.fleet.best_defence(incoming, &self.prospects.values).ok()?;
        Some(Choice::Defend { defence: best.defence })
    }

    /// One after the other: humans before aliens, from cabins with two before those with one, and the last human of a ship
    /// last.
    pub(super) fn give_crew(&self, count: u32) -> Option<Choice> {
        let mut left = self.own.fleet.clone();
        let mut from = Vec::new();
        for _ in 0..left.crew_due(count, CellSet::EMPTY) {
            let cabin = left.aboard().crewed().iter().min_by_key(|&cabin| dearness(&left, cabin))?;
            left.lose_crew(1, CellSet::EMPTY, &[(cabin, 1)]).ok()?;
            from.push((cabin, 1));
        }
        Some(Choice::GiveCrew { from })
    }

    /// The goods that are worth least, the first of equals.
    pub(super) fn give_goods(&self) -> Option<Choice> {
        let worth = |choice: &&Choice| match choice {
            Choice::GiveGoods { loss } => loss.goods.iter().map(|(_, goods)| goods.value()).sum(),
            _ => 0_u32,
        };
        self.listed.iter().min_by_key(worth).cloned()
    }
}

fn dearness(fleet: &Fleet, cabin: Cell) -> (bool, bool, bool) {
    let aboard = fleet.aboard().crew(cabin.into());
    let ship = fleet.ships().find(|ship| ship.components.contains(cabin));
    let humans = ship.map_or(0, |ship| fleet.ship_crew(ship).humans);
    (aboard.humans > 0 && humans == 1, aboard.aliens > 0, aboard.total() == 1)
}
