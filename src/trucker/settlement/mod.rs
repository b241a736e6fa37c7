//! The settlement: the order of arrival, income and costs at the end of a flight.
//!
//! [`settle`] turns each player's [`Homecoming`] into a [`Statement`].
//!
//! ```
//! use starwright::trucker::cards::RoundCard;
//! use starwright::trucker::settlement::{Homecoming, Owed, Returned, settle};
//! use starwright::trucker::{Goods, LossCap};
//!
//! let first = Homecoming {
//!     position: Some(31),
//!     ships: vec![Returned::arrived(2, Goods { red: 1, blue: 1, ..Goods::NONE })],
//!     lost: 20,
//!     cap: LossCap::at(15),
//!     owed: Owed::Debt(9),
//!     ..Homecoming::default()
//! };
//! let second = Homecoming {
//!     ships: vec![Returned::gave_up(Goods { yellow: 1, ..Goods::NONE })],
//!     lost: 1,
//!     purse: 3,
//!     ..Homecoming::default()
//! };
//! let settlement = settle(RoundCard::III.rewards(), &[first, second])?;
//! assert_eq!(settlement.statements[1].after(), 4);
//! assert_eq!(
//!     settlement.statements[0].to_string(),
//!     "Finished 1st; 0 credits before the settlement.\n\
//!      Arrival bonus: 12 credits (BG-END-1).\n\
//!      Best-looking ship bonus: 6 credits (LM-END-5).\n\
//!      Goods sold: 5 credits (BG-END-2).\n\
//!      Debt: 9 credits paid (LM-TORUS-5).\n\
//!      Loss penalty: 14 of 15 credits paid, 1 forgiven (LM-END-6).\n\
//!      Total: 0 credits."
//! );
//! # Ok::<(), starwright::trucker::settlement::SettleError>(())
//! ```

mod debt;
mod homecoming;
mod line;
pub(crate) mod penalty;
mod ranking;
mod sale;
mod settle;
mod specialist;
mod statement;

pub use debt::{Owed, PremiumPayment, pay_premium};
pub use homecoming::{Homecoming, Returned};
pub use line::{Item, Line};
pub use settle::{SettleError, Settlement, settle};
pub use specialist::{Specialist, SpecialistKind};
pub use statement::Statement;
