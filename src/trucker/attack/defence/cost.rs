//! The cost of a defence, and who pays.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::defence::{Course, Defence, DefenceError};
use crate::trucker::attack::fate::destroyed;
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::rules::rulings::Rulings;

/// The battery tokens of one use of an ordinary shield, or of one shot of a double or bi-directional cannon (BG-POWER,
/// LM-KIND-1).
pub(in crate::trucker::attack) const ONE_USE: u32 = 1;

/// What a defence has to pay for.
#[derive(Clone, Copy)]
pub(in crate::trucker::attack) struct Bill {
    thrusters: CellSet,
    /// Only those that shoot for a battery.
    cannons: CellSet,
    shields: CellSet,
    boosted_shields: CellSet,
    rulings: Rulings,
}

impl Bill {
    pub(in crate::trucker::attack) fn new(defence: &Defence, fleet: &Fleet, rulings: Rulings) -> Self {
        let cannons: CellSet = defence.shots.iter().map(|shot| shot.cannon).collect();
        Self {
            thrusters: defence.thrusters,
            cannons: cannons & fleet.powered_cannons(),
            shields: defence.shields,
            boosted_shields: defence.boosted_shields,
            rulings,
        }
    }

    /// LM-FLEET-1: the tokens that a ship owes for its own components.
    pub(in crate::trucker::attack) fn of(&self, ship: CellSet) -> u32 {
        let uses = |components: CellSet| (components & ship).len();
        u32::from(self.rulings.thruster_cost) * uses(self.thrusters)
            + ONE_USE * (uses(self.cannons) + uses(self.shields))
            + u32::from(self.rulings.boosted_shield_cost) * uses(self.boosted_shields)
    }
}

impl Bill {
    /// LM-FLEET-1: whether every ship has the tokens that it owes.
    pub(in crate::trucker::attack) fn affordable(&self, fleet: &Fleet) -> Result<(), PowerError> {
        for (ship, cells) in fleet.board().numbered_ships() {
            let (cost, aboard) = (self.of(cells), fleet.aboard().batteries(cells));
            if cost > aboard {
                let rule = fleet.rule_of_shortage(|ship| self.of(ship));
                return Err(PowerError::TooFew { ship, cost, aboard, rule });
            }
        }
        Ok(())
    }
}

impl Defence {
    /// The battery tokens that a ship owes for its components in this defence (LM-FLEET-1): thrusters (LM-R7), shots of double
    /// and bi-directional cannons (LM-SPLICE-7, LM-KIND-1), shields (LM-SPLICE-8, LM-R5). Single cannons are free.
    #[must_use]
    pub fn cost(&self, fleet: &Fleet, ship: Ship, rulings: Rulings) -> u32 {
        Bill::new(self, fleet, rulings).of(ship.components)
    }
}

impl Fleet {
    /// The same defence with tokens to pay for it, each ship's from its own batteries (LM-FLEET-1): first from those that the
    /// attack destroys anyway, then in reading order. Replaces earlier tokens.
    ///
    /// # Errors
    /// [`DefenceError`] if the defence is refused, or if a ship has too few tokens.
    pub fn paid(&self, incoming: &Incoming, defence: Defence) -> Result<Defence, DefenceError> {
        let doomed = destroyed(&Course::complete(self, incoming, &defence)?.ends());
        let bill = Bill::new(&defence, self, incoming.rulings());
        bill.affordable(self)?;
        let mut tokens = Vec::new();
        for &ship in self.board().ships() {
            tokens.extend(self.tokens_of(ship, doomed).take(usize::try_from(bill.of(ship)).unwrap_or(usize::MAX)));
        }
        Ok(Defence { tokens, ..defence })
    }

    /// The cells of a ship's tokens, each as often as it has one, those on some of its components first.
    pub(in crate::trucker::attack) fn tokens_of(&self, ship: CellSet, first: CellSet) -> impl Iterator<Item = Cell> {
        let cells = (ship & first).iter().chain((ship - first).iter());
        cells.flat_map(|cell| core::iter::repeat_n(cell, self.aboard().batteries(cell.into()) as usize))
    }

    /// The cannons that shoot for a battery only (BG-POWER, LM-KIND-1).
    pub(in crate::trucker::attack) fn powered_cannons(&self) -> CellSet {
        self.layout().planes().outputs.powered_cannons.cells()
    }
}
