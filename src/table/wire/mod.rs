//! Serialised forms: strict reading with precise errors.
//!
//! A value is read in two steps: any self-describing format (JSON and its like) becomes a [`Node`], a tree of what is written
//! there; then the value is read from the tree by name. So the tag of an enum is read before its fields, and the version of a
//! save before its log, in any order of fields; unknown and duplicate fields are refused by name, an array is not accepted as an
//! object, and an error says where it is: `log[3].fighter: a piece is 0 to 79, not 80 (BBS-2)`.
//!
//! A value is written as its tree, too. Formats that do not name fields (postcard, `MessagePack`), and say so by
//! [`Serializer::is_human_readable`](serde::Serializer::is_human_readable), carry it packed into a flat list.
//!
//! [`form!`](form) declares the form of a type once, and [`Form`] is what comes of it; enums of messages and words have theirs from
//! their rows. serde touches the tree only: every type with a form is serialised through it, and a record, whose game may be a
//! caller's own, reads its setup and choices from the tree as serde derives them.

#[macro_use]
mod declared;
mod error;
mod fields;
#[macro_use]
mod form;
mod ground;
mod node;
mod packed;
mod reader;
#[cfg(feature = "play")]
pub(crate) mod record;
#[cfg(feature = "schema")]
pub(crate) mod schema;
mod writer;

pub(crate) use declared::{form, words};
pub(crate) use error::WireError;
pub(crate) use fields::{Fields, few_players};
pub(crate) use form::{
    Form, Object, named, nothing, read_as, serde_by_form, serialized, word, word_of, write_as, written_by_serde,
};
pub(crate) use node::{Name, Node};
