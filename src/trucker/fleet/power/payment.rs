//! Tokens taken from named cells of the right ship.

use crate::grid::{Cell, CellSet, Tally};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::rules::Rule;

impl Fleet {
    /// Takes a token from each cell of `tokens`, if these pay every ship's `cost` exactly (BG-POWER, LM-FLEET-1). Spent tokens are
    /// not losses (LM-FLEET-9).
    pub(in crate::trucker) fn pay(&mut self, cost: impl Fn(CellSet) -> u32, tokens: &[Cell]) -> Result<(), PowerError> {
        self.aboard.batteries = self.batteries_after(cost, tokens)?;
        Ok(())
    }

    /// The fleet once only these batteries are left.
    #[inline]
    pub(in crate::trucker) fn with_batteries(&self, batteries: Tally) -> Self {
        let Self { layout, aboard, boarded } = self;
        Self { layout: layout.clone(), aboard: Aboard { batteries, ..*aboard }, boarded: *boarded }
    }

    /// The batteries left once that is paid.
    pub(in crate::trucker) fn batteries_after(
        &self,
        cost: impl Fn(CellSet) -> u32,
        tokens: &[Cell],
    ) -> Result<Tally, PowerError> {
        let mut batteries = self.aboard.batteries;
        for &cell in tokens {
            let left = batteries.get(cell).checked_sub(1).ok_or(PowerError::NoToken { cell })?;
            batteries.set(cell, left);
        }
        let bill = |cells| (cost(cells), self.aboard.batteries.total(cells) - batteries.total(cells));
        for (ship, cells) in self.board().numbered_ships() {
            let (cost, paid) = bill(cells);
            if paid != cost {
                return Err(PowerError::Amount { ship, cost, paid, rule: self.rule_of_amount(bill) });
            }
        }
        Ok(batteries)
    }

    /// LM-FLEET-1, if tokens of one ship were named for another; else BG-POWER.
    fn rule_of_amount(&self, bill: impl Fn(CellSet) -> (u32, u32)) -> Rule {
        let bills = || self.board().numbered_ships().map(|(_, cells)| bill(cells));
        let is_crossed = bills().any(|(cost, paid)| paid < cost) && bills().any(|(cost, paid)| paid > cost);
        if is_crossed { Rule::LmFleet1 } else { Rule::BgPower }
    }

    /// LM-FLEET-1, if a ship has too few tokens and those of the others would do; else BG-POWER.
    pub(in crate::trucker) fn rule_of_shortage(&self, cost: impl Fn(CellSet) -> u32) -> Rule {
        let costs: u32 = self.board().numbered_ships().map(|(_, cells)| cost(cells)).sum();
        if costs <= self.aboard.batteries(self.layout.occupied()) { Rule::LmFleet1 } else { Rule::BgPower }
    }
}
