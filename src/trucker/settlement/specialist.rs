//! The cyan aliens who bring credits at the end.

use crate::trucker::fleet::aboard::Specialisation;
use crate::trucker::settlement::line::Item;

/// A merchant or manager, and the ship he is aboard or was aboard when it gave up (LM-R37).
///
/// JSON: `{"kind": "merchant", "ship": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Specialist {
    /// Which of the two.
    pub kind: SpecialistKind,
    /// His ship, counted from 0 in [`Homecoming::ships`](crate::trucker::settlement::Homecoming::ships).
    pub ship: u8,
}

/// The specialisations that bring credits at the end (LM-FLEET-15).
///
/// JSON: `"manager"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpecialistKind {
    /// Serves every ship that finished if his own did, else his own.
    Merchant,
    /// Serves every ship that finished if his own did, else none.
    Manager,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Specialist { kind, ship });

#[cfg(feature = "serde")]
crate::table::wire::words!(SpecialistKind { "merchant" => Merchant, "manager" => Manager });

impl SpecialistKind {
    /// Which of the two a cyan alien is, if he is one.
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
