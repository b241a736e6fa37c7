//! Readers get slightly changed input: nothing panics, and whatever is read is written and read back as the
//! same value. `STARWRIGHT_INPUTS=100000 cargo test --release mutants` gives every reader that many.

use std::env;

use starwright::trucker::Layout;

use crate::erased::{self, Reader};
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

impl Look for Mutants {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let tree = erased::tree(value);
        for format in erased::FORMATS {
            let golden = (format.write)(value);
            let inputs = u64::from(self.inputs) * LARGE as u64 / golden.len().max(LARGE) as u64;
            for number in 0..inputs {
                let bytes = match format.name {
                    "JSON" if number % 2 == 0 => erased::write_json(&self.mutator.changed(&tree)),
                    _ => self.mutator.spoilt(&golden),
                };
                self.given += 1;
                if let Ok(taken) = (format.read)(&bytes, reader) {
                    self.taken += 1;
                    let written = (format.write)(&taken);
                    let again = (format.read)(&written, reader).map(|again| (format.write)(&again));
                    assert_eq!(again, Ok(written), "{of} by {}: {}", format.name, String::from_utf8_lossy(&bytes));
                }
            }
        }
    }
}

impl Mutants {
    pub(crate) fn new() -> Self {
        Self { mutator: Mutator::new(), inputs: inputs(), given: 0, taken: 0 }
    }

    /// The number of inputs given and accepted; a test without accepted ones proves nothing.
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
