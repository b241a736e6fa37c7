//! `premium`: the weak spot of class IIIC with these empty cells, and what it costs.

use serde_json::{Value, json};
use starwright::grid::CellSet;
use starwright::trucker;
use starwright::trucker::Class;

use super::fields;

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["class", "empty"])?;
    if case.get("class").is_some_and(|class| class != Class::IIIC.name()) {
        return Err("a `premium` case is of class IIIC".into());
    }
    let board = Class::IIIC.blueprint();
    fields::each_once(case, "empty")?;
    let empty: CellSet = fields::read(case, "empty")?;
    if !board.cells().is_superset(empty) {
        return Err("`empty` names a cell that IIIC has not".into());
    }
    let group = trucker::largest_group(board.surface(), empty).len();
    let table = board.premium().ok_or("IIIC asks for a premium")?;
    Ok(json!({ "largest_group": group, "premium": table.premium(group) }))
}
