//! Any value as a tree, in the form that JSON would give it.

use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};

use crate::table::wire::{Name, Node, WireError};

/// Builds a [`Node`] from a serialised value.
pub(super) struct Writer;

/// A list or object being written, with the name of its variant if any.
pub(super) struct Under<T> {
    variant: Option<&'static str>,
    items: Vec<T>,
    key: Option<Name<'static>>,
}

impl<T> Under<T> {
    const fn new(variant: Option<&'static str>) -> Self {
        Self { variant, items: Vec::new(), key: None }
    }

    fn end(self, form: fn(Vec<T>) -> Node<'static>) -> Node<'static> {
        let node = form(self.items);
        match self.variant {
            Some(variant) => named(variant, node),
            None => node,
        }
    }
}

fn named(variant: &'static str, node: Node<'static>) -> Node<'static> {
    Node::Object(alloc::vec![(variant.into(), node)])
}

fn node<T: Serialize + ?Sized>(value: &T) -> Result<Node<'static>, WireError> {
    value.serialize(Writer)
}

macro_rules! numbers {
    ($($method:ident $type:ty => $form:ident $wide:ty),* $(,)?) => {
        $(fn $method(self, number: $type) -> Result<Node<'static>, WireError> {
            Ok(Node::$form(<$wide>::from(number)))
        })*
    };
}

impl Serializer for Writer {
    type Ok = Node<'static>;
    type Error = WireError;
    type SerializeSeq = Under<Node<'static>>;
    type SerializeTuple = Under<Node<'static>>;
    type SerializeTupleStruct = Under<Node<'static>>;
    type SerializeTupleVariant = Under<Node<'static>>;
    type SerializeMap = Under<(Name<'static>, Node<'static>)>;
    type SerializeStruct = Under<(Name<'static>, Node<'static>)>;
    type SerializeStructVariant = Under<(Name<'static>, Node<'static>)>;

    numbers! {
        serialize_u8 u8 => Unsigned u64,
        serialize_u16 u16 => Unsigned u64,
        serialize_u32 u32 => Unsigned u64,
        serialize_u64 u64 => Unsigned u64,
        serialize_i8 i8 => Signed i64,
        serialize_i16 i16 => Signed i64,
        serialize_i32 i32 => Signed i64,
        serialize_i64 i64 => Signed i64,
    }

    fn serialize_f32(self, _: f32) -> Result<Node<'static>, WireError> {
        Err(WireError::new("numbers are whole"))
    }

    fn serialize_f64(self, _: f64) -> Result<Node<'static>, WireError> {
        Err(WireError::new("numbers are whole"))
    }

    fn serialize_bool(self, answer: bool) -> Result<Node<'static>, WireError> {
        Ok(Node::Bool(answer))
    }

    fn serialize_char(self, letter: char) -> Result<Node<'static>, WireError> {
        Ok(Node::Text(letter.to_string().into()))
    }

    fn serialize_str(self, text: &str) -> Result<Node<'static>, WireError> {
        Ok(Node::Text(text.to_owned().into()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Node<'static>, WireError> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<Node<'static>, WireError> {
        Ok(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node<'static>, WireError> {
        node(value)
    }

    fn serialize_unit(self) -> Result<Node<'static>, WireError> {
        Ok(Node::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Node<'static>, WireError> {
        Ok(Node::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Node<'static>, WireError> {
        Ok(Node::Text(variant.into()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Node<'static>, WireError> {
        node(value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Node<'static>, WireError> {
        Ok(named(variant, node(value)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Under<Node<'static>>, WireError> {
        Ok(Under::new(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Under<Node<'static>>, WireError> {
        Ok(Under::new(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Under<Node<'static>>, WireError> {
        Ok(Under::new(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Under<Node<'static>>, WireError> {
        Ok(Under::new(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Under<(Name<'static>, Node<'static>)>, WireError> {
        Ok(Under::new(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Under<(Name<'static>, Node<'static>)>, WireError> {
        Ok(Under::new(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Under<(Name<'static>, Node<'static>)>, WireError> {
        Ok(Under::new(Some(variant)))
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident),* $(,)?) => {
        $(impl $trait for Under<Node<'static>> {
            type Ok = Node<'static>;
            type Error = WireError;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WireError> {
                self.items.push(node(value)?);
                Ok(())
            }

            fn end(self) -> Result<Node<'static>, WireError> {
                Ok(self.end(Node::List))
            }
        })*
    };
}

lists! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

macro_rules! objects {
    ($($trait:ident),* $(,)?) => {
        $(impl $trait for Under<(Name<'static>, Node<'static>)> {
            type Ok = Node<'static>;
            type Error = WireError;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), WireError> {
                self.items.push((name.into(), node(value)?));
                Ok(())
            }

            fn end(self) -> Result<Node<'static>, WireError> {
                Ok(self.end(Node::Object))
            }
        })*
    };
}

objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Under<(Name<'static>, Node<'static>)> {
    type Ok = Node<'static>;
    type Error = WireError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), WireError> {
        match node(key)? {
            Node::Text(name) => {
                self.key = Some(name);
                Ok(())
            }
            _ => Err(WireError::new("the name of a field is a text")),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), WireError> {
        let name = self.key.take().ok_or_else(|| WireError::new("a value is written before its name"))?;
        self.items.push((name, node(value)?));
        Ok(())
    }

    fn end(self) -> Result<Node<'static>, WireError> {
        Ok(self.end(Node::Object))
    }
}
