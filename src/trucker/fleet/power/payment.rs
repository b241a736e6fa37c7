//! Tokens taken from named cells of the right ship.

use crate::grid::{Cell, CellSet, Tally};
use crate::table::many::{Many, agree};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::parts::board::Nth;
use crate::trucker::rules::Rule;

impl Fleet {
    /// Takes a token from each cell of `tokens` if that is for every ship, given by its cells, just what `cost` says
    /// (BG-POWER, LM-FLEET-1). Power is no loss (LM-FLEET-9).
    pub(in crate::trucker) fn pay(
        &mut self,
        cost: impl Fn(CellSet) -> u32,
        tokens: &[Cell],
    ) -> Result<(), PaymentError> {
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
    ) -> Result<Tally, PaymentError> {
        let mut batteries = self.aboard.batteries;
        for &cell in tokens {
            let left = batteries.get(cell).checked_sub(1).ok_or(PaymentError::NoToken { cell })?;
            batteries.set(cell, left);
        }
        let bill = |cells| (cost(cells), self.aboard.batteries.total(cells) - batteries.total(cells));
        for (ship, cells) in self.board().numbered_ships() {
            let (cost, paid) = bill(cells);
            if paid != cost {
                return Err(PaymentError::Amount { ship, cost, paid, rule: self.rule_of_amount(bill) });
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

fn tokens(number: u32) -> Many {
    Many(number, "battery token", "battery tokens")
}

/// Why these tokens do not pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PaymentError {
    /// There is no token on the cell, or none is left after those taken already.
    #[error("there is no battery token left to take from {cell} ({})", self.rule())]
    NoToken {
        /// The cell named.
        cell: Cell,
    },
    /// A ship has fewer tokens than it would have to pay.
    #[error("{} pays {} and has {aboard} ({})", Nth(*.ship), tokens(*.cost), self.rule())]
    TooFew {
        /// The number of the ship on its board, from 0.
        ship: u8,
        /// The tokens it owes.
        cost: u32,
        /// The tokens it has.
        aboard: u32,
        /// LM-FLEET-1 where the tokens of the other ships would do, else BG-POWER.
        rule: Rule,
    },
    /// A ship would pay too little, or for another ship.
    #[error("{} pays {}, and {paid} of its tokens {} named ({})", Nth(*.ship), tokens(*.cost), agree(*.paid, "is", "are"), self.rule())]
    Amount {
        /// The number of the ship on its board, from 0.
        ship: u8,
        /// The tokens it owes.
        cost: u32,
        /// The tokens named.
        paid: u32,
        /// LM-FLEET-1 where tokens of one ship were named for another, else BG-POWER.
        rule: Rule,
    },
}

refused!(PaymentError {
    NoToken { cell },
    TooFew { ship, cost, aboard; rule },
    Amount { ship, cost, paid; rule },
});

impl PaymentError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoToken { .. } => Rule::BgPower,
            Self::TooFew { rule, .. } | Self::Amount { rule, .. } => *rule,
        }
    }
}
