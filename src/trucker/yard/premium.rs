//! The compulsory premium of IIIC.

use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::{Owed, PremiumPayment, pay_premium};
use crate::trucker::ship::weak_spot::WeakSpot;

/// A compulsory premium and how it was paid (LM-TORUS-4, LM-TORUS-5).
///
/// JSON: `{"largest_group": 35, "premium": 15, "paid": 4, "owed": {"debt": 11}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Premium {
    /// The number of empty cells in the weak spot.
    pub largest_group: u32,
    /// The premium, in credits.
    pub premium: u16,
    /// The amount paid, in credits.
    pub paid: u32,
    /// The amount still owed.
    pub owed: Owed,
}

impl Premium {
    /// The premium for a weak spot, paid out of a purse, and what is left there.
    pub(super) fn from_purse(spot: WeakSpot, purse: u32, rulings: Rulings) -> (Self, u32) {
        let WeakSpot { cells, premium } = spot;
        let PremiumPayment { paid, purse, owed } = pay_premium(premium, purse, rulings);
        (Self { largest_group: cells.len(), premium, paid, owed }, purse)
    }
}

messages!(Premium of "yard-premium" { paid, premium, owed }
    "{paid|1:1 credit|# credits} of a premium of {premium}{owed|nothing:| and #}");

#[cfg(feature = "serde")]
crate::table::wire::form!(Premium { largest_group, premium, paid, owed });
