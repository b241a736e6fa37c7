//! How the strengths of a single ship are reckoned.

use crate::grid::{CellSet, Side, Tally};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Alien, Aliens, Specialisation};
use crate::trucker::fleet::strength::{Reach, Strength, Strengths};
use crate::trucker::parts::component::Colour;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::planes::Outputs;

/// The most half points a component adds for a battery.
const MOST_FOR_A_BATTERY: u8 = 4;

/// All inputs of the strengths of a layout's ships. Strengths are a pure function of it.
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

    /// BG-POWER: what a ship can reach, engines and cannons each with all its batteries.
    #[inline]
    pub(in crate::trucker) fn reach(&self, ship: CellSet) -> Reach {
        let outputs = self.outputs();
        let (engines, cannons) = (self.free_engines(ship), self.free_cannons(ship));
        let more = |output: Tally| {
            let doubles = output.within(ship);
            if doubles.cells().is_empty() { 0 } else { most(doubles, self.batteries(ship)) }
        };
        Reach {
            unpowered: self.with_aliens(ship, engines, cannons),
            at_most: self.with_aliens(
                ship,
                engines + more(outputs.powered_engines),
                cannons + more(outputs.powered_cannons),
            ),
        }
    }

    /// BG-POWER: the strengths of a ship with just these of its components powered.
    #[inline]
    pub(in crate::trucker) fn strengths(&self, ship: CellSet, powered: CellSet) -> Strengths {
        let (outputs, doubles) = (self.outputs(), ship & powered);
        let engines = self.free_engines(ship) + outputs.powered_engines.total(doubles);
        let cannons = self.free_cannons(ship) + outputs.powered_cannons.total(doubles);
        self.with_aliens(ship, engines, cannons)
    }

    const fn outputs(&self) -> &'a Outputs {
        &self.layout.planes().outputs
    }

    /// LM-FLEET-16: engine points without batteries and aliens.
    #[inline]
    fn free_engines(&self, ship: CellSet) -> u32 {
        self.outputs().engines.total(ship)
    }

    /// LM-FLEET-16, LM-KIND-5: half points of cannons without batteries and aliens.
    #[inline]
    fn free_cannons(&self, ship: CellSet) -> u32 {
        self.outputs().cannons.total(ship) + 2 * self.defence_points(ship)
    }

    /// LM-FLEET-2, LM-FLEET-4: engine points and half points of cannons, and what the aliens add.
    #[inline]
    fn with_aliens(&self, ship: CellSet, engines: u32, cannons: u32) -> Strengths {
        Strengths {
            engines: engines + self.bonus(Colour::Brown, ship, engines),
            cannons: Strength::from_halves(cannons + 2 * self.bonus(Colour::Purple, ship, cannons)),
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

    /// LM-KIND-5: a point for every two of the auto-defences that are joined to another one.
    #[inline]
    fn defence_points(&self, ship: CellSet) -> u32 {
        let defences = self.outputs().auto_defences & ship;
        if defences.is_empty() {
            return 0;
        }
        let joints = self.layout.joints();
        let surface = self.layout.board().surface();
        let beside = |side: Side| defences & joints.on(side) & surface.shift(defences, side.opposite());
        let joined = Side::ALL.into_iter().fold(CellSet::EMPTY, |joined, side| joined | beside(side));
        joined.len() / 2
    }
}

/// The most that some batteries add, one per component: the components that add the most are powered first.
fn most(output: Tally, batteries: u32) -> u32 {
    let mut left = batteries;
    let mut sum = 0;
    for gain in (1..=MOST_FOR_A_BATTERY).rev() {
        let doubles = output.cells_of(gain);
        if !doubles.is_empty() {
            let powered = doubles.len().min(left);
            sum += u32::from(gain) * powered;
            left -= powered;
        }
    }
    sum
}
