//! What every game here shares: the dice, the tables of rules, and the one shape of everything that is played.

#[macro_use]
mod harness;

mod battle;
mod dice;
mod flight;
#[cfg(feature = "serde")]
mod formats;
#[cfg(feature = "serde")]
mod forms;
mod game;
#[cfg(feature = "serde")]
mod mutants;
#[cfg(feature = "serde")]
mod mutator;
mod refusals;
mod rules;
#[cfg(feature = "serde")]
mod schemas;
#[cfg(feature = "serde")]
mod views;
#[cfg(feature = "serde")]
mod words;
mod yard;
