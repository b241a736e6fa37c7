//! How the strengths of a single ship are reckoned.

use super::{Reach, Strength, Strengths};
use crate::grid::{CellSet, Side, Tally};
use crate::trucker::aboard::{Alien, Aliens, Specialisation};
use crate::trucker::component::Colour;
use crate::trucker::fleet::Fleet;
use crate::trucker::layout::Layout;
use crate::trucker::planes::Outputs;

/// The most half points a component adds for a battery.
const MOST_FOR_A_BATTERY: u8 = 4;

/// Which of the components that need a battery have one.
#[derive(Clone, Copy)]
pub(in crate::trucker) enum Powered {
    /// None.
    Nothing,
    /// As many as the ship has batteries, the strongest first.
    Everything,
    /// These.
    Only(CellSet),
}

/// All that bears on the strengths of a layout's ships. Strengths are a pure function of it.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Reckoning<'a> {
    layout: &'a Layout,
    batteries: Tally,
    aliens: Aliens,
}

impl<'a> Reckoning<'a> {
    /// Full batteries and no alien.
    pub(in crate::trucker) const fn of_layout(layout: &'a Layout) -> Self {
        Self { layout, batteries: layout.planes().rooms.batteries, aliens: Aliens::NONE }
    }

    /// What is aboard.
    pub(in crate::trucker) const fn of_fleet(fleet: &'a Fleet) -> Self {
        Self { layout: &fleet.layout, batteries: fleet.aboard.batteries, aliens: fleet.aboard.aliens }
    }

    /// The battery tokens of a ship, which power nothing else (LM-FLEET-1).
    #[inline]
    pub(in crate::trucker) fn batteries(&self, ship: CellSet) -> u32 {
        self.batteries.total(ship)
    }

    pub(in crate::trucker) fn reach(&self, ship: CellSet) -> Reach {
        Reach { unpowered: self.strengths(ship, Powered::Nothing), at_most: self.strengths(ship, Powered::Everything) }
    }

    #[inline]
    pub(in crate::trucker) fn strengths(&self, ship: CellSet, powered: Powered) -> Strengths {
        Strengths { engines: self.engines(ship, powered), cannons: self.cannons(ship, powered) }
    }

    /// LM-FLEET-16, BG-POWER: engine strength of one ship, in points.
    #[inline]
    pub(in crate::trucker) fn engines(&self, ship: CellSet, powered: Powered) -> u32 {
        let Outputs { engines, powered_engines, .. } = &self.outputs();
        let without_alien = engines.total(ship) + self.powered(*powered_engines, ship, powered);
        without_alien + self.bonus(Colour::Brown, ship, without_alien)
    }

    /// LM-FLEET-16, BG-POWER, LM-KIND-5: cannon strength of one ship.
    #[inline]
    pub(in crate::trucker) fn cannons(&self, ship: CellSet, powered: Powered) -> Strength {
        let Outputs { cannons, powered_cannons, .. } = &self.outputs();
        let without_alien =
            cannons.total(ship) + self.powered(*powered_cannons, ship, powered) + 2 * self.defence_pairs(ship);
        Strength::from_halves(without_alien + 2 * self.bonus(Colour::Purple, ship, without_alien))
    }

    fn outputs(&self) -> &'a Outputs {
        &self.layout.planes().outputs
    }

    /// BG-POWER: what the powered ones among a ship's components add.
    #[inline]
    fn powered(&self, output: Tally, ship: CellSet, powered: Powered) -> u32 {
        match powered {
            Powered::Nothing => 0,
            Powered::Only(cells) => output.total(ship & cells),
            Powered::Everything if (output.cells() & ship).is_empty() => 0,
            Powered::Everything => most(output.within(ship), self.batteries(ship)),
        }
    }

    /// LM-FLEET-2, LM-FLEET-4, LM-FLEET-15, LM-FLEET-16: the points an alien adds to his own ship, if it has any strength
    /// without him.
    #[inline]
    fn bonus(&self, colour: Colour, ship: CellSet, without_alien: u32) -> u32 {
        match self.aliens.of(colour) {
            Some((cell, _)) if ship.contains(cell) && without_alien > 0 => 2 + u32::from(self.has_manager(ship)),
            _ => 0,
        }
    }

    /// LM-FLEET-15.
    fn has_manager(&self, ship: CellSet) -> bool {
        matches!(self.aliens.of(Colour::Cyan), Some((cell, Alien::Cyan(Specialisation::Manager))) if ship.contains(cell))
    }

    /// LM-KIND-5: the number of auto-defences joined to each other, two by two.
    #[inline]
    fn defence_pairs(&self, ship: CellSet) -> u32 {
        let defences = self.outputs().auto_defences & ship;
        if defences.is_empty() {
            return 0;
        }
        let joints = self.layout.joints();
        let surface = self.layout.board().surface();
        let pairs = |side: Side| (defences & joints.on(side) & surface.shift(defences, side.opposite())).len();
        pairs(Side::Right) + pairs(Side::Rear)
    }
}

/// The most that so many batteries bring, one for each component: those that add the most are powered first.
fn most(output: Tally, batteries: u32) -> u32 {
    let mut left = batteries;
    let mut sum = 0;
    for gain in (1..=MOST_FOR_A_BATTERY).rev() {
        let powered = output.cells_of(gain).len().min(left);
        sum += u32::from(gain) * powered;
        left -= powered;
    }
    sum
}
