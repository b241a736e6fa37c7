//! The fields of a case.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use starwright::grid::{Cell, CellSet};
use starwright::trucker::{Alien, BoardingError, Fleet, Layout, Specialisation};

/// Fields that any case may have and that are for people or for the runner.
const COMMON: [&str; 5] = ["id", "kind", "why", "from_source", "expect"];
/// Fields that make up a layout.
const LAYOUT: [&str; 4] = ["class", "board", "opened", "tiles"];

/// Refuses a field that is neither common nor one of `own`.
pub fn only(case: &Value, own: &[&str]) -> Result<(), String> {
    known(case, &[&COMMON, own].concat())
}

/// Refuses a field that is none of these.
pub fn known(object: &Value, names: &[&str]) -> Result<(), String> {
    match fields(object)?.keys().find(|field| !names.contains(&field.as_str())) {
        Some(field) => Err(format!("unknown field `{field}`")),
        None => Ok(()),
    }
}

/// The layout of a case that has the fields `own` besides.
pub fn layout(case: &Value, own: &[&str]) -> Result<Layout, String> {
    only(case, &[&LAYOUT, own].concat())?;
    each_once(case, "opened")?;
    let parts = fields(case)?.iter().filter(|(field, _)| LAYOUT.contains(&field.as_str()));
    let parts: Map<_, _> = parts.map(|(field, value)| (field.clone(), value.clone())).collect();
    serde_json::from_value(Value::Object(parts)).map_err(|error| error.to_string())
}

/// An alien and its cabin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Passenger {
    at: Cell,
    alien: Value,
}

/// The fleet of a case with its `aliens` and everybody else aboard, or why they may not board so.
pub fn embarked(layout: Layout, case: &Value) -> Result<Result<Fleet, BoardingError>, String> {
    let mut fleet = layout.into_fleet().map_err(|rejected| rejected.to_string())?;
    Ok(fleet.embark(&aliens(case)?).map(|()| fleet))
}

/// The `aliens` of a case and their cabins.
pub fn aliens(case: &Value) -> Result<Vec<(Cell, Alien)>, String> {
    let passengers: Vec<Passenger> = read(case, "aliens")?;
    passengers.iter().map(|passenger| Ok((passenger.at, alien(&passenger.alien)?))).collect()
}

/// An alien; a case may omit the specialisation of a cyan one where it does not matter.
fn alien(value: &Value) -> Result<Alien, String> {
    if value == "cyan" {
        return Ok(Alien::Cyan(Specialisation::Merchant));
    }
    serde_json::from_value(value.clone()).map_err(|error| format!("`aliens`: {error}"))
}

/// The field `name`.
pub fn read<T: DeserializeOwned>(case: &Value, name: &str) -> Result<T, String> {
    let value = case.get(name).cloned().ok_or_else(|| format!("there is no `{name}`"))?;
    serde_json::from_value(value).map_err(|error| format!("`{name}`: {error}"))
}

/// Refuses a list that holds something twice.
pub fn each_once(case: &Value, name: &str) -> Result<(), String> {
    let items = case.get(name).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let twice = items.iter().enumerate().find(|&(place, item)| items[..place].contains(item));
    twice.map_or(Ok(()), |(_, item)| Err(format!("`{name}` holds {item} twice")))
}

/// A list of cells.
pub fn cells(cells: CellSet) -> Value {
    json!(cells)
}

fn fields(case: &Value) -> Result<&Map<String, Value>, String> {
    case.as_object().ok_or_else(|| "a case is an object".to_owned())
}
