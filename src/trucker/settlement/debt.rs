//! Payment of the compulsory premium, and what is still owed.

use crate::trucker::rules::rulings::Rulings;

messages! {
    /// What a player still owes for the compulsory premium (LM-TORUS-5).
    ///
    /// JSON: `{"debt": 9}`
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Owed of "owed" {
        #[default]
        Nothing "owes nothing";
        /// A debt in credits, paid after the flight as far as the purse allows; the rest is forgiven.
        Debt(credits: u32) "owes {credits|1:1 credit|# credits}";
        /// A loan in credits, with loan tokens of the first expansion. It is not forgiven; a settlement does not change it.
        Loan(credits: u32) "takes a loan of {credits|1:1 credit|# credits}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Owed by name { "nothing" => Nothing, "debt" => Debt(credits), "loan" => Loan(credits) });

impl Owed {
    /// The credits of a debt.
    pub(super) const fn debt(self) -> u32 {
        match self {
            Self::Debt(credits) => credits,
            Self::Nothing | Self::Loan(_) => 0,
        }
    }

    /// The credits of a loan.
    pub(super) const fn loan(self) -> u32 {
        match self {
            Self::Loan(credits) => credits,
            Self::Nothing | Self::Debt(_) => 0,
        }
    }
}

/// The payment of a compulsory premium.
///
/// JSON: `{"paid": 4, "purse": 0, "owed": {"debt": 11}}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PremiumPayment {
    /// The credits paid.
    pub paid: u32,
    /// The credits left in the purse.
    pub purse: u32,
    /// The amount still owed.
    pub owed: Owed,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(PremiumPayment { paid, purse, owed });

/// Pays a compulsory premium as far as the purse allows; the rest is a loan if the rulings have [`loans`](Rulings::loans),
/// otherwise a debt (LM-TORUS-5, LM-R35).
///
/// ```
/// use starwright::trucker::Rulings;
/// use starwright::trucker::settlement::{Owed, pay_premium};
///
/// let payment = pay_premium(15, 6, Rulings::DEFAULT);
/// assert_eq!((payment.paid, payment.purse, payment.owed), (6, 0, Owed::Debt(9)));
/// assert_eq!(pay_premium(15, 6, Rulings::DEFAULT.with_loans(true)).owed, Owed::Loan(9));
/// assert_eq!(pay_premium(15, 20, Rulings::DEFAULT).owed, Owed::Nothing);
/// ```
#[must_use]
pub fn pay_premium(premium: u16, purse: u32, rulings: Rulings) -> PremiumPayment {
    let paid = purse.min(premium.into());
    let owed = match u32::from(premium) - paid {
        0 => Owed::Nothing,
        rest if rulings.loans => Owed::Loan(rest),
        rest => Owed::Debt(rest),
    };
    PremiumPayment { paid, purse: purse - paid, owed }
}
