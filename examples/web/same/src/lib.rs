//! What must be the same bytes on every platform: the answers of the judge, games told again from their text, and random games.

#![allow(
    dead_code,
    unused_imports,
    reason = "the judge and the random games have parts that only the example and the tests use"
)]

mod games;
mod told;

#[path = "../../../judge/lines.rs"]
mod judge;

// The random games of the crate's tests, with the setups and proposals that they are played with there.
#[path = "../../../../tests/table/harness.rs"]
#[macro_use]
mod harness;
#[path = "../../../../tests/table/battle.rs"]
mod battle;
#[path = "../../../../tests/table/flight/mod.rs"]
mod flight;
#[path = "../../../../tests/table/game/mod.rs"]
mod game;
#[path = "../../../../tests/table/yard/mod.rs"]
mod yard;

use wasm_bindgen::prelude::wasm_bindgen;

/// The answered lines of a file of cases.
///
/// # Errors
/// If they cannot be written.
#[wasm_bindgen]
pub fn cases(lines: &str) -> Result<String, String> {
    let mut answers = Vec::new();
    judge::answer_all(judge::Input::of(lines.as_bytes()), &mut answers).map_err(|error| error.to_string())?;
    String::from_utf8(answers).map_err(|error| error.to_string())
}

/// A playthrough, told anew from its setup and its choices.
///
/// # Errors
/// What is wrong with it.
#[wasm_bindgen]
pub fn playthrough(kind: &str, text: &str) -> Result<String, String> {
    told::again(kind, text).map_err(|error| error.to_string())
}

/// The random games of a kind from this number on, each with a hash of all that happened and all that was seen.
///
/// # Errors
/// If no such game is known.
#[wasm_bindgen]
pub fn games(kind: &str, first: u32, count: u32) -> Result<String, String> {
    games::played(kind, first, count).ok_or_else(|| format!("a game is a battle, yard, flight or game, not `{kind}`"))
}
