//! Galaxy Trucker: The Latest Models.
//!
//! A player's components go onto a [`Layout`](layout::Layout), mistakes and all; [`check`](layout::Layout::check) reports
//! every broken rule, and [`into_fleet`](layout::Layout::into_fleet) is the one gate to a [`Fleet`](fleet::Fleet), which
//! cannot be illegal.

pub mod aboard;
pub mod attack;
pub mod blueprint;
pub mod board;
pub mod boarding;
pub mod cards;
pub mod catalogue;
pub mod check;
pub mod component;
pub mod drawing;
pub mod fits;
pub mod fleet;
pub mod gain;
pub mod insurance;
pub mod joints;
pub mod layout;
mod loss;
pub mod notation;
pub mod output;
mod planes;
pub mod power;
#[cfg(feature = "serde")]
mod restore;
pub mod room;
pub mod rule;
pub mod rulings;
pub mod stowing;
pub mod strength;
pub mod violation;
#[cfg(feature = "serde")]
mod wire;
