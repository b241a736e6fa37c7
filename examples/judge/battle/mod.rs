//! The kinds of Battle Beyond Space.

pub(crate) mod capital;
mod cards;
pub(crate) mod power;
mod reaction;
pub(crate) mod score;
pub(crate) mod squadron;
mod table;
