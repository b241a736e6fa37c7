//! Choices and events as Python holds them: what they say is worked out once somebody asks.

use std::any::Any;
use std::fmt::Display;
use std::sync::Arc;

use pyo3::prelude::*;
use serde::Serialize;
use starwright::table::{Play, Seat};
use starwright::trucker::Board;

use crate::form::{json, written};
use crate::games::kinds::{Kind, read_choice};

/// A choice or an event of any game.
pub trait Said: Any + Send + Sync {
    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    fn json(&self) -> PyResult<String>;
    fn sentence(&self) -> String;
}

impl<T: Serialize + Display + Any + Send + Sync> Said for T {
    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, self)
    }

    fn json(&self) -> PyResult<String> {
        json(self)
    }

    fn sentence(&self) -> String {
        self.to_string()
    }
}

/// In the words of the board.
fn told(said: &dyn Said, board: Option<&Board>) -> String {
    let sentence = said.sentence();
    board.map_or_else(|| sentence.clone(), |board| board.told(&sentence).to_string())
}

/// A choice of a game.
#[pyclass(frozen, module = "starwright._starwright")]
pub struct Choice {
    kind: Kind,
    said: Arc<dyn Said>,
    board: Option<Board>,
}

impl Choice {
    pub fn new(kind: Kind, choice: impl Said, board: Option<Board>) -> Self {
        Self { kind, said: Arc::new(choice), board }
    }

    /// The choice, if it is one of this game.
    pub fn of<G: Play<Choice: 'static>>(&self) -> Option<&G::Choice> {
        (&*self.said as &dyn Any).downcast_ref()
    }
}

#[pymethods]
impl Choice {
    /// A choice of a game of a kind from its form or from JSON.
    #[staticmethod]
    fn read(kind: Kind, form: &Bound<'_, PyAny>) -> PyResult<Self> {
        read_choice(kind, form)
    }

    #[getter]
    fn kind(&self) -> &'static str {
        self.kind.name()
    }

    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.said.form(py)
    }

    #[getter]
    fn says(&self) -> String {
        told(&*self.said, self.board.as_ref())
    }

    fn __repr__(&self) -> String {
        format!("<{}>", self.says())
    }

    fn __eq__(&self, other: &Self) -> PyResult<bool> {
        Ok(self.kind == other.kind && self.said.json()? == other.said.json()?)
    }

    fn __hash__(&self) -> PyResult<u64> {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.said.json()?.hash(&mut hasher);
        Ok(hasher.finish())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        let read = slf.get_type().getattr("read")?;
        Ok((read, (slf.get().kind.name(), slf.get().said.json()?)))
    }
}

/// What happened in a game.
#[pyclass(frozen, module = "starwright._starwright")]
pub struct Event {
    said: Arc<dyn Said>,
    board: Option<Board>,
    sees: fn(Option<Seat>, &dyn Said) -> bool,
}

impl Event {
    pub fn new<G: Play<Event: Said>>(event: G::Event, board: Option<Board>) -> Self {
        let sees = |viewer, said: &dyn Said| {
            let event = (said as &dyn Any).downcast_ref();
            event.is_some_and(|event| G::sees(viewer, event))
        };
        Self { said: Arc::new(event), board, sees }
    }
}

#[pymethods]
impl Event {
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.said.form(py)
    }

    #[getter]
    fn says(&self) -> String {
        told(&*self.said, self.board.as_ref())
    }

    /// Whether somebody who stands by may see it.
    #[getter]
    fn public(&self) -> bool {
        (self.sees)(None, &*self.said)
    }

    /// Whether a seat may see it.
    fn seen_by(&self, seat: u8) -> PyResult<bool> {
        let seat = Seat::try_from(seat).map_err(crate::refusal::unreadable)?;
        Ok((self.sees)(Some(seat), &*self.said))
    }

    fn __repr__(&self) -> String {
        format!("<{}>", self.says())
    }
}
