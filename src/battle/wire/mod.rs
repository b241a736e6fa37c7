//! How the values of the game are read, and the forms that serde does not derive.

#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "play")]
mod games;
mod layouts;
mod pieces;
#[cfg(feature = "play")]
mod states;
