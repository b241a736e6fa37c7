//! A game of several flights: how to plan it, and who has won.

mod advice;
mod standing;

pub use advice::{Advice, Plan, SecondExpansion};
pub use standing::{Standing, standings};
