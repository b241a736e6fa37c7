//! `track`: markers moved on the circle.

use serde_json::{Value, json};
use starwright::table::Seat;
use starwright::trucker::flight::Track;

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["markers", "moves"])?;
    let mut track: Track = fields::read(case, "markers")?;
    for (seat, days) in fields::read::<Vec<(Seat, i32)>>(case, "moves")? {
        track.advance(seat, days).map_err(|error| error.to_string())?;
    }
    Ok(json!({ "markers": track, "order": track.order().collect::<Vec<_>>(), "lapped": track.lapped() }))
}
