//! `strength`: the engines and cannons of a layout without aliens, with all batteries full.

use serde_json::{Value, json};

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &[])?;
    let reach = layout.strengths();
    Ok(json!({
        "ships": layout.ships().count(),
        "engine_min": reach.unpowered.engines,
        "engine_max": reach.at_most.engines,
        "cannon_min_halves": reach.unpowered.cannons.halves(),
        "cannon_max_halves": reach.at_most.cannons.halves(),
    }))
}
