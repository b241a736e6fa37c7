//! Points and ranking.

use serde_json::{Value, json};
use starwright::battle::Step;
use starwright::table::Seat;

use super::table::{Moment, only};

/// `battle_score`: points by seat, and the ranking.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    only(case, &[])?;
    let end = Moment { round: 9, ..Moment::new(Seat::Zero, [0, 0, 0], Step::Over) };
    let game = end.game(case)?;
    Ok(json!({ "scores": game.field().scores(), "ranking": game.field().ranking() }))
}
