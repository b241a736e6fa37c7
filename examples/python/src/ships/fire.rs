//! A ship under attack: the dice, the defence, the pieces.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use starwright::dice::Die;
use starwright::grid::Side;
use starwright::table::message::told;
use starwright::trucker::attack::{Aftermath, Step};
use starwright::trucker::{self, Board};
use starwright_answers::ships::{pieces, thrown};

use crate::form::{json, read_or_parse, written};
use crate::given::At;
use crate::refusal::{refused, unreadable};
use crate::ships::fleet;

/// The lines that the dice give, or the state that waits for more dice.
pub fn aim(board: &Board, from: Side, dice: Vec<Die>) -> PyResult<Step> {
    let aim = board.aim(from).map_err(|error| refused(&error, &error.to_string()))?;
    thrown(aim, dice).ok_or_else(|| unreadable("too many dice"))
}

/// The fleet and its losses, or the impact with the pieces to choose from.
pub fn settled(py: Python<'_>, impact: trucker::attack::Impact) -> PyResult<Bound<'_, PyAny>> {
    match impact.settle() {
        Ok(Aftermath { fleet, losses, .. }) => (fleet::Fleet(fleet), written(py, &losses)?).into_bound_py_any(py),
        Err(undecided) => Impact(undecided.into_impact()).into_bound_py_any(py),
    }
}

/// A fleet with a ship that broke apart.
#[pyclass(frozen, module = "starwright._starwright")]
#[derive(Clone)]
pub struct Impact(trucker::attack::Impact);

#[pymethods]
impl Impact {
    #[staticmethod]
    fn from_form(form: &Bound<'_, PyAny>) -> PyResult<Self> {
        read_or_parse(form).map(Self)
    }

    fn json(&self) -> PyResult<String> {
        json(&self.0)
    }

    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &pieces(&self.0))
    }

    fn destroyed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.destroyed())
    }

    /// Keeps the piece that contains the component on this cell.
    fn keep<'py>(&self, py: Python<'py>, cell: At) -> PyResult<Bound<'py, PyAny>> {
        let mut impact = self.0.clone();
        let board = impact.before().board().clone();
        let kept = impact.keep(cell.0);
        kept.map_err(|error| refused(&error, &told(&error, &board).to_string()))?;
        settled(py, impact)
    }
}
