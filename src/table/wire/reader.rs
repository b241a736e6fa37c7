//! A tree as a deserializer, so that whatever serde derives can be read from it.

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use crate::table::wire::{Name, Node, WireError};

impl<'de> Deserializer<'de> for &Node<'_> {
    type Error = WireError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WireError> {
        match self {
            Node::Null => visitor.visit_unit(),
            Node::Bool(answer) => visitor.visit_bool(*answer),
            Node::Unsigned(number) => visitor.visit_u64(*number),
            Node::Signed(number) => visitor.visit_i64(*number),
            Node::Text(text) => visitor.visit_str(text),
            Node::List(list) => {
                let mut items = Items { rest: list, read: 0 };
                let value = visitor.visit_seq(&mut items)?;
                if items.rest.is_empty() {
                    Ok(value)
                } else {
                    Err(WireError::invalid_length(list.len(), &"fewer items"))
                }
            }
            Node::Object(_) => visitor.visit_map(Entries { rest: self.fields()?, value: None }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WireError> {
        if matches!(self, Node::Null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, WireError> {
        visitor.visit_newtype_struct(self)
    }

    /// An object; an array is an error.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WireError> {
        visitor.visit_map(Entries { rest: self.fields()?, value: None })
    }

    /// An enum by the name of its variant, alone or with a value.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WireError> {
        match self {
            Node::Text(name) => {
                let name: StrDeserializer<'_, WireError> = name.as_ref().into_deserializer();
                visitor.visit_enum(name)
            }
            Node::Object(_) => match self.fields()? {
                rest @ [_] => visitor.visit_enum(MapAccessDeserializer::new(Entries { rest, value: None })),
                several => Err(WireError::invalid_length(several.len(), &"the name of one variant")),
            },
            other => Err(WireError::invalid_type(other.kind(), &"a name")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// The items of a list that remain.
struct Items<'a> {
    rest: &'a [Node<'a>],
    read: usize,
}

impl<'de> SeqAccess<'de> for &mut Items<'_> {
    type Error = WireError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, WireError> {
        let Some((item, rest)) = self.rest.split_first() else { return Ok(None) };
        let number = self.read;
        (self.rest, self.read) = (rest, number + 1);
        seed.deserialize(item).map(Some).map_err(|error| error.at(number))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object that remain.
struct Entries<'a> {
    rest: &'a [(Name<'a>, Node<'a>)],
    value: Option<&'a (Name<'a>, Node<'a>)>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = WireError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, WireError> {
        let Some((field, rest)) = self.rest.split_first() else { return Ok(None) };
        (self.rest, self.value) = (rest, Some(field));
        let name: StrDeserializer<'_, WireError> = field.0.as_ref().into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, WireError> {
        let Some((name, value)) = self.value.take() else {
            return Err(WireError::new("a value is read before its name"));
        };
        seed.deserialize(value).map_err(|error| error.within(name))
    }
}
