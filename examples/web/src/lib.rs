//! starwright for JavaScript: the answers of `examples/answers` in WebAssembly.
//!
//! Every function returns one of `{"ok": …}`, `{"refusal": …}` (a rule refuses; the refusal's own form, plus `says`) and
//! `{"unreadable": "…"}` (the input is malformed). The package in `js/` wraps them in typed functions.

#[cfg(feature = "games")]
mod table;

use starwright_answers::{Answer, Question, said};
#[cfg(feature = "ships")]
use starwright_answers::{read, ships, unreadable};
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "games")]
pub use table::Table;

/// An answer, or why there is none.
fn answered(question: &str, answer: fn(&Question) -> Answer) -> String {
    said(Question::packed(question).and_then(|question| answer(&question)))
}

/// One question about ships: `{"ask": …}` with its arguments.
#[cfg(feature = "ships")]
#[wasm_bindgen]
pub fn ship(question: &str) -> String {
    answered(question, ships::ship)
}

/// The empty board of a class with these marks opened: its cells and their names.
#[cfg(feature = "ships")]
#[wasm_bindgen]
pub fn board(class: &str, opened: &str) -> String {
    let board = || ships::board(class.parse().map_err(unreadable)?, read(opened)?);
    said(board())
}

/// Every tile with its number, `pool` if it is drawn in a yard; the sentences of the rules; the classes.
#[cfg(feature = "ships")]
#[wasm_bindgen]
pub fn catalogue() -> String {
    said(Ok(ships::catalogue()))
}

/// A picture of one component, with its caption in English or as data.
#[cfg(feature = "ships")]
#[wasm_bindgen]
pub fn tile(component: &str, told: bool) -> String {
    said(ships::tile(component, told))
}

/// The style of all pictures of ships.
#[cfg(feature = "ships")]
#[wasm_bindgen]
pub fn svg_style() -> String {
    ships::STYLE.into()
}

/// A random setup from a seed, see [`starwright_answers::deal`].
#[cfg(feature = "games")]
#[wasm_bindgen]
pub fn deal(wanted: &str) -> String {
    answered(wanted, starwright_answers::deal)
}

/// Checks a custom card (LM-R53) and tells its sentence: `{"level": "II", "kind": {"kind": "stardust"}}`.
#[cfg(feature = "games")]
#[wasm_bindgen]
pub fn card(question: &str) -> String {
    answered(question, starwright_answers::card)
}

/// The choices and events of a game with their sentences, see [`starwright_answers::games::tell`].
#[cfg(feature = "games")]
#[wasm_bindgen]
pub fn tell(question: &str) -> String {
    answered(question, starwright_answers::games::tell)
}

/// A picture of a view of a battle, as of a game: `{"view", "choices", "piece", "theme", "people", "told"}`.
#[cfg(feature = "games")]
#[wasm_bindgen]
pub fn picture(question: &str) -> String {
    answered(question, starwright_answers::games::picture)
}

/// The name of a piece in a battle, as in pictures: `a1.4`, `A1`.
#[cfg(feature = "games")]
#[wasm_bindgen]
pub fn piece_name(piece: &str) -> String {
    said(starwright_answers::games::piece_name(piece))
}

/// One question to a bot: `{"ask": …}` with what the bot may know.
#[cfg(feature = "bots")]
#[wasm_bindgen]
pub fn advise(question: &str) -> String {
    answered(question, starwright_answers::bots::advise)
}
