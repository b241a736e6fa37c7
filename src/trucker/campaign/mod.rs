//! Games of several flights: plans and standings.

mod advice;
mod standing;

pub use advice::{Advice, Plan, SecondExpansion};
pub use standing::{Standing, standings};
