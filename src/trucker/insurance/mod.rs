//! Insurance: the weak spot and what it costs before a flight, and what limits the penalty for lost components after it.
//!
//! IIIC demands a premium for the [`WeakSpot`], which has nothing to do with its limit of the penalty (LM-TORUS-6).
//! IVC sells an [`Insurance`] to those who want a limit.

mod loss;
mod weak_spot;

pub use loss::{Insurance, InsureError, LossCap};
pub use weak_spot::{WeakSpot, largest_group};
