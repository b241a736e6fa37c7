//! Messages as data, for translation.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::table::message::component::OnCell;
use crate::table::message::{Argument, Arguments, Message, Names, Row, Several};
#[cfg(feature = "serde")]
use crate::table::wire::{Node, Object, serialized};

/// A message with its variables, for translation. `examples/words` has a sentence for each [id](Row::id), as [Project
/// Fluent](https://projectfluent.org) files.
///
/// JSON, with the feature `serde`: a place is `{"place": "7/7"}`, a word `{"word": "half a turn", "key":
/// "half-a-turn"}`, 1.5 is `{"tenths": 15}`, 4½ is `{"halves": 9}`, an empty field null; `key`, `variables`, `parts` and `rule` are
/// omitted where there are none.
///
/// ```
/// use starwright::table::Seat;
/// use starwright::table::message::{Called, Value, data};
/// use starwright::trucker::yard::{Event, TileSource};
/// use starwright::trucker::yard::Tile;
///
/// let event = Event::Took { seat: Seat::One, tile: Tile::StartingCabin, from: TileSource::Aside };
/// let data = data(&event, &Called::new(&["Ann", "Bob"]));
/// assert_eq!(data.id(), "yard-event-took");
/// assert_eq!(data.variables[0], ("seat", Value::Text("Bob".into())));
/// # #[cfg(feature = "serde")]
/// assert_eq!(
///     serde_json::to_value(&data)?,
///     serde_json::json!({
///         "id": "yard-event-took",
///         "key": "took",
///         "variables": {
///             "seat": "Bob",
///             "tile": {"id": "tile-starting-cabin", "key": "starting-cabin"},
///             "from": {"id": "yard-from-aside", "key": "aside"},
///         },
///     }),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Data {
    /// Its row.
    pub row: Row,
    /// The fields with their names, in order.
    pub variables: Vec<(&'static str, Value)>,
    /// Its parts, if it consists of several messages.
    pub parts: Option<Vec<Value>>,
    /// The id of the broken rule, which follows the sentence.
    pub rule: Option<&'static str>,
}

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// An empty optional field.
    None,
    /// A number; true and false are 1 and 0.
    Number(i64),
    /// A number of tenths: 15 is 1.5.
    Tenths(i64),
    /// A number of halves, printed as `4½` in every language.
    Halves(u32),
    /// A name, or other text that is not translated; `table` for the table as an actor.
    Text(String),
    /// A printed name on a board, such as `left 7/7`, with English words.
    Place(String),
    /// An English word, such as `double cannon`.
    Word(String),
    /// A list.
    List(Vec<Self>),
    /// Another message.
    Message(Data),
}

/// A message as data, with these names.
#[must_use]
pub fn data(message: &dyn Message, names: &dyn Names) -> Data {
    Data {
        row: message.row(),
        variables: Arguments::of(message).iter().map(|(name, argument)| (name, value(argument, names))).collect(),
        parts: message.parts().map(|parts| list(parts, names)),
        rule: message.rule_id(),
    }
}

impl Row {
    /// The unique id of the message, such as `yard-event-set-aside`.
    #[must_use]
    pub fn id(&self) -> String {
        let (part, tag) = self.key;
        let id = if tag.is_empty() { part.into() } else { alloc::format!("{part}-{tag}") };
        id.replace('_', "-")
    }
}

impl Data {
    /// The [id](Row::id) of its row.
    #[must_use]
    pub fn id(&self) -> String {
        self.row.id()
    }

    /// Its tag within its type, such as `set-aside`.
    #[must_use]
    pub fn key(&self) -> String {
        self.row.key.1.replace('_', "-")
    }
}

/// The key of a word for translations, such as `double-cannon`: every character that is not a letter or a digit becomes a hyphen.
#[must_use]
pub fn word_key(word: &str) -> String {
    let parts = word.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

fn value(argument: Argument<'_>, names: &dyn Names) -> Value {
    match argument {
        Argument::None => Value::None,
        Argument::Number(number) => Value::Number(number),
        Argument::Tenths(tenths) => Value::Tenths(tenths),
        Argument::Halves(halves) => Value::Halves(halves),
        Argument::Seat(seat) => Value::Text(written(|f| names.seat(seat, f))),
        Argument::Table => Value::Text("table".into()),
        Argument::Cell(cell) => Value::Place(written(|f| names.cell(cell, f))),
        Argument::Component(cell) => Value::Message(data(&OnCell::of(cell, names), names)),
        Argument::Cells(cells) => {
            Value::List(cells.iter().map(|cell| Value::Place(written(|f| names.cell(cell, f)))).collect())
        }
        Argument::Column(place) => Value::Place(written(|f| names.column(place, f))),
        Argument::Row(place) => Value::Place(written(|f| names.row(place, f))),
        Argument::Aimed(cell) => Value::Place(written(|f| names.aimed(cell, f))),
        Argument::Named(thing) => Value::Text(written(|f| names.name(thing, f))),
        Argument::Text(text) => Value::Text(text.into()),
        Argument::Several(several) => Value::List(list(several, names)),
        Argument::Message(message) => Value::Message(data(message, names)),
        Argument::Word(word) => Value::Word(written(|f| word.fmt(f))),
    }
}

fn list(several: &dyn Several, names: &dyn Names) -> Vec<Value> {
    let mut values = Vec::new();
    several.each(&mut |item| values.push(value(item, names)));
    values
}

/// The text that a closure writes, up to its first error.
fn written(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> String {
    struct Written<W>(W);

    impl<W: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Written<W> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0(f)
        }
    }

    let mut text = String::new();
    let _ = write!(text, "{}", Written(write));
    text
}

#[cfg(feature = "serde")]
impl Data {
    fn node(&self) -> Node<'static> {
        let mut object = Object::new();
        object.push("id", Node::Text(self.id().into()));
        match self.key() {
            key if key.is_empty() => {}
            key => object.push("key", Node::Text(key.into())),
        }
        if !self.variables.is_empty() {
            let variables = self.variables.iter().map(|(name, value)| ((*name).into(), value.node()));
            object.push("variables", Node::Object(variables.collect()));
        }
        if let Some(parts) = &self.parts {
            object.push("parts", Node::List(parts.iter().map(Value::node).collect()));
        }
        if let Some(rule) = self.rule {
            object.push("rule", Node::Text(rule.into()));
        }
        object.end()
    }
}

#[cfg(feature = "serde")]
fn integer(number: i64) -> Node<'static> {
    u64::try_from(number).map_or(Node::Signed(number), Node::Unsigned)
}

#[cfg(feature = "serde")]
impl Value {
    fn node(&self) -> Node<'static> {
        match self {
            Self::None => Node::Null,
            Self::Number(number) => integer(*number),
            Self::Tenths(tenths) => Object::holding("tenths", integer(*tenths)),
            Self::Halves(halves) => Object::holding("halves", Node::Unsigned((*halves).into())),
            Self::Text(text) => Node::Text(text.clone().into()),
            Self::Place(place) => Object::holding("place", Node::Text(place.clone().into())),
            Self::Word(word) => {
                let mut object = Object::new();
                object.push("word", Node::Text(word.clone().into()));
                object.push("key", Node::Text(word_key(word).into()));
                object.end()
            }
            Self::List(values) => Node::List(values.iter().map(Self::node).collect()),
            Self::Message(data) => data.node(),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Data {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialized(&self.node(), serializer)
    }
}
