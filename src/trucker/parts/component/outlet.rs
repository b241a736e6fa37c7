//! Outlets: parts of components that need an empty cell in front of them.

use core::fmt;

use crate::trucker::rules::Rule;

/// A part of a component that needs the cell in front of it empty.
///
/// JSON: `"muzzle"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outlet {
    /// Of an engine (LM-LEGAL-6).
    Exhaust,
    /// Of a cannon (LM-LEGAL-7).
    Muzzle,
    /// Of a thruster (LM-LEGAL-8).
    Nozzle,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Outlet { "exhaust" => Exhaust, "muzzle" => Muzzle, "nozzle" => Nozzle });

impl Outlet {
    /// The rule that requires the empty cell.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Exhaust => Rule::LmLegal6,
            Self::Muzzle => Rule::LmLegal7,
            Self::Nozzle => Rule::LmLegal8,
        }
    }
}

impl fmt::Display for Outlet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Exhaust => "exhaust",
            Self::Muzzle => "muzzle",
            Self::Nozzle => "nozzle",
        })
    }
}

crate::table::message::words!(Outlet);
