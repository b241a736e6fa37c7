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
pub(crate) type Name = Cow<'static, str>;

/// A value as it is written, before anything is made of it. Numbers are whole.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    Null,
    Bool(bool),
    Unsigned(u64),
    Signed(i64),
    Text(Cow<'static, str>),
    List(Vec<Node>),
    /// The fields in the order in which they are written.
    Object(Vec<(Name, Node)>),
}

impl Node {
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

    /// The fields of an object, none of them given twice.
    pub(crate) fn fields(&self) -> Result<&[(Name, Self)], WireError> {
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

/// The first field that was given before. Of many fields only the first are compared: one of these is unknown or given twice.
fn twice(fields: &[(Name, Node)]) -> Option<&str> {
    let is_second =
        |&(place, (name, _)): &(usize, &(Name, Node))| fields.iter().take(place).any(|(earlier, _)| earlier == name);
    fields.iter().enumerate().take(MANY + 1).find(is_second).map(|(_, (name, _))| name.as_ref())
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(Written)
        } else {
            Self::unpacked(Vec::deserialize(deserializer)?).map_err(D::Error::custom)
        }
    }
}

/// Takes down what is written.
struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null, true or false, a whole number below 2^64, a text, a list or an object")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_none<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node, D::Error> {
        Node::deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node, D::Error> {
        Node::deserialize(deserializer)
    }

    fn visit_bool<E>(self, answer: bool) -> Result<Node, E> {
        Ok(Node::Bool(answer))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(Node::Unsigned(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(u64::try_from(number).map_or(Node::Signed(number), Node::Unsigned))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(String::from(text).into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            fields.push(field);
        }
        Ok(Node::Object(fields))
    }

    /// A variant with what it holds, where a format marks it as one.
    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<Node, A::Error> {
        let (name, held) = variant.variant()?;
        Ok(Node::Object(alloc::vec![(name, held.newtype_variant()?)]))
    }
}
