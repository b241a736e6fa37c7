//! Aliens, at most one of each colour.

use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::trucker::parts::component::Colour;

/// An alien of the crew.
///
/// ```
/// use starwright::trucker::{Alien, Colour, Specialisation};
///
/// assert_eq!(Alien::Cyan(Specialisation::Manager).colour(), Colour::Cyan);
/// ```
///
/// JSON: `{"cyan": "lawyer"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Alien {
    /// Adds to the cannons of its ship (LM-FLEET-4).
    Purple,
    /// Adds to the engines of its ship (LM-FLEET-2).
    Brown,
    /// A specialist (LM-FLEET-15).
    Cyan(Specialisation),
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Alien by name { "purple" => Purple, "brown" => Brown, "cyan" => Cyan(special) });

/// The speciality of a cyan alien (LM-FLEET-15). Only the manager affects strengths here; apply the others yourself when
/// resolving cards and settling.
///
/// JSON: `"merchant"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Specialisation {
    /// Serves the whole fleet. No effect here.
    Lawyer,
    /// Serves the whole fleet. No effect here.
    Diplomat,
    /// Serves its own ship. No effect here.
    Technician,
    /// Serves its own ship. No effect here.
    TelepathicGuru,
    /// Rewards at the end: for every ship that finished if its own did, otherwise for its own. No effect here.
    Merchant,
    /// Purple and brown aliens on its own ship add one more point. Its reward at the end has no effect here.
    Manager,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Specialisation {
    "lawyer" => Lawyer, "diplomat" => Diplomat, "technician" => Technician, "telepathic_guru" => TelepathicGuru,
    "merchant" => Merchant, "manager" => Manager
});

impl Alien {
    /// The colour of the alien and of the life support it needs (LM-LEGAL-13).
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Purple => Colour::Purple,
            Self::Brown => Colour::Brown,
            Self::Cyan(_) => Colour::Cyan,
        }
    }
}

impl fmt::Display for Alien {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Purple => "purple alien",
            Self::Brown => "brown alien",
            Self::Cyan(Specialisation::Lawyer) => "cyan alien (lawyer)",
            Self::Cyan(Specialisation::Diplomat) => "cyan alien (diplomat)",
            Self::Cyan(Specialisation::Technician) => "cyan alien (technician)",
            Self::Cyan(Specialisation::TelepathicGuru) => "cyan alien (telepathic guru)",
            Self::Cyan(Specialisation::Merchant) => "cyan alien (merchant)",
            Self::Cyan(Specialisation::Manager) => "cyan alien (manager)",
        })
    }
}

crate::table::message::words!(Alien);

/// Where the aliens live: one of a colour cannot be aboard twice (LM-LEGAL-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Aliens {
    purple: Option<Cell>,
    brown: Option<Cell>,
    cyan: Option<(Cell, Specialisation)>,
}

impl Aliens {
    pub(crate) const NONE: Self = Self { purple: None, brown: None, cyan: None };

    /// The alien of a colour and his cabin.
    pub(crate) fn of(self, colour: Colour) -> Option<(Cell, Alien)> {
        match colour {
            Colour::Purple => self.purple.map(|cell| (cell, Alien::Purple)),
            Colour::Brown => self.brown.map(|cell| (cell, Alien::Brown)),
            Colour::Cyan => self.cyan.map(|(cell, special)| (cell, Alien::Cyan(special))),
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = (Cell, Alien)> {
        Colour::ALL.into_iter().filter_map(move |colour| self.of(colour))
    }

    pub(crate) fn cells(self) -> CellSet {
        let home = |cell: Option<Cell>| cell.map_or(CellSet::EMPTY, CellSet::of);
        home(self.purple) | home(self.brown) | home(self.cyan.map(|(cell, _)| cell))
    }

    /// Puts him there, and nowhere else.
    pub(crate) const fn put(&mut self, cell: Cell, alien: Alien) {
        match alien {
            Alien::Purple => self.purple = Some(cell),
            Alien::Brown => self.brown = Some(cell),
            Alien::Cyan(special) => self.cyan = Some((cell, special)),
        }
    }

    /// Those who live on `cells`.
    pub(crate) fn within(self, cells: CellSet) -> Self {
        Self {
            purple: self.purple.filter(|&cell| cells.contains(cell)),
            brown: self.brown.filter(|&cell| cells.contains(cell)),
            cyan: self.cyan.filter(|&(cell, _)| cells.contains(cell)),
        }
    }
}
