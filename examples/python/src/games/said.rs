//! Choices and events as Python objects. Their text is formatted lazily.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use serde::Serialize;
use starwright::table::Play;
use starwright::table::message::{self, Called, Message, Names, Plain, told};
use starwright::trucker::{Board, Layout};

use crate::form::{json, parsed, written};
use crate::games::kinds::{Kind, Known, read_choice, read_event};
use crate::given::{People, Text};

/// A choice or an event in any game.
pub trait Said: Any + Send + Sync {
    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    fn json(&self) -> PyResult<String>;
    fn told(&self, names: &dyn Names) -> String;
    fn message<'py>(&self, py: Python<'py>, names: &dyn Names) -> PyResult<Bound<'py, PyAny>>;
}

impl<T: Serialize + Message + Any + Send + Sync> Said for T {
    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, self)
    }

    fn json(&self) -> PyResult<String> {
        json(self)
    }

    fn told(&self, names: &dyn Names) -> String {
        told(self, names).to_string()
    }

    fn message<'py>(&self, py: Python<'py>, names: &dyn Names) -> PyResult<Bound<'py, PyAny>> {
        written(py, &message::data(self, names))
    }
}

/// A choice or event, its kind of game, and the board whose printed names its text uses.
struct Words {
    kind: Kind,
    said: Arc<dyn Said>,
    board: Option<Board>,
}

/// The pickled state: the kind, the JSON, and the JSON of an empty layout on the board.
type Pickled = (&'static str, String, Option<String>);

impl Words {
    fn names(&self) -> &dyn Names {
        self.board.as_ref().map_or(&Plain, |board| board)
    }

    fn told(&self) -> String {
        self.said.told(self.names())
    }

    fn told_to(&self, players: &People) -> String {
        self.said.told(&Called::new(&players.0).at(self.names()))
    }

    fn message<'py>(&self, py: Python<'py>, players: &People) -> PyResult<Bound<'py, PyAny>> {
        self.said.message(py, &Called::new(&players.0).at(self.names()))
    }

    fn is(&self, other: &Self) -> PyResult<bool> {
        Ok(self.kind == other.kind && self.said.json()? == other.said.json()?)
    }

    fn hash(&self) -> PyResult<u64> {
        let mut hasher = DefaultHasher::new();
        self.said.json()?.hash(&mut hasher);
        Ok(hasher.finish())
    }

    fn pickled(&self) -> PyResult<Pickled> {
        let board = self.board.as_ref().map(|board| json(&Layout::new(board.clone()))).transpose()?;
        Ok((self.kind.name(), self.said.json()?, board))
    }
}

/// The board of a pickled state.
fn board(layout: Option<Text>) -> PyResult<Option<Board>> {
    layout.map(|layout| Ok(parsed::<Layout>(&layout)?.board().clone())).transpose()
}

/// A choice in a game. Choices are equal if their kind of game and their JSON are equal.
#[pyclass(frozen, module = "starwright._starwright")]
pub struct Choice(Words);

impl Choice {
    pub fn new(kind: Kind, choice: impl Said, board: Option<Board>) -> Self {
        Self(Words { kind, said: Arc::new(choice), board })
    }

    /// The choice, if it belongs to this kind of game.
    pub fn of<G: Play<Choice: 'static>>(&self) -> Option<&G::Choice> {
        (&*self.0.said as &dyn Any).downcast_ref()
    }
}

#[pymethods]
impl Choice {
    /// Read a choice from parsed JSON or a JSON string. Raises `Unreadable` if it is malformed.
    #[staticmethod]
    fn read(kind: Kind, form: &Bound<'_, PyAny>) -> PyResult<Self> {
        read_choice(kind, form, None)
    }

    /// The kind of game.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind.name()
    }

    /// The choice as parsed JSON.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.said.form(py)
    }

    /// The choice in words, with the printed names of its board.
    #[getter]
    fn says(&self) -> String {
        self.0.told()
    }

    /// The same with the names of the players, by seat. Raises `Unreadable` if they are not a list of strings.
    fn told(&self, players: People) -> String {
        self.0.told_to(&players)
    }

    /// The same as data for another language: an id and variables, as `examples/words` reads them. Raises as `told` does.
    #[pyo3(signature = (players = People::default()))]
    fn message<'py>(&self, py: Python<'py>, players: People) -> PyResult<Bound<'py, PyAny>> {
        self.0.message(py, &players)
    }

    fn __repr__(&self) -> String {
        format!("<{}>", self.says())
    }

    fn __eq__(&self, other: &Self) -> PyResult<bool> {
        self.0.is(&other.0)
    }

    fn __hash__(&self) -> PyResult<u64> {
        self.0.hash()
    }

    #[staticmethod]
    fn _unpickled(kind: Kind, form: &Bound<'_, PyAny>, layout: Option<Text>) -> PyResult<Self> {
        read_choice(kind, form, board(layout)?)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        Ok((slf.get_type().getattr("_unpickled")?, slf.get().0.pickled()?))
    }
}

/// An event in a game. Events are equal if their kind of game and their JSON are equal.
#[pyclass(frozen, module = "starwright._starwright")]
pub struct Event(Words);

impl Event {
    pub fn new<G: Known>(event: G::Event, board: Option<Board>) -> Self {
        Self(Words { kind: G::KIND, said: Arc::new(event), board })
    }
}

#[pymethods]
impl Event {
    /// The event as parsed JSON.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.said.form(py)
    }

    /// The event in words.
    #[getter]
    fn says(&self) -> String {
        self.0.told()
    }

    /// The same with the names of the players, by seat. Raises `Unreadable` if they are not a list of strings.
    fn told(&self, players: People) -> String {
        self.0.told_to(&players)
    }

    /// The same as data for another language: an id and variables, as `examples/words` reads them. Raises as `told` does.
    #[pyo3(signature = (players = People::default()))]
    fn message<'py>(&self, py: Python<'py>, players: People) -> PyResult<Bound<'py, PyAny>> {
        self.0.message(py, &players)
    }

    fn __repr__(&self) -> String {
        format!("<{}>", self.says())
    }

    fn __eq__(&self, other: &Self) -> PyResult<bool> {
        self.0.is(&other.0)
    }

    fn __hash__(&self) -> PyResult<u64> {
        self.0.hash()
    }

    #[staticmethod]
    fn _unpickled(kind: Kind, json: Text, layout: Option<Text>) -> PyResult<Self> {
        read_event(kind, &json, board(layout)?)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        Ok((slf.get_type().getattr("_unpickled")?, slf.get().0.pickled()?))
    }
}
