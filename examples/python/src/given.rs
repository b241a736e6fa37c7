//! Validation of Python arguments: numbers, strings, cells, names. Invalid arguments raise `Unreadable`.

use std::fmt::Display;
use std::ops::RangeInclusive;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyList, PyString, PyTuple};
use starwright::grid::{Cell, Rotation};
use starwright::trucker::Class;

use crate::refusal::unreadable;

/// The maximum length of a value quoted in an error.
const SHOWN: usize = 60;

/// A short repr of a value for error messages.
pub fn shown(given: &Bound<'_, PyAny>) -> String {
    let repr = given.repr().map(|repr| repr.to_string_lossy().into_owned());
    // Python refuses to format integers with thousands of digits
    cut(repr.unwrap_or_else(|_| given.get_type().to_string()))
}

fn cut(text: String) -> String {
    if text.chars().nth(SHOWN).is_none() { text } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

/// An error for a value of the wrong type.
pub fn unexpected(expected: &str, given: &Bound<'_, PyAny>) -> PyErr {
    unreadable(format_args!("expected {expected}, got {}", shown(given)))
}

/// An error for a name that is not one of `known`.
pub fn unknown<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> PyErr {
    let known: Vec<_> = known.into_iter().map(|name| format!("'{name}'")).collect();
    unreadable(format_args!("unknown {what} '{}'; expected one of {}", cut(name.to_owned()), known.join(", ")))
}

/// Reads an integer within limits. Rejects bools and floats.
fn whole<'py, T>(given: &Bound<'py, PyAny>, what: &str, limits: RangeInclusive<T>) -> PyResult<T>
where
    T: Display + PartialOrd + for<'a> FromPyObject<'a, 'py>,
{
    let number = (!given.is_instance_of::<PyBool>()).then(|| given.extract().ok()).flatten();
    number.filter(|number| limits.contains(number)).ok_or_else(|| {
        let (first, last, given) = (limits.start(), limits.end(), shown(given));
        unreadable(format_args!("{what} must be an integer from {first} to {last}, got {given}"))
    })
}

macro_rules! whole_numbers {
    ($($(#[$doc:meta])* $name:ident($number:ty): $what:literal, $limits:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name(pub $number);

        impl<'a, 'py> FromPyObject<'a, 'py> for $name {
            type Error = PyErr;

            fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                whole(&given, $what, $limits).map(Self)
            }
        }
    )*};
}

whole_numbers! {
    /// The seed of a random deal.
    Seed(u64): "seed", 0..=u64::MAX;
    /// The number of a random ship or battle.
    Number(u64): "number", 0..=u64::MAX;
    /// A number of ships or battles.
    Count(u64): "count", 0..=u64::MAX;
    /// The number of players; the rules check whether it is allowed.
    Players(u8): "players", 0..=u8::MAX;
    /// The number of a seat.
    Chair(u8): "seat", 0..=4;
    /// The number of a piece in a battle.
    Piece(u8): "piece", 0..=u8::MAX;
    /// The number of an action; the battle checks whether it is legal.
    Action(usize): "action", 0..=usize::MAX;
    /// The number of a printed card.
    CardNumber(u8): "a card of the deck", 1..=60;
    /// How many choices of each player the sand lasts.
    Sand(u32): "sand", 1..=1_000_000;
    /// The most choices of a game.
    Limit(u32): "limit", 1..=1_000_000;
    /// A number of choices in a log.
    Entries(usize): "entries", 0..=usize::MAX;
    /// The number of threads.
    Threads(usize): "threads", 1..=256;
    /// The number of a printed tile.
    Tile(u8): "tile", 1..=144;
    Quarters(u8): "turn", 0..=3;
    Coordinate(u8): "column and row", 0..=u8::MAX;
}

/// A clockwise turn in quarters.
#[derive(Clone, Copy)]
pub struct Turn(pub Rotation);

impl<'a, 'py> FromPyObject<'a, 'py> for Turn {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Quarters(quarters) = given.extract()?;
        let turn = Rotation::ALL.get(usize::from(quarters)).copied();
        turn.map(Self).ok_or_else(|| unreadable("turn must be an integer from 0 to 3"))
    }
}

/// Reads a tile number, including NumPy integers; `None` if the value is not an integer.
pub fn tile(given: &Bound<'_, PyAny>) -> PyResult<Option<Tile>> {
    given.hasattr("__index__")?.then(|| given.extract()).transpose()
}

/// A string.
pub struct Text(pub String);

impl<'a, 'py> FromPyObject<'a, 'py> for Text {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let text = given.cast::<PyString>().ok().and_then(|text| text.to_str().ok().map(str::to_owned));
        text.map(Self).ok_or_else(|| unexpected("a string", &given))
    }
}

impl Text {
    /// The string without a leading byte order mark.
    pub fn unmarked(&self) -> &str {
        self.0.strip_prefix('\u{feff}').unwrap_or(&self.0)
    }
}

/// The names of players, by seat.
#[derive(Default)]
pub struct People(pub Vec<String>);

impl<'a, 'py> FromPyObject<'a, 'py> for People {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let is_list = given.cast::<PyList>().is_ok() || given.cast::<PyTuple>().is_ok();
        let names = given.extract::<Vec<Text>>().ok().filter(|_| is_list);
        let names = names.map(|names| names.into_iter().map(|Text(name)| name).collect());
        names.map(Self).ok_or_else(|| unexpected("a list of names", &given))
    }
}

/// A bool.
#[derive(Clone, Copy)]
pub struct Flag(pub bool);

impl<'a, 'py> FromPyObject<'a, 'py> for Flag {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let flag = given.extract().ok();
        flag.map(Self).ok_or_else(|| unexpected("True or False", &given))
    }
}

/// A ship class, given by name.
#[derive(Clone, Copy)]
pub struct Named(pub Class);

impl<'a, 'py> FromPyObject<'a, 'py> for Named {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        given.extract::<Text>()?.0.parse().map(Self).map_err(unreadable)
    }
}

/// A cell, given as column and row.
#[derive(Clone, Copy)]
pub struct At(pub Cell);

impl<'a, 'py> FromPyObject<'a, 'py> for At {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let is_pair = given.is_instance_of::<PyTuple>() || given.is_instance_of::<PyList>();
        let pair: Vec<Coordinate> = if is_pair { given.extract()? } else { Vec::new() };
        match pair[..] {
            [Coordinate(column), Coordinate(row)] => Cell::new(column, row).map(Self).map_err(unreadable),
            _ => Err(unexpected("a cell (column, row)", &given)),
        }
    }
}
