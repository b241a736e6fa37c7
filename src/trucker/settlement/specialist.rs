//! The cyan aliens that earn credits at the end.

use crate::trucker::fleet::aboard::Specialisation;
use crate::trucker::settlement::line::Item;

/// A merchant or manager, and its ship, which may have given up (LM-R37).
///
/// JSON: `{"kind": "merchant", "ship": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Specialist {
    /// Its kind.
    pub kind: SpecialistKind,
    /// Its ship, counted from 0 in [`Homecoming::ships`](crate::trucker::settlement::Homecoming::ships).
    pub ship: u8,
}

/// The specialisations that earn credits at the end (LM-FLEET-15).
///
/// JSON: `"manager"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpecialistKind {
    /// Serves every ship that finished if its own did, otherwise its own.
    Merchant,
    /// Serves every ship that finished if its own did, otherwise none.
    Manager,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Specialist { kind, ship });

#[cfg(feature = "serde")]
crate::table::wire::words!(SpecialistKind { "merchant" => Merchant, "manager" => Manager });

impl SpecialistKind {
    /// The kind of a cyan alien, if it is one of the two.
    #[must_use]
    pub const fn of(specialisation: Specialisation) -> Option<Self> {
        match specialisation {
            Specialisation::Merchant => Some(Self::Merchant),
            Specialisation::Manager => Some(Self::Manager),
            _ => None,
        }
    }

    pub(super) const fn item(self) -> Item {
        match self {
            Self::Merchant => Item::Merchant,
            Self::Manager => Item::Manager,
        }
    }
}
