//! What both games share: dice, tables of rules, and the trait of everything that is played.

#[macro_use]
mod harness;
#[path = "../golden/mod.rs"]
mod golden;

mod battle;
mod border;
mod dice;
mod erased;
mod faults;
mod flight;
mod formats;
mod forms;
mod game;
mod kept;
mod message;
mod mutants;
mod mutator;
mod refusals;
mod rules;
mod views;
mod words;
mod yard;
