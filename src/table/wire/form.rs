//! Forms that are declared once: read from a tree, and written as one.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;

use serde::de::Error as _;
use serde::{Serialize, Serializer};

use crate::table::SharedSlice;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions};
use crate::table::wire::writer::Writer;
use crate::table::wire::{Fields, Name, Node, WireError};

/// A value with a form.
pub(crate) trait Form: Sized {
    /// Reads a value.
    fn read(node: &Node<'_>) -> Result<Self, WireError>;

    /// Writes the value as a tree.
    fn write(&self) -> Node<'static>;

    /// The JSON Schema of all values.
    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static>;
}

/// An object being written.
pub(crate) struct Object(Vec<(Name<'static>, Node<'static>)>);

impl Object {
    pub(crate) fn new() -> Self {
        Self(Vec::with_capacity(8))
    }

    /// An object whose first field is a tag.
    pub(crate) fn tagged(tag: &'static str, name: &'static str) -> Self {
        let mut object = Self::new();
        object.push(tag, Node::Text(name.into()));
        object
    }

    /// Adds a field.
    pub(crate) fn put<T: Form>(&mut self, name: &'static str, value: &T) {
        self.push(name, value.write());
    }

    /// Adds a field, unless it has its default.
    pub(crate) fn put_unless<T: Form + PartialEq>(&mut self, name: &'static str, value: &T, left_out: &T) {
        if value != left_out {
            self.put(name, value);
        }
    }

    #[inline(never)]
    pub(crate) fn push(&mut self, name: &'static str, node: Node<'static>) {
        self.0.push((name.into(), node));
    }

    /// The fields of a value behind a tag.
    pub(crate) fn beside<T: Form>(tag: &'static str, name: &'static str, value: &T) -> Node<'static> {
        let mut object = Self::tagged(tag, name);
        if let Node::Object(fields) = value.write() {
            object.0.extend(fields);
        }
        object.end()
    }

    /// An object with one field: the name of a variant and its value.
    pub(crate) fn holding(name: &'static str, node: Node<'static>) -> Node<'static> {
        Node::Object(alloc::vec![(name.into(), node)])
    }

    pub(crate) fn end(self) -> Node<'static> {
        Node::Object(self.0)
    }
}

impl Fields<'_> {
    /// The index of the variant that the tag names, in a list of tags with their fields. Other fields are errors.
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

    /// The value of a required field.
    pub(crate) fn read<T: Form>(&mut self, name: &'static str) -> Result<T, WireError> {
        self.read_by(name, T::read)
    }

    /// The value of a required field, read by a function.
    pub(crate) fn read_by<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&Node<'_>) -> Result<T, WireError>,
    ) -> Result<T, WireError> {
        let node = self.get(name).ok_or_else(|| WireError::missing_field(name))?;
        read(node).map_err(|error| error.within(name))
    }

    /// The value of a field that may be left out.
    pub(crate) fn read_or<T: Form>(&mut self, name: &'static str, left_out: T) -> Result<T, WireError> {
        self.get(name).map_or(Ok(left_out), |node| T::read(node).map_err(|error| error.within(name)))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Form for $number {
            fn read(node: &Node<'_>) -> Result<Self, WireError> {
                let number = match node {
                    Node::Unsigned(number) => Self::try_from(*number).ok(),
                    Node::Signed(number) => Self::try_from(*number).ok(),
                    _ => return Err(WireError::invalid_type(node.kind(), &stringify!($number))),
                };
                number.ok_or_else(|| WireError::invalid_value(node.kind(), &stringify!($number)))
            }

            fn write(&self) -> Node<'static> {
                u64::try_from(*self).map_or_else(|_| Node::Signed(i64::try_from(*self).unwrap_or(i64::MIN)), Node::Unsigned)
            }

            #[cfg(feature = "schema")]
            fn schema(_: &mut Definitions) -> Node<'static> {
                schema::integer(Self::MIN.into(), Self::MAX.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, i8, i16, i32, i64);

impl Form for String {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        word(node).map(Self::from)
    }

    fn write(&self) -> Node<'static> {
        Node::Text(self.clone().into())
    }

    #[cfg(feature = "schema")]
    fn schema(_: &mut Definitions) -> Node<'static> {
        schema::keywords([("type", schema::text("string"))])
    }
}

/// A text of the program. Only refusals hold one, and they are never read.
impl Form for &'static str {
    fn read(_: &Node<'_>) -> Result<Self, WireError> {
        Err(WireError::new("a text of the program is not read"))
    }

    fn write(&self) -> Node<'static> {
        Node::Text((*self).into())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        String::schema(definitions)
    }
}

impl Form for bool {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        match node {
            Node::Bool(answer) => Ok(*answer),
            _ => Err(WireError::invalid_type(node.kind(), &"a boolean")),
        }
    }

    fn write(&self) -> Node<'static> {
        Node::Bool(*self)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &mut Definitions) -> Node<'static> {
        schema::keywords([("type", schema::text("boolean"))])
    }
}

impl<T: Form> Form for Option<T> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        if matches!(node, Node::Null) { Ok(None) } else { T::read(node).map(Some) }
    }

    fn write(&self) -> Node<'static> {
        self.as_ref().map_or(Node::Null, Form::write)
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        schema::or_null(T::schema(definitions))
    }
}

impl<T: Form> Form for Box<T> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        T::read(node).map(Self::new)
    }

    fn write(&self) -> Node<'static> {
        (**self).write()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        T::schema(definitions)
    }
}

impl<T: Form> Form for Vec<T> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let Node::List(items) = node else {
            return Err(WireError::invalid_type(node.kind(), &"a sequence"));
        };
        items.iter().enumerate().map(|(place, item)| T::read(item).map_err(|error| error.at(place))).collect()
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.iter().map(Form::write).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        schema::list(T::schema(definitions))
    }
}

impl<T: Form> Form for SharedSlice<T> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        Vec::read(node).map(Self::from)
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.iter().map(Form::write).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        schema::list(T::schema(definitions))
    }
}

macro_rules! tuples {
    ($length:literal: $($item:ident)*) => {
        impl<$($item: Form),*> Form for ($($item,)*) {
            fn read(node: &Node<'_>) -> Result<Self, WireError> {
                let items = items(node, $length)?;
                let mut items = items.iter().enumerate();
                Ok(($(next::<$item>(&mut items)?,)*))
            }

            #[expect(non_snake_case, reason = "an item is called as its type")]
            fn write(&self) -> Node<'static> {
                let ($($item,)*) = self;
                Node::List(alloc::vec![$($item.write()),*])
            }

            #[cfg(feature = "schema")]
            fn schema(definitions: &mut Definitions) -> Node<'static> {
                schema::tuple(alloc::vec![$($item::schema(definitions)),*])
            }
        }
    };
}

tuples!(2: A B);
tuples!(3: A B C);

/// The items of a list of exactly this length.
fn items<'a, 'n>(node: &'a Node<'n>, length: usize) -> Result<&'a [Node<'n>], WireError> {
    match node {
        Node::List(items) if items.len() == length => Ok(items),
        Node::List(items) => {
            Err(WireError::invalid_length(items.len(), &alloc::format!("a tuple of size {length}").as_str()))
        }
        other => Err(WireError::invalid_type(other.kind(), &alloc::format!("a tuple of size {length}").as_str())),
    }
}

fn next<'a, T: Form>(items: &mut impl Iterator<Item = (usize, &'a Node<'a>)>) -> Result<T, WireError> {
    let (place, node) = items.next().ok_or_else(|| WireError::new("a list is too short"))?;
    T::read(node).map_err(|error| error.at(place))
}

impl<T: Form, const N: usize> Form for [T; N] {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let items = Vec::read(node)?;
        let length = items.len();
        items
            .try_into()
            .map_err(|_| WireError::invalid_length(length, &alloc::format!("an array of length {N}").as_str()))
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.iter().map(Form::write).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        let item = T::schema(definitions);
        schema::tuple((0..N).map(|_| item.clone()).collect())
    }
}

/// Writes a value without a form through serde.
pub(crate) fn written_by_serde<T: Serialize>(value: &T) -> Node<'static> {
    value.serialize(Writer).unwrap_or(Node::Null)
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

/// The name of a variant, and its value.
pub(crate) fn named<'a>(node: &'a Node<'_>) -> Result<(&'a str, &'a Node<'a>), WireError> {
    match node {
        Node::Text(name) => Ok((name, &Node::Null)),
        Node::Object(_) => match node.fields()? {
            [(name, held)] => Ok((name, held)),
            several => Err(WireError::invalid_length(several.len(), &"the name of one variant")),
        },
        other => Err(WireError::invalid_type(other.kind(), &"a name")),
    }
}

/// Checks that a variant has no value.
pub(crate) fn nothing(node: &Node<'_>) -> Result<(), WireError> {
    if matches!(node, Node::Null) { Ok(()) } else { Err(WireError::invalid_type(node.kind(), &"nothing")) }
}

/// The index of a word in a list of words.
pub(crate) fn word_of(node: &Node<'_>, words: &'static [&'static str]) -> Result<usize, WireError> {
    let text = word(node)?;
    words.iter().position(|known| *known == text).ok_or_else(|| WireError::unknown_variant(text, words))
}

/// Reads a value through another type.
pub(crate) fn read_as<A: Form, T, E: Display>(
    node: &Node<'_>,
    read: impl FnOnce(A) -> Result<T, E>,
) -> Result<T, WireError> {
    read(A::read(node)?).map_err(WireError::new)
}

/// Writes a value through another type.
pub(crate) fn write_as<A: Form, T>(value: &T, write: impl FnOnce(&T) -> A) -> Node<'static> {
    write(value).write()
}

/// The text of a node.
pub(crate) fn word<'a>(node: &'a Node<'_>) -> Result<&'a str, WireError> {
    match node {
        Node::Text(text) => Ok(text),
        other => Err(WireError::invalid_type(other.kind(), &"a text")),
    }
}

/// Serialises a tree: as it is in human-readable formats, packed in formats without field names.
pub(crate) fn serialized<S: Serializer>(node: &Node<'_>, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { node.serialize(serializer) } else { node.packed().serialize(serializer) }
}

impl Serialize for Node<'_> {
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

#[allow(unused_imports, reason = "every type may have a form of its own")]
pub(crate) use serde_by_form;
