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
//! [`object!`](object) makes a struct readable so, [`tagged!`](tagged) an enum with a tag; everything else is read from a
//! node as serde derives it, because a node is a deserializer.

mod error;
mod fields;
mod node;
mod packed;
mod reader;
mod record;
mod writer;

use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use error::WireError;
pub(crate) use fields::Fields;
pub(crate) use node::Node;

/// What is read from a tree.
pub(crate) trait Wire: Sized {
    /// The value that is written there.
    fn of(node: &Node) -> Result<Self, WireError>;
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

/// Reads what serde derives through a tree.
pub(crate) fn derived<'de, T: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize(&Node::deserialize(deserializer)?).map_err(D::Error::custom)
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

/// Writes types in the form of their own derived `serialize` (`serde(remote = "Self")`), to be read through a tree.
macro_rules! writable {
    ($($type:ty),+ $(,)?) => {
        $(impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                struct Form<'a>(&'a $type);

                impl serde::Serialize for Form<'_> {
                    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                        <$type>::serialize(self.0, serializer)
                    }
                }

                $crate::table::wire::write(&Form(self), serializer)
            }
        })+
    };
}

/// Writes and reads types through a tree in the form of their own derived `serialize` and `deserialize`
/// (`serde(remote = "Self")`).
macro_rules! named {
    ($($type:ty),+ $(,)?) => {
        $crate::table::wire::writable!($($type),+);
        $(impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let node = <$crate::table::wire::Node as serde::Deserialize>::deserialize(deserializer)?;
                <$type>::deserialize(&node).map_err(serde::de::Error::custom)
            }
        })+
    };
}

/// Makes types readable by their [`Wire`].
macro_rules! readable {
    ($($type:ty),*) => {
        $(impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::table::wire::read(deserializer)
            }
        })*
    };
}

/// Reads a struct: each field by its name, those that may be left out with what they are then. What is checked `after` the
/// fields are known by name comes before they are read.
macro_rules! object {
    ($type:ident $(after $check:path)? { $($field:ident $(= $default:expr)?),* $(,)? }) => {
        impl $crate::table::wire::Wire for $type {
            fn of(node: &$crate::table::wire::Node) -> Result<Self, $crate::table::wire::WireError> {
                let mut fields = $crate::table::wire::Fields::of(node)?;
                $($check(&mut fields)?;)?
                fields.only(&[$(stringify!($field)),*])?;
                Ok(Self { $($field: $crate::table::wire::object!(@ fields $field $($default)?)),* })
            }
        }
        $crate::table::wire::readable!($type);
    };
    (@ $fields:ident $field:ident) => { $fields.take(stringify!($field))? };
    (@ $fields:ident $field:ident $default:expr) => { $fields.take_or(stringify!($field), $default)? };
}

/// Reads an enum by its tag: each variant by its name and the names of its fields. A variant that is forgotten does not
/// compile.
macro_rules! tagged {
    ($type:ident by $tag:literal { $($name:literal => $variant:ident $({ $($field:ident),* })?),* $(,)? }) => {
        impl $crate::table::wire::Tagged for $type {
            const TAG: &'static str = $tag;
            const NAMES: &'static [&'static str] = &[$($name),*];

            fn variant(
                name: &str,
                fields: &mut $crate::table::wire::Fields<'_>,
            ) -> Option<Result<Self, $crate::table::wire::WireError>> {
                match name {
                    $($name => Some(fields.only(&[$($(stringify!($field)),*)?]).and_then(|()| {
                        Ok(Self::$variant { $($($field: fields.take(stringify!($field))?),*)? })
                    })),)*
                    _ => None,
                }
            }
        }
        const _: fn(&$type) = |value| match value { $($type::$variant { .. } => (),)* };
        $crate::table::wire::readable!($type);
    };
}

/// Reads some variants of an enum like [`tagged!`](tagged), into a part of it; the `others` are read elsewhere.
macro_rules! part {
    ($part:ident of $type:ident by $tag:literal { $($name:literal => $variant:ident $({ $($field:ident),* })?),* $(,)? }
     others { $($other:ident),* }) => {
        struct $part($type);

        impl $crate::table::wire::Tagged for $part {
            const TAG: &'static str = $tag;
            const NAMES: &'static [&'static str] = &[$($name),*];

            fn variant(
                name: &str,
                fields: &mut $crate::table::wire::Fields<'_>,
            ) -> Option<Result<Self, $crate::table::wire::WireError>> {
                match name {
                    $($name => Some(fields.only(&[$($(stringify!($field)),*)?]).and_then(|()| {
                        Ok(Self($type::$variant { $($($field: fields.take(stringify!($field))?),*)? }))
                    })),)*
                    _ => None,
                }
            }
        }
        const _: fn(&$type) = |value| match value { $($type::$variant { .. } => (),)* $($type::$other { .. } => (),)* };
    };
}

pub(crate) use {named, object, part, readable, tagged, writable};
