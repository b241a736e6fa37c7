//! Batteries, and the cheapest way to reach a strength.

mod payment;
mod plan;

pub use plan::{BatteryPlan, Goal};

use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument};
use crate::trucker::fleet::strength::{Reckoning, Strengths};
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::parts::board::nth;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::rules::Rule;

/// # Power
impl Fleet {
    /// The components that add to a strength for one battery: double cannons, bi-directional cannons and double engines
    /// (BG-POWER, LM-KIND-1).
    #[must_use]
    pub fn doubles(&self) -> CellSet {
        self.layout.planes().outputs.powered()
    }

    /// The strengths of the fleet with exactly these components powered, each by its own ship's batteries (LM-FLEET-1). Nothing
    /// is spent.
    ///
    /// # Errors
    /// [`PowerError`] if one of them is not among the [`doubles`](Fleet::doubles), or a ship has too few batteries.
    pub fn strengths_with(&self, powered: CellSet) -> Result<Strengths, PowerError> {
        self.can_power(powered)?;
        let reckoning = Reckoning::of_fleet(self);
        let ships = self.ships().map(|ship| reckoning.strengths(ship.components, powered));
        Ok(Strengths::of_fleet(ships))
    }

    /// The strengths of one ship with exactly these components powered. Components of other ships are checked, but add nothing.
    /// Nothing is spent.
    ///
    /// # Errors
    /// As [`strengths_with`](Fleet::strengths_with).
    pub fn ship_strengths_with(&self, ship: Ship, powered: CellSet) -> Result<Strengths, PowerError> {
        self.can_power(powered)?;
        Ok(Reckoning::of_fleet(self).strengths(ship.components, powered))
    }

    /// Powers these components once, with one token for each entry of `tokens`, which may repeat cells. Each ship pays for its
    /// own components (BG-POWER, LM-FLEET-1). Returns the resulting strengths of the fleet.
    ///
    /// # Errors
    /// [`PowerError`]; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let (cannon, battery) = (Cell::new(2, 2)?, Cell::new(3, 2)?);
    /// layout.place(cannon, Component::new(Kind::DoubleCannon, "0100".parse()?, Side::Front)?)?;
    /// layout.place(battery, Component::new(Kind::Battery(Capacity::Two), "0001".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    ///
    /// let strengths = fleet.power(cannon.into(), &[battery])?;
    /// assert_eq!(strengths.cannons.to_string(), "2");
    /// assert_eq!(fleet.aboard().batteries(battery.into()), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn power(&mut self, powered: CellSet, tokens: &[Cell]) -> Result<Strengths, PowerError> {
        let strengths = self.strengths_with(powered)?;
        self.pay(|ship| (powered & ship).len(), tokens)?;
        Ok(strengths)
    }

    fn can_power(&self, powered: CellSet) -> Result<(), PowerError> {
        if let Some(cell) = (powered - self.doubles()).first() {
            return Err(PowerError::NotADouble { cell, kind: self.get(cell).map(Component::kind) });
        }
        for Ship { number, components, .. } in self.ships() {
            let (needed, aboard) = ((powered & components).len(), self.aboard.batteries(components));
            if needed > aboard {
                let rule = self.rule_of_shortage(|ship| (powered & ship).len());
                return Err(PowerError::TooFewBatteries { ship: number, needed, aboard, rule });
            }
        }
        Ok(())
    }
}

messages! {
    /// Why components cannot be powered, or tokens cannot pay. The rule of a shortage is LM-FLEET-1 if other ships' batteries
    /// would suffice, otherwise BG-POWER. Ships are numbered from 0.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum PowerError refused Rule of "power" {
        /// The component does not add to a strength for a battery.
        NotADouble { cell: Cell, kind: Option<Kind> } => Rule::BgPower,
            "on {cell} {kind|none:there is no component to power|the # cannot be powered}";
        TooFewBatteries { ship: u8, needed: u32, aboard: u32; rule } with nth = (nth(*ship)) => *rule,
            "ship {nth} needs {needed|1:1 battery token|# battery tokens} and has {aboard|0:none|only #}";
        /// The cell has no token left.
        NoToken { cell: Cell } => Rule::BgPower, "no battery token is left on {cell}";
        TooFew { ship: u8, cost: u32, aboard: u32; rule } with nth = (nth(*ship)) => *rule,
            "ship {nth} must pay {cost|1:1 battery token|# battery tokens} and has {aboard|0:none|only #}";
        /// A ship would pay the wrong amount; the rule is LM-FLEET-1 if one ship's tokens were named for another.
        Amount { ship: u8, cost: u32, paid: u32; rule } with nth = (nth(*ship)) => *rule,
            "ship {nth} must pay {cost|1:1 battery token|# battery tokens}, not {paid}";
        /// The goal is more than all batteries can reach, see [`Reach::at_most`](crate::trucker::Reach::at_most). The rule is
        /// that of the strength: LM-FLEET-16 for one ship, LM-FLEET-2 or LM-FLEET-4 for several.
        OutOfReach { goal: Goal, at_most: Strengths; rule } with most = (most(*goal, at_most)) => *rule,
            "{goal} is out of reach: the most is {most}";
    }
}

/// The part of the goal that can be reached.
fn most(goal: Goal, at_most: &Strengths) -> Argument<'_> {
    match goal {
        Goal::Engines(_) => at_most.engines.argument(),
        Goal::Cannons(_) => at_most.cannons.argument(),
    }
}
