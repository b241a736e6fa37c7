//! The yard, from the first tile to launch.

mod asked;
mod check;
mod clock;
mod dice;
mod hands;
mod launch;
mod looking;
#[cfg(feature = "serde")]
mod playthroughs;
mod setups;
mod table;
mod tiles;
