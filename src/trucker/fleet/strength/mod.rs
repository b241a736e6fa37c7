//! Engine and cannon strength of ships and fleets.

mod points;
mod reckoning;

use core::fmt;

pub use points::Strength;
pub(in crate::trucker) use reckoning::Reckoning;

use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::ship::layout::Layout;

/// Engine and cannon strength.
///
/// JSON: `{"engines": 4, "cannons": 9}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Strengths {
    /// Engine strength, in points.
    pub engines: u32,
    /// Cannon strength.
    pub cannons: Strength,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Strengths { engines, cannons });

/// `engines 4, cannons 4½`
impl fmt::Display for Strengths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "engines {}, cannons {}", self.engines, self.cannons)
    }
}

crate::table::message::words!(Strengths);

impl Strengths {
    /// The strengths of a fleet of these ships: the lowest engine strength (LM-FLEET-2) and the sum of the cannon strengths
    /// (LM-FLEET-4), both 0 without a ship. The caller omits ships in hyperspace (LM-FLEET-13).
    #[must_use]
    pub fn of_fleet(ships: impl IntoIterator<Item = Self>) -> Self {
        let together = |fleet: Self, ship: Self| Self {
            engines: fleet.engines.min(ship.engines),
            cannons: fleet.cannons + ship.cannons,
        };
        ships.into_iter().reduce(together).unwrap_or_default()
    }
}

/// The range of strengths that a ship or fleet can reach.
///
/// JSON: `{"unpowered": {"engines": 2, "cannons": 2}, "at_most": {"engines": 4, "cannons": 9}}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Reach {
    /// Without batteries.
    pub unpowered: Strengths,
    /// With as many batteries as help, each ship its own (LM-FLEET-1): all on engines for the engines, all on cannons for the
    /// cannons, so perhaps not both at once.
    pub at_most: Strengths,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Reach { unpowered, at_most });

/// `engines 2 to 4, cannons 1 to 4½`: unpowered, and at most; one number where they are the same.
impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { unpowered, at_most } = self;
        write!(f, "engines {}", unpowered.engines)?;
        if at_most.engines != unpowered.engines {
            write!(f, " to {}", at_most.engines)?;
        }
        write!(f, ", cannons {}", unpowered.cannons)?;
        if at_most.cannons != unpowered.cannons {
            write!(f, " to {}", at_most.cannons)?;
        }
        Ok(())
    }
}

/// # Strengths
impl Layout {
    /// The strengths that the ships as built could reach together, with full batteries and no alien. Violations do not matter.
    #[must_use]
    pub fn strengths(&self) -> Reach {
        Reach::of_fleet(self.ships().map(|ship| self.ship_strengths(ship)))
    }

    /// The strengths that one ship as built could reach, with full batteries and no alien.
    #[must_use]
    pub fn ship_strengths(&self, ship: Ship) -> Reach {
        Reckoning::of_layout(self).reach(ship.components)
    }
}

/// # Strengths
impl Fleet {
    /// The strengths that the fleet can reach now: the lowest engine strength of its ships and the sum of their cannon strengths,
    /// aliens included (LM-FLEET-1, -2, -4). All ships with a component count.
    ///
    /// For the strengths with certain components powered see [`strengths_with`](Fleet::strengths_with).
    #[must_use]
    pub fn strengths(&self) -> Reach {
        Reach::of_fleet(self.ships().map(|ship| self.ship_strengths(ship)))
    }

    /// The strengths that one ship can reach now, aliens included.
    #[must_use]
    pub fn ship_strengths(&self, ship: Ship) -> Reach {
        Reckoning::of_fleet(self).reach(ship.components)
    }
}

impl Reach {
    pub(super) fn of_fleet(ships: impl Iterator<Item = Self>) -> Self {
        let together = |fleet: Self, ship: Self| Self {
            unpowered: Strengths::of_fleet([fleet.unpowered, ship.unpowered]),
            at_most: Strengths::of_fleet([fleet.at_most, ship.at_most]),
        };
        ships.reduce(together).unwrap_or_default()
    }
}
