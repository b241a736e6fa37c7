//! The fewest batteries that reach a strength.

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::strength::{Reckoning, Strength, Strengths};
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::rules::Rule;

messages! {
    /// A strength to reach.
    ///
    /// JSON: `{"engines": 4}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Goal of "goal" {
        /// Engine strength, in points, of every ship (LM-FLEET-2).
        Engines(points: u32) "engine strength {points}";
        /// Cannon strength, over all ships (LM-FLEET-4).
        Cannons(strength: Strength) "cannon strength {strength}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Goal by name { "engines" => Engines(points), "cannons" => Cannons(strength) });

impl Goal {
    /// The rule that defines the strength.
    fn rule(self, fleet: &Fleet) -> Rule {
        match (self, fleet.ships().nth(1)) {
            (_, None) => Rule::LmFleet16,
            (Self::Engines(_), _) => Rule::LmFleet2,
            (Self::Cannons(_), _) => Rule::LmFleet4,
        }
    }
}

/// A cheapest set of components to power.
///
/// JSON: `{"powered": [[2, 3]], "strengths": {"engines": 4, "cannons": 9}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct BatteryPlan {
    /// The components to power, one battery each.
    pub powered: CellSet,
    /// The resulting strengths of the fleet.
    pub strengths: Strengths,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(BatteryPlan { powered, strengths });

impl BatteryPlan {
    /// The number of batteries needed.
    #[must_use]
    pub const fn batteries(&self) -> u32 {
        self.powered.len()
    }
}

/// # The batteries that a strength needs
impl Fleet {
    /// A cheapest way to reach a strength: as few components as possible, each powered by a battery of its own ship (BG-POWER,
    /// LM-FLEET-1). The strongest cannons come first, of equals those of the first ships, in reading order. Empty if the strength
    /// is already reached.
    ///
    /// # Errors
    /// [`PowerError`] if all batteries together do not reach it.
    pub fn battery_plan(&self, goal: Goal) -> Result<BatteryPlan, PowerError> {
        let plan = match goal {
            Goal::Engines(wanted) => self.engine_plan(wanted),
            Goal::Cannons(wanted) => self.cannon_plan(wanted),
        };
        let rule = goal.rule(self);
        let powered = plan.ok_or_else(|| PowerError::OutOfReach { goal, at_most: self.strengths().at_most, rule })?;
        let reckoning = Reckoning::of_fleet(self);
        let ships = self.ships().map(|ship| reckoning.strengths(ship.components, powered));
        Ok(BatteryPlan { powered, strengths: Strengths::of_fleet(ships) })
    }

    /// LM-FLEET-2: every ship must get there by itself. All double engines add the same, so any will do.
    fn engine_plan(&self, wanted: u32) -> Option<CellSet> {
        let reckoning = Reckoning::of_fleet(self);
        let doubles = self.layout.planes().outputs.powered_engines.cells();
        let mut plan = CellSet::EMPTY;
        for Ship { components, .. } in self.ships() {
            while reckoning.strengths(components, plan).engines < wanted {
                let next = (doubles & components) - plan;
                let unspent = (plan & components).len() < reckoning.batteries(components);
                plan.insert(next.first().filter(|_| unspent)?);
            }
        }
        (wanted == 0 || self.ships().next().is_some()).then_some(plan)
    }

    /// LM-FLEET-4: the cannon that adds the most first, over all ships. That is exact: in each ship a cannon powered later
    /// adds no more than one powered earlier, an alien who joins in with the first one included.
    fn cannon_plan(&self, wanted: Strength) -> Option<CellSet> {
        let reckoning = Reckoning::of_fleet(self);
        let mut plan = CellSet::EMPTY;
        loop {
            let cannons = |ship: Ship, plan| reckoning.strengths(ship.components, plan).cannons;
            if self.ships().map(|ship| cannons(ship, plan)).sum::<Strength>() >= wanted {
                return Some(plan);
            }
            let candidates = self.ships().filter_map(|ship| {
                let cell = self.next_cannon(ship, plan, reckoning.batteries(ship.components))?;
                let gain = cannons(ship, plan | cell.into()).halves() - cannons(ship, plan).halves();
                Some((gain, cell))
            });
            let (_, cell) = candidates.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
            plan.insert(cell);
        }
    }

    /// The strongest cannon a ship can power besides those of the plan.
    fn next_cannon(&self, ship: Ship, plan: CellSet, batteries: u32) -> Option<Cell> {
        let powered = self.layout.planes().outputs.powered_cannons;
        if (plan & ship.components).len() >= batteries {
            return None;
        }
        let left = powered.within(ship.components - plan);
        left.highest().first()
    }
}
