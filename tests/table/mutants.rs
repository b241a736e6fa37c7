//! Readers are given what somebody has changed a little: nothing panics, and what is taken is written as what reads to the
//! same value. `STARWRIGHT_INPUTS=100000 cargo test --release mutants` gives every reader so many.

use std::env;

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::trucker::Layout;

use crate::formats::Look;
use crate::mutator::Mutator;

/// How many mutants of a value each reader is given.
pub(crate) fn inputs() -> u32 {
    env::var("STARWRIGHT_INPUTS").map_or(3000, |inputs| inputs.parse().expect("a number"))
}

/// A golden of more bytes gives fewer mutants, so that all together take no longer.
const LARGE: usize = 4000;

/// Gives the readers of values mutants of them.
pub(crate) struct Mutants {
    mutator: Mutator,
    inputs: u32,
    given: u32,
    taken: u32,
}

/// A format: how a value is written, and read.
struct Format<T> {
    name: &'static str,
    write: fn(&T) -> Vec<u8>,
    read: fn(&[u8]) -> Option<T>,
}

fn formats<T: Serialize + DeserializeOwned>() -> [Format<T>; 4] {
    fn cbor<T: Serialize>(value: &T) -> Vec<u8> {
        let mut bytes = Vec::new();
        ciborium::into_writer(value, &mut bytes).expect("CBOR writes it");
        bytes
    }
    [
        Format {
            name: "JSON",
            write: |value| serde_json::to_vec(value).expect("JSON writes it"),
            read: |bytes| serde_json::from_slice(bytes).ok(),
        },
        Format { name: "CBOR", write: cbor, read: |bytes| ciborium::from_reader(bytes).ok() },
        Format {
            name: "postcard",
            write: |value| postcard::to_stdvec(value).expect("postcard writes it"),
            read: |bytes| postcard::from_bytes(bytes).ok(),
        },
        Format {
            name: "MessagePack",
            write: |value| rmp_serde::to_vec(value).expect("MessagePack writes it"),
            read: |bytes| rmp_serde::from_slice(bytes).ok(),
        },
    ]
}

impl Look for Mutants {
    fn see<T: Serialize + DeserializeOwned>(&mut self, value: &T) {
        let tree = serde_json::to_value(value).expect("JSON writes it");
        for format in formats::<T>() {
            let golden = (format.write)(value);
            let inputs = u64::from(self.inputs) * LARGE as u64 / golden.len().max(LARGE) as u64;
            for number in 0..inputs {
                let bytes = match format.name {
                    "JSON" if number % 2 == 0 => {
                        serde_json::to_vec(&self.mutator.changed(&tree)).expect("JSON writes it")
                    }
                    _ => self.mutator.spoilt(&golden),
                };
                self.given += 1;
                if let Some(taken) = (format.read)(&bytes) {
                    self.taken += 1;
                    let written = (format.write)(&taken);
                    let again = (format.read)(&written).map(|again| (format.write)(&again));
                    let (name, of) = (format.name, std::any::type_name::<T>());
                    assert_eq!(again, Some(written), "{of} by {name}: {}", String::from_utf8_lossy(&bytes));
                }
            }
        }
    }
}

impl Mutants {
    pub(crate) fn new() -> Self {
        Self { mutator: Mutator::new(), inputs: inputs(), given: 0, taken: 0 }
    }

    /// So many were given and taken; if none were, that says nothing.
    pub(crate) fn tell(&self, what: &str) {
        println!("{what}: {} of {} mutants are taken", self.taken, self.given);
        assert!(self.taken * 200 > self.given, "{what}: {} of {}", self.taken, self.given);
    }
}

/// The goldens of layouts, and their lines with a few letters changed.
#[test]
fn mutants_of_a_notation_are_refused_or_come_back() {
    let mut mutator = Mutator::new();
    let goldens = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/layouts.jsonl"));
    for golden in goldens.expect("a committed file").lines() {
        let layout: Layout = serde_json::from_str(golden).expect("a layout");
        for _ in 0..inputs() {
            let text = String::from_utf8_lossy(&mutator.spoilt(layout.notation().as_bytes())).into_owned();
            if let Ok(taken) = text.parse::<Layout>() {
                assert_eq!(Layout::from_notation(&taken.notation()).as_ref(), Ok(&taken), "{text}");
            }
        }
    }
}
