//! Whatever people read has one exact sentence: the golden files `words.txt` (a value, and below it what it says) and
//! `refusals.txt`. `STARWRIGHT_WRITE_WORDS=1 cargo test --test table` writes them anew; do so only on purpose.

use std::path::PathBuf;
use std::{env, fs};

use serde::de::DeserializeOwned;
use serde_json::Value;
use starwright::trucker::yard;
use starwright::trucker::{self, Insurance, attack};
use starwright::{battle, grid};

use crate::schemas;

fn golden(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}

/// The file holds just these lines.
pub(crate) fn holds(file: &str, lines: &[String]) {
    if env::var_os("STARWRIGHT_WRITE_WORDS").is_some() {
        fs::write(golden(file), lines.join("\n") + "\n").expect("it can be written");
    }
    let text = fs::read_to_string(golden(file)).expect("a committed file");
    for (line, expected) in lines.iter().zip(text.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.len(), text.lines().count());
}

/// What a value says that is written so.
fn says<T: DeserializeOwned + ToString>(text: &str) -> String {
    serde_json::from_str::<T>(text).unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
}

fn sentence(of: &str, text: &str) -> String {
    match of {
        "battle::Choice" => says::<battle::Choice>(text),
        "battle::Event" => says::<battle::Event>(text),
        "battle::Step" => says::<battle::Step>(text),
        "yard::Choice" => says::<yard::Choice>(text),
        "yard::Event" => says::<yard::Event>(text),
        "yard::Step" => says::<yard::Step>(text),
        "attack::Fate" => says::<attack::Fate>(text),
        "attack::LineEnd" => says::<attack::LineEnd>(text),
        "trucker::Colour" => says::<trucker::Colour>(text),
        "trucker::Insurance" => says::<Insurance>(text),
        "grid::Rotation" => says::<grid::Rotation>(text),
        other => panic!("{other} says nothing"),
    }
}

/// Every choice, event, step, fate, insurance, colour and rotation.
#[test]
fn values_say_what_they_are() {
    let text = fs::read_to_string(golden("words.txt")).expect("a committed file");
    let values: Vec<&str> = text.lines().filter(|line| !line.starts_with(' ') && !line.is_empty()).collect();
    let told = values.iter().flat_map(|value| {
        let (of, json) = value.split_once(' ').expect("a type and a value");
        [(*value).to_owned(), format!("    {}", sentence(of, json))]
    });
    holds("words.txt", &told.collect::<Vec<_>>());
    let tags = |of: &str, tag: &str| -> Vec<Value> {
        let values = values.iter().filter_map(|value| value.strip_prefix(of));
        values.filter_map(|json| serde_json::from_str::<Value>(json).expect("JSON").get(tag).cloned()).collect()
    };
    for (of, tag, schema) in [
        ("battle::Choice", "do", "battle_choice"),
        ("battle::Choice", "propose", "battle_choice"),
        ("battle::Event", "event", "battle_event"),
        ("battle::Step", "step", "battle_view"),
        ("yard::Choice", "do", "yard_choice"),
        ("yard::Event", "event", "yard_event"),
    ] {
        let (told, known) = (tags(of, tag), schemas::tags(schema, tag));
        assert!(!known.is_empty());
        let untold: Vec<_> = known.iter().filter(|name| !told.contains(name)).collect();
        assert!(untold.is_empty(), "{of}: {untold:?}");
    }
}
