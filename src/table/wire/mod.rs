//! Reading what others wrote, strictly and with reasons.
//!
//! A value is read in two steps: any self-describing format (JSON and its like) becomes a [`Node`], a tree of what is written
//! there; then the value is read from the tree by name. So the tag of an enum is looked at before its fields, the version of
//! a save before its log, in whatever order they are written; a field that is unknown or given twice is refused by its name,
//! an array is no object, and an error says where it is: `log[3].fighter: a piece is 0 to 79, not 80 (BBS-2)`.
//!
//! What is read so is written by [`write`], so that formats that do not name fields (postcard, `MessagePack`) carry it too: there
//! a value is its tree, packed into a flat list. Formats say which they are by [`Serializer::is_human_readable`].
//!
//! [`form!`](form) gives a struct its form by [`Form`], which reads it from a tree and writes it as one; enums of messages and words
//! have theirs from their rows. So far this is the yard's way. Elsewhere [`object!`](object) gives a struct its form, and [`tagged!`](tagged) an enum with a tag, both ways from one list of
//! names; everything else is read from a node as serde derives it, because a node is a deserializer.

#[macro_use]
mod declared;
mod error;
mod fields;
#[macro_use]
mod form;
#[macro_use]
mod forms;
mod ground;
mod node;
mod packed;
mod reader;
#[cfg(feature = "play")]
mod record;
#[cfg(feature = "schema")]
pub(crate) mod schema;
mod writer;

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use declared::{form, words};
pub(crate) use error::WireError;
pub(crate) use fields::{Fields, few_players};
pub(crate) use form::{
    Form, Object, named, nothing, read_as, serde_by_form, serialized, word, word_of, write_as, written_by_serde,
};
pub(crate) use node::{Name, Node};

/// What is read from a tree.
pub(crate) trait Wire: Sized {
    /// The value that is written there.
    fn of(node: &Node) -> Result<Self, WireError>;
}

/// What is written by the names of its fields.
pub(crate) trait Written {
    /// Writes the fields, as for people.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// Whether a field holds something else than what it holds when it is left out.
pub(crate) fn differ<T: PartialEq>(value: &T, nothing: &T) -> bool {
    value != nothing
}

/// A value by the names of its fields.
pub(crate) struct Named<'a, T>(pub(crate) &'a T);

impl<T: Written> Serialize for Named<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

/// An enum whose variant stands in a field, the tag, beside the variant's own fields.
pub(crate) trait Tagged: Sized {
    /// The name of the tag.
    const TAG: &'static str;
    /// The names of all variants.
    const NAMES: &'static [&'static str];

    /// The variant of this name; `None` if there is none.
    fn variant(name: &str, fields: &mut Fields<'_>) -> Option<Result<Self, WireError>>;
}

impl<T: Tagged> Wire for T {
    fn of(node: &Node) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let name = fields.text(T::TAG)?;
        T::variant(name, &mut fields).unwrap_or_else(|| Err(WireError::unknown_variant(name, T::NAMES).within(T::TAG)))
    }
}

/// Reads a value through a tree.
pub(crate) fn read<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::of(&Node::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Writes a form that is read through a tree: as it is for people, and as a packed tree in formats that do not name fields,
/// which could not be read else.
pub(crate) fn write<T: Serialize + ?Sized, S: Serializer>(form: &T, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        form.serialize(serializer)
    } else {
        form.serialize(writer::Writer).map_err(S::Error::custom)?.packed().serialize(serializer)
    }
}
