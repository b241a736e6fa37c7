//! What is written, as a tree.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{
    Deserialize, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};

use crate::table::wire::WireError;

/// The name of a field.
pub(crate) type Name<'a> = Cow<'a, str>;

/// A value as written. Numbers are integers, and strings are borrowed where possible.
#[derive(Clone, Debug)]
pub(crate) enum Node<'a> {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Text(Cow<'a, str>),
    List(Vec<Node<'a>>),
    /// The fields in the order in which they are written.
    Object(Vec<(Name<'a>, Node<'a>)>),
}

impl<'a> Node<'a> {
    /// What it is, for errors.
    pub(crate) fn kind(&self) -> Unexpected<'_> {
        match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(answer) => Unexpected::Bool(*answer),
            Self::Unsigned(number) => Unexpected::Unsigned(*number),
            Self::Signed(number) => Unexpected::Signed(*number),
            Self::Text(text) => Unexpected::Str(text),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        }
    }

    /// The fields of an object without duplicates.
    pub(crate) fn fields(&self) -> Result<&[(Name<'a>, Self)], WireError> {
        let Self::Object(fields) = self else {
            return Err(WireError::invalid_type(self.kind(), &"an object"));
        };
        match twice(fields) {
            Some(name) => Err(WireError::new(format_args!("the field `{name}` is given twice"))),
            None => Ok(fields),
        }
    }
}

/// More fields than any form has.
const MANY: usize = 64;

/// The first duplicate field. Of many fields only the first are compared: one of these is unknown or a duplicate.
fn twice<'a>(fields: &'a [(Name<'_>, Node<'_>)]) -> Option<&'a str> {
    let is_second = |&(place, (name, _)): &(usize, &(Name<'_>, Node<'_>))| {
        fields.iter().take(place).any(|(earlier, _)| earlier == name)
    };
    fields.iter().enumerate().take(MANY + 1).find(is_second).map(|(_, (name, _))| name.as_ref())
}

impl<'de> Deserialize<'de> for Node<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(Written)
        } else {
            Node::unpacked(Vec::deserialize(deserializer)?).map_err(D::Error::custom)
        }
    }
}

/// Builds a [`Node`] from any format.
struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = Node<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null, true or false, a whole number below 2^64, a text, a list or an object")
    }

    fn visit_unit<E>(self) -> Result<Node<'de>, E> {
        Ok(Node::Null)
    }

    fn visit_none<E>(self) -> Result<Node<'de>, E> {
        Ok(Node::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node<'de>, D::Error> {
        Node::deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node<'de>, D::Error> {
        Node::deserialize(deserializer)
    }

    fn visit_bool<E>(self, answer: bool) -> Result<Node<'de>, E> {
        Ok(Node::Bool(answer))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node<'de>, E> {
        Ok(Node::Unsigned(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node<'de>, E> {
        Ok(u64::try_from(number).map_or(Node::Signed(number), Node::Unsigned))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Node<'de>, E> {
        Ok(Node::Text(String::from(text).into()))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Node<'de>, E> {
        Ok(Node::Text(text.into()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Node<'de>, E> {
        Ok(Node::Text(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some((Key(name), value)) = entries.next_entry()? {
            fields.push((name, value));
        }
        Ok(Node::Object(fields))
    }

    /// A variant with its value, in formats that mark variants.
    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<Node<'de>, A::Error> {
        let (Key(name), held) = variant.variant()?;
        Ok(Node::Object(alloc::vec![(name, held.newtype_variant()?)]))
    }
}

/// The name of a field as it is read.
struct Key<'a>(Name<'a>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Keyed)
    }
}

struct Keyed;

impl<'de> Visitor<'de> for Keyed {
    type Value = Key<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Key<'de>, E> {
        Ok(Key(String::from(name).into()))
    }

    fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Key<'de>, E> {
        Ok(Key(name.into()))
    }
}
