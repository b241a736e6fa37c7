//! What every game here shares: the dice, the tables of rules, and the one shape of everything that is played.

#[macro_use]
mod harness;

mod battle;
mod dice;
mod flight;
#[cfg(feature = "serde")]
mod formats;
mod game;
mod refusals;
mod rules;
#[cfg(feature = "serde")]
mod schemas;
mod yard;
