//! The fields of a case.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use starwright::grid::CellSet;
use starwright::trucker::Layout;

/// Fields that any case may have and that are for people or for the runner.
const COMMON: [&str; 5] = ["id", "kind", "why", "from_source", "expect"];
/// Fields that make up a layout.
const LAYOUT: [&str; 4] = ["class", "board", "opened", "tiles"];

/// Refuses a field that is neither common nor one of `own`.
pub fn only(case: &Value, own: &[&str]) -> Result<(), String> {
    let known = |field: &String| COMMON.contains(&field.as_str()) || own.contains(&field.as_str());
    match fields(case)?.keys().find(|field| !known(field)) {
        Some(field) => Err(format!("unknown field `{field}`")),
        None => Ok(()),
    }
}

/// The layout of a case that has the fields `own` besides.
pub fn layout(case: &Value, own: &[&str]) -> Result<Layout, String> {
    only(case, &[&LAYOUT, own].concat())?;
    let parts = fields(case)?.iter().filter(|(field, _)| LAYOUT.contains(&field.as_str()));
    let parts: Map<_, _> = parts.map(|(field, value)| (field.clone(), value.clone())).collect();
    serde_json::from_value(Value::Object(parts)).map_err(|error| error.to_string())
}

/// The field `name`.
pub fn read<T: DeserializeOwned>(case: &Value, name: &str) -> Result<T, String> {
    let value = case.get(name).cloned().ok_or_else(|| format!("there is no `{name}`"))?;
    serde_json::from_value(value).map_err(|error| format!("`{name}`: {error}"))
}

/// A list of cells.
pub fn cells(cells: CellSet) -> Value {
    json!(cells)
}

fn fields(case: &Value) -> Result<&Map<String, Value>, String> {
    case.as_object().ok_or_else(|| "a case is an object".to_owned())
}
