//! Forms that are declared once: read from a tree, and written as one.

use alloc::vec::Vec;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Serialize, Serializer};

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Rotation};
use crate::table::wire::writer::Writer;
use crate::table::wire::{Fields, Name, Node, WireError};
use crate::table::{Actor, Seat};

/// A value with a form.
pub(crate) trait Form: Sized {
    /// The value that is written there.
    fn read(node: &Node) -> Result<Self, WireError>;

    /// The value as a tree.
    fn write(&self) -> Node;
}

/// An object under way.
pub(crate) struct Object(Vec<(Name, Node)>);

impl Object {
    pub(crate) fn new() -> Self {
        Self(Vec::with_capacity(4))
    }

    /// One whose first field is a tag.
    pub(crate) fn tagged(tag: &'static str, name: &'static str) -> Self {
        Self(alloc::vec![(tag.into(), Node::Text(name.into()))])
    }

    /// One more field.
    #[inline(never)]
    pub(crate) fn put<T: Form>(&mut self, name: &'static str, value: &T) {
        self.0.push((name.into(), value.write()));
    }

    pub(crate) fn end(self) -> Node {
        Node::Object(self.0)
    }
}

impl Fields<'_> {
    /// The place of the variant that the tag names, in a list of tags with the fields of each; no other field is there.
    pub(crate) fn variant(
        &mut self,
        tag: &'static str,
        rows: &'static [(&'static str, &'static [&'static str])],
    ) -> Result<usize, WireError> {
        let name = self.text(tag)?;
        let Some(place) = rows.iter().position(|(known, _)| *known == name) else {
            let known: Vec<_> = rows.iter().map(|(known, _)| *known).collect();
            return Err(WireError::unknown_name(name, &known).within(tag));
        };
        rows.get(place).map_or(Ok(()), |(_, fields)| self.only(fields)).map(|()| place)
    }

    /// The value of a field that must be there.
    pub(crate) fn read<T: Form>(&mut self, name: &'static str) -> Result<T, WireError> {
        let node = self.get(name).ok_or_else(|| WireError::missing_field(name))?;
        T::read(node).map_err(|error| error.within(name))
    }

    /// The value of a field that may be left out.
    pub(crate) fn read_or<T: Form>(&mut self, name: &'static str, left_out: T) -> Result<T, WireError> {
        if self.get(name).is_some() { self.read(name) } else { Ok(left_out) }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Form for $number {
            fn read(node: &Node) -> Result<Self, WireError> {
                let number = match node {
                    Node::Unsigned(number) => Self::try_from(*number).ok(),
                    Node::Signed(number) => Self::try_from(*number).ok(),
                    _ => return Err(WireError::invalid_type(node.kind(), &stringify!($number))),
                };
                number.ok_or_else(|| WireError::invalid_value(node.kind(), &stringify!($number)))
            }

            fn write(&self) -> Node {
                u64::try_from(*self).map_or_else(|_| Node::Signed(i64::try_from(*self).unwrap_or(i64::MIN)), Node::Unsigned)
            }
        })*
    };
}

numbers!(u8, u16, u32);

impl Form for bool {
    fn read(node: &Node) -> Result<Self, WireError> {
        match node {
            Node::Bool(answer) => Ok(*answer),
            _ => Err(WireError::invalid_type(node.kind(), &"a boolean")),
        }
    }

    fn write(&self) -> Node {
        Node::Bool(*self)
    }
}

impl<T: Form> Form for Option<T> {
    fn read(node: &Node) -> Result<Self, WireError> {
        if matches!(node, Node::Null) { Ok(None) } else { T::read(node).map(Some) }
    }

    fn write(&self) -> Node {
        self.as_ref().map_or(Node::Null, Form::write)
    }
}

impl<T: Form> Form for Vec<T> {
    fn read(node: &Node) -> Result<Self, WireError> {
        let Node::List(items) = node else {
            return Err(WireError::invalid_type(node.kind(), &"a sequence"));
        };
        items.iter().enumerate().map(|(place, item)| T::read(item).map_err(|error| error.at(place))).collect()
    }

    fn write(&self) -> Node {
        Node::List(self.iter().map(Form::write).collect())
    }
}

impl<T: Form, const N: usize> Form for [T; N] {
    fn read(node: &Node) -> Result<Self, WireError> {
        let items = Vec::read(node)?;
        let length = items.len();
        items
            .try_into()
            .map_err(|_| WireError::invalid_length(length, &alloc::format!("an array of length {N}").as_str()))
    }

    fn write(&self) -> Node {
        Node::List(self.iter().map(Form::write).collect())
    }
}

/// Reads through serde what has no form yet.
pub(crate) fn read_by_serde<T: DeserializeOwned>(node: &Node) -> Result<T, WireError> {
    T::deserialize(node)
}

/// Writes through serde what has no form yet.
pub(crate) fn written_by_serde<T: Serialize>(value: &T) -> Node {
    value.serialize(Writer).unwrap_or(Node::Null)
}

/// Types whose form serde has still.
macro_rules! by_serde {
    ($($type:ty),* $(,)?) => {
        $(impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node) -> Result<Self, $crate::table::wire::WireError> {
                $crate::table::wire::read_by_serde(node)
            }

            fn write(&self) -> $crate::table::wire::Node {
                $crate::table::wire::written_by_serde(self)
            }
        })*
    };
}

/// Gives types with a form to serde.
macro_rules! serde_by_form {
    ($($type:ty),* $(,)?) => {
        $(#[automatically_derived]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::table::wire::serialized(&$crate::table::wire::Form::write(self), serializer)
            }
        }

        #[automatically_derived]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let node = $crate::table::wire::Node::deserialize(deserializer)?;
                $crate::table::wire::Form::read(&node).map_err(serde::de::Error::custom)
            }
        })*
    };
}

/// The form of a struct: its fields by their names, each with what it holds for a reader who does not find it.
macro_rules! form {
    ($type:ident $(after $check:path)? { $($field:ident $(= $default:expr)?),* $(,)? }) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                $($check(&mut fields)?;)?
                fields.only(&[$(stringify!($field)),*])?;
                Ok(Self { $($field: $crate::table::wire::form!(@ fields $field $($default)?)),* })
            }

            fn write(&self) -> $crate::table::wire::Node {
                let mut object = $crate::table::wire::Object::new();
                $(object.put(stringify!($field), &self.$field);)*
                object.end()
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
    (@ $fields:ident $field:ident) => { $fields.read(stringify!($field))? };
    (@ $fields:ident $field:ident $default:expr) => { $fields.read_or(stringify!($field), $default)? };
}

/// The form of an enum without fields: a word each.
macro_rules! words {
    ($type:ident { $($name:literal => $variant:ident),* $(,)? }) => {
        impl $crate::table::wire::Form for $type {
            fn read(node: &$crate::table::wire::Node) -> Result<Self, $crate::table::wire::WireError> {
                match $crate::table::wire::word(node)? {
                    $($name => Ok(Self::$variant),)*
                    other => Err($crate::table::wire::WireError::unknown_variant(other, &[$($name),*])),
                }
            }

            fn write(&self) -> $crate::table::wire::Node {
                $crate::table::wire::Node::Text(match self {
                    $(Self::$variant => $name,)*
                }.into())
            }
        }
        $crate::table::wire::serde_by_form!($type);
    };
}

/// The text of a node.
pub(crate) fn word(node: &Node) -> Result<&str, WireError> {
    match node {
        Node::Text(text) => Ok(text),
        other => Err(WireError::invalid_type(other.kind(), &"a text")),
    }
}

/// A tree for serde: as it is for people, packed in formats that do not name fields.
pub(crate) fn serialized<S: Serializer>(node: &Node, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { node.serialize(serializer) } else { node.packed().serialize(serializer) }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Bool(answer) => serializer.serialize_bool(*answer),
            Self::Unsigned(number) => serializer.serialize_u64(*number),
            Self::Signed(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Object(fields) => serializer.collect_map(fields.iter().map(|(name, value)| (name, value))),
        }
    }
}

pub(crate) use {by_serde, form, serde_by_form, words};

by_serde!(Actor, Cell, CellSet, Die, Rotation, Seat);
