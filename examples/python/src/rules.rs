//! Rules, classes and printed tiles.

use pyo3::prelude::*;
use starwright::grid::Rotation;
use starwright::trucker::{Component, catalogue};
use starwright::{battle, trucker};

use crate::form;
use crate::given::{Tile, Turn};
use crate::refusal::unreadable;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(rules, module)?)?;
    module.add_function(wrap_pyfunction!(classes, module)?)?;
    module.add_function(wrap_pyfunction!(tile, module)?)?;
    module.add_function(wrap_pyfunction!(pool, module)?)?;
    module.add_function(wrap_pyfunction!(schemas, module)?)
}

/// The id and text of every rule of both games.
#[pyfunction]
fn rules() -> Vec<(&'static str, &'static str)> {
    let of_ships = trucker::Rule::ALL.iter().map(|rule| (rule.id(), rule.sentence()));
    let of_battles = battle::Rule::ALL.iter().map(|rule| (rule.id(), rule.sentence()));
    of_ships.chain(of_battles).collect()
}

/// The names of the ship classes.
#[pyfunction]
fn classes() -> Vec<&'static str> {
    trucker::Class::ALL.iter().map(|class| class.name()).collect()
}

/// The component of a printed tile, 1 to 144, turned clockwise by 0 to 3 quarters.
///
/// Raises `Unreadable` if the tile or the turn is invalid.
#[pyfunction]
#[pyo3(signature = (number, turn = Turn(Rotation::None)), text_signature = "(number, turn=0)")]
fn tile(py: Python<'_>, number: Tile, turn: Turn) -> PyResult<Bound<'_, PyAny>> {
    form::written(py, &printed(number, turn)?)
}

/// The numbers of the tiles in the draw pile of a yard.
#[pyfunction]
fn pool() -> Vec<u16> {
    // Python has a list of numbers for them, and bytes for a `u8`
    catalogue::pool().map(|id| u8::from(id).into()).collect()
}

/// The JSON Schemas of everything that is read and written, as one document.
#[pyfunction]
fn schemas(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    form::written(py, &starwright::formats::schemas())
}

pub fn printed(Tile(number): Tile, Turn(turn): Turn) -> PyResult<Component> {
    let component = catalogue::tile(number).map_err(unreadable)?;
    Ok(component.turned(turn))
}
