//! Saves of released versions, `tests/compat`: read, played to where they ended, and seen as they were.

use std::fs;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use starwright::battle;
use starwright::table::{Play, Record};
use starwright::trucker::{self, yard};

fn kept(name: &str) -> String {
    let path = format!("{}/tests/compat/{name}.json", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn reads_as_it_was_written<G: Play>(name: &str)
where
    Record<G>: Serialize + DeserializeOwned,
    G::View: Serialize,
{
    let (save, seen) = (kept(name), kept(&format!("{name}.view")));
    let record: Record<G> = serde_json::from_str(&save).unwrap_or_else(|error| panic!("{name}: {error}"));
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    assert_eq!(serde_json::to_value(&record).expect("a form"), value(&save), "{name}");
    assert_eq!(serde_json::to_value(record.view(None)).expect("a form"), value(&seen), "{name}");
}

#[test]
fn saves_of_0_1() {
    reads_as_it_was_written::<battle::Game>("0.1/battle");
    reads_as_it_was_written::<battle::Game>("0.1/battle-begun");
    reads_as_it_was_written::<yard::Yard>("0.1/yard");
    reads_as_it_was_written::<trucker::Game>("0.1/game");
}
