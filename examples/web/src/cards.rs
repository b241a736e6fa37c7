//! A table's own cards.

use starwright::table::message::Plain;
use starwright::trucker::cards::{Card, CardKind};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Json, Problem, Question, refused, said};

/// Checks a custom card (LM-R53) and tells its sentence: `{"level": "II", "kind": {"kind": "stardust"}}`.
#[wasm_bindgen]
pub fn card(question: &str) -> String {
    let card = Question::read(question).and_then(|question| checked(&question));
    said(card.map(|card| Json::object(&[("card", Json::of(&card))]).telling(card.kind(), &Plain)))
}

fn checked(question: &Question) -> Result<Card, Problem> {
    let kind: CardKind = question.field("kind")?;
    Card::custom(question.field("level")?, kind).map_err(|error| refused(&error, &Plain))
}
