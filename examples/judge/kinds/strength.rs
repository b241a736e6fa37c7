//! `strength`: the engines and cannons of a layout with all batteries full, and with aliens of a fleet with its crew.

use serde_json::{Value, json};
use starwright::trucker::{Fleet, Layout, Reach};

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    let layout = fields::layout(case, &["aliens"])?;
    if case.get("aliens").is_none() {
        return Ok(strengths(&layout, layout.strengths()));
    }
    let fleet: Fleet = fields::embarked(layout, case)?.map_err(|refused| refused.to_string())?;
    let mut answer = strengths(fleet.layout(), fleet.strengths());
    answer["crew"] = fleet.crew().total().into();
    answer["humans"] = fleet.crew().humans.into();
    Ok(answer)
}

fn strengths(layout: &Layout, reach: Reach) -> Value {
    json!({
        "ships": layout.ships().count(),
        "engine_min": reach.unpowered.engines,
        "engine_max": reach.at_most.engines,
        "cannon_min_halves": reach.unpowered.cannons.halves(),
        "cannon_max_halves": reach.at_most.cannons.halves(),
    })
}
