//! Messages: refusals, events and choices as data and as English sentences.
//!
//! Each message is declared in one row: its name, its fields, its rule if it is a refusal, and its English sentence with holes
//! for fields. The variant, its tag, `rule`, `Display` and the JSON form come from the row.
//!
//! [`told`] prints a message with the names of a board and of players; `Display` is `told` with [`Plain`]. [`data`](fn@data)
//! gives the message as data, for translation:
//!
//! ```
//! use starwright::table::Seat;
//! use starwright::table::message::{Called, Value, data, told};
//! use starwright::trucker::yard::Event;
//!
//! let people = Called::new(&["Ann", "Bob"]);
//! let event = Event::Looked { seat: Seat::One, pile: 2 };
//! assert_eq!(event.to_string(), "seat 1 looks at card pile 2");
//! assert_eq!(told(&event, &people).to_string(), "Bob looks at card pile 2");
//! let data = data(&event, &people);
//! assert_eq!(data.id(), "yard-event-looked");
//! assert_eq!(data.variables, [("seat", Value::Text("Bob".into())), ("pile", Value::Number(2))]);
//! ```

#[macro_use]
mod argument;
mod called;
pub(crate) mod component;
mod data;
pub(crate) mod fraction;
#[macro_use]
mod row;
mod tag;
mod template;

use alloc::string::String;
use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;

pub(crate) use argument::{Argued, MOST, nameable, words};
pub use argument::{Argument, Arguments, Nameable, Several};
pub use called::Called;
pub use data::{Data, Value, data, word_key};
pub(crate) use row::{messages, tag};
pub(crate) use tag::{snake, snake_length};
pub use template::{Told, told};
pub(crate) use template::{is_complete, tell, write as write_argument};

/// The constant part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The unique key of the message: its enum, and its tag.
    pub key: (&'static str, &'static str),
    /// The English sentence; see [`told`] for its holes.
    pub template: &'static str,
    /// The names of the fields that holes may use.
    pub fields: &'static [&'static str],
}

/// A message that is declared by a row.
pub trait Message {
    /// Its row.
    fn row(&self) -> Row;

    /// The rows of all messages of its type.
    fn rows() -> &'static [Row]
    where
        Self: Sized;

    /// Appends the fields that fill the holes of its template.
    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>);

    /// The id of the rule that refuses, which stands behind the sentence of a refusal unless an error in it says its own.
    fn rule_id(&self) -> Option<&'static str> {
        None
    }

    /// Its parts, if it consists of several messages.
    fn parts(&self) -> Option<&dyn Several> {
        None
    }
}

/// How to name players, cells and other things in sentences. All methods have defaults.
pub trait Names {
    /// A player.
    ///
    /// # Errors
    /// Those of the formatter.
    fn seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&seat, f)
    }

    /// A cell of the board.
    ///
    /// # Errors
    /// Those of the formatter.
    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&cell, f)
    }

    /// Several cells of the board.
    ///
    /// # Errors
    /// Those of the formatter.
    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&cells, f)
    }

    /// A column of the board, by its place from 0.
    ///
    /// # Errors
    /// Those of the formatter.
    fn column(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {place}")
    }

    /// A row of the board, by its place from 0.
    ///
    /// # Errors
    /// Those of the formatter.
    fn row(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {place}")
    }

    /// An aimed cell, on boards where dice select cells instead of lines.
    ///
    /// # Errors
    /// Those of the formatter.
    fn aimed(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {cell}")
    }

    /// A thing that its game names, such as a ship; [`Nameable::get`](trait.Nameable.html#method.get) downcasts it.
    ///
    /// # Errors
    /// Those of the formatter.
    fn name(&self, thing: &dyn Nameable, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(thing, f)
    }

    /// The kind of the component on a cell, in English, where it is known.
    fn component(&self, _cell: Cell) -> Option<&'static str> {
        None
    }

    /// The whole message in the language of the table, which makes it of its [`data`](fn@data); none for the English sentence.
    fn say(&self, _message: &dyn Message) -> Option<String> {
        None
    }
}

/// The default names: seats and cells by number, in English.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Names for Plain {}
