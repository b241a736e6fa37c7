//! What every game here shares: the seats of a table, and the numbered rules of a game.

pub(crate) mod few;
#[macro_use]
pub(crate) mod rules;
pub(crate) mod seat;

pub use seat::{NoSuchSeat, Seat};
