//! A table's own cards.

use starwright::table::message::Plain;
use starwright::trucker::cards::{Card, CardKind};

use crate::answer::{Answer, Json, Problem, Question, refused};

/// Checks a custom card (LM-R53) and tells its sentence: `{"level": "II", "kind": {"kind": "stardust"}}`.
///
/// # Errors
/// Why there can be no such card.
pub fn card(question: &Question) -> Answer {
    checked(question).map(|card| Json::object(&[("card", Json::of(&card))]).telling(card.kind(), &Plain))
}

fn checked(question: &Question) -> Result<Card, Problem> {
    let kind: CardKind = question.field("kind")?;
    Card::custom(question.field("level")?, kind).map_err(|error| refused(&error, &Plain))
}
