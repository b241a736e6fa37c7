//! Values written by the tests of the crate, for the tests of this package.

#![allow(dead_code, unused_imports, reason = "the modules of the tests have parts that only the tests use")]

pub mod text;
pub mod written;
pub mod yaml;

#[path = "../table/mutator.rs"]
mod mutator;

#[path = "../table/harness.rs"]
#[macro_use]
mod harness;
#[path = "../table/battle.rs"]
mod battle;
#[path = "../table/erased.rs"]
mod erased;
#[path = "../table/flight/mod.rs"]
mod flight;
#[path = "../table/formats.rs"]
mod formats;
#[path = "../table/forms.rs"]
mod forms;
#[path = "../table/game/mod.rs"]
mod game;
#[path = "../table/yard/mod.rs"]
mod yard;
#[path = "../table/refusals"]
mod refusals {
    pub(crate) mod source;
}
