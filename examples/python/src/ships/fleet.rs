//! A fleet: legal ships in flight.

use pyo3::prelude::*;
use starwright::table::message::told;
use starwright::trucker::attack::{AttackKind, DefenceError, Incoming, LineEnd};
use starwright_answers::ships::{defended, drawn};

use crate::form::{json, read, read_fields, read_or_parse, written};
use crate::refusal::{refused, stated};
use crate::ships::fire::settled;
use crate::ships::layout::{Layout, halves};

/// A value as parsed JSON, and in words.
type Told<'py> = (Bound<'py, PyAny>, String);

/// Legal ships, with everything aboard.
#[pyclass(frozen, eq, module = "starwright._starwright")]
#[derive(Clone, PartialEq)]
pub struct Fleet(pub starwright::trucker::Fleet);

#[pymethods]
impl Fleet {
    #[staticmethod]
    fn from_form(form: &Bound<'_, PyAny>) -> PyResult<Self> {
        read_or_parse(form).map(Self)
    }

    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0)
    }

    fn json(&self) -> PyResult<String> {
        json(&self.0)
    }

    fn layout(&self) -> Layout {
        Layout(self.0.layout().clone())
    }

    /// The cells of the components of each ship.
    fn ships<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.ships().map(|ship| ship.components).collect::<Vec<_>>())
    }

    /// The numbers of humans and aliens.
    fn crew(&self) -> (u32, u32) {
        (self.0.crew().humans, self.0.crew().aliens)
    }

    fn batteries(&self) -> u32 {
        self.0.aboard().batteries(self.0.layout().occupied())
    }

    fn strengths(&self) -> [u32; 4] {
        halves(self.0.strengths())
    }

    /// The attack of a kind along lines on this fleet.
    fn incoming<'py>(
        &self,
        py: Python<'py>,
        kind: &Bound<'py, PyAny>,
        lines: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        written(py, &Incoming::new(read::<AttackKind>(kind)?, read(lines)?))
    }

    fn threat<'py>(
        &self,
        py: Python<'py>,
        incoming: &Bound<'py, PyAny>,
        defence: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let threat = self.0.threat(&read(incoming)?, &read_fields(defence)?).map_err(|error| self.refused(&error))?;
        written(py, &threat)
    }

    /// The outcome of each line, as parsed JSON and in words, and the fleet or impact after the attack.
    fn defend<'py>(
        &self,
        py: Python<'py>,
        incoming: &Bound<'py, PyAny>,
        defence: &Bound<'py, PyAny>,
    ) -> PyResult<(Vec<Told<'py>>, Bound<'py, PyAny>)> {
        let outcome =
            defended(&self.0, &read(incoming)?, read_fields(defence)?).map_err(|error| self.refused(&error))?;
        let line = |line: &LineEnd| Ok((written(py, line)?, told(line, self.0.board()).to_string()));
        let lines = outcome.lines.iter().map(line).collect::<PyResult<_>>()?;
        Ok((lines, settled(py, outcome.impact)?))
    }

    fn svg(&self, overlays: &Bound<'_, PyAny>) -> PyResult<String> {
        drawn(self.0.layout(), Some(self.0.aboard()), &read(overlays)?).map_err(stated)
    }
}

impl Fleet {
    fn refused(&self, error: &DefenceError) -> PyErr {
        refused(error, &told(error, self.0.board()).to_string())
    }
}
