//! Type-erased values and formats, so that each is compiled once and not in every pair.

use std::cell::Cell;
use std::fmt::Display;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

/// A value of some type.
pub(crate) type Value = Box<dyn erased_serde::Serialize>;

/// Reads a value of one type, whatever the format.
pub(crate) type Reader = fn(&mut dyn erased_serde::Deserializer<'_>) -> Result<Value, erased_serde::Error>;

pub(crate) fn reader<T: Serialize + DeserializeOwned + 'static>() -> Reader {
    |deserializer| Ok(Box::new(erased_serde::deserialize::<T>(deserializer)?))
}

/// A format: how a value is written, and read or why not.
pub(crate) struct Format {
    pub(crate) name: &'static str,
    pub(crate) write: fn(&dyn erased_serde::Serialize) -> Vec<u8>,
    pub(crate) read: fn(&[u8], Reader) -> Result<Value, String>,
}

/// JSON and CBOR, which name fields, and postcard and the default of `MessagePack`, which do not.
pub(crate) const FORMATS: [Format; 4] = [
    Format { name: "JSON", write: write_json, read: read_json },
    Format {
        name: "CBOR",
        write: |value| {
            let mut bytes = Vec::new();
            ciborium::into_writer(value, &mut bytes).expect("CBOR writes it");
            bytes
        },
        read: |bytes, reader| by(reader, || ciborium::from_reader(bytes)),
    },
    Format {
        name: "postcard",
        write: |value| postcard::to_stdvec(value).expect("postcard writes it"),
        read: |bytes, reader| by(reader, || postcard::from_bytes(bytes)),
    },
    Format {
        name: "MessagePack",
        write: |value| rmp_serde::to_vec(value).expect("MessagePack writes it"),
        read: |bytes, reader| by(reader, || rmp_serde::from_slice(bytes)),
    },
];

pub(crate) fn write_json(value: &dyn erased_serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("JSON writes it")
}

pub(crate) fn read_json(bytes: &[u8], reader: Reader) -> Result<Value, String> {
    by(reader, || serde_json::from_slice(bytes))
}

/// A value as JSON has it.
pub(crate) fn tree(value: &dyn erased_serde::Serialize) -> serde_json::Value {
    serde_json::from_slice(&write_json(value)).expect("JSON reads what it writes")
}

thread_local! {
    static READER: Cell<Option<Reader>> = const { Cell::new(None) };
}

/// A value read by any reader, whatever its type.
pub(crate) struct Read(Value);

impl<'de> Deserialize<'de> for Read {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let reader = READER.get().expect("a reader is at hand");
        reader(&mut <dyn erased_serde::Deserializer<'_>>::erase(deserializer)).map(Self).map_err(D::Error::custom)
    }
}

/// What a format reads with this reader.
pub(crate) fn by<E: Display>(reader: Reader, read: impl FnOnce() -> Result<Read, E>) -> Result<Value, String> {
    READER.set(Some(reader));
    read().map(|Read(value)| value).map_err(|error| error.to_string())
}
