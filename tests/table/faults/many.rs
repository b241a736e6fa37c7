//! Ten thousand of everything: seats, components, cards, choices.

use std::sync::LazyLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::battle;
use starwright::table::Record;
use starwright::trucker;
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;

use super::measured;
use crate::erased::{self, Reader};
use crate::formats::{self, Look};
use crate::mutator::{node, size};

const MANY: usize = 10_000;
/// No reader may need more memory for it, text of some megabytes apart.
const MEMORY: u64 = 64 << 20;

/// Twenty thousand fields that no form has.
static CROWDED: LazyLock<String> = LazyLock::new(|| {
    let fields: Vec<String> = (0..2 * MANY).map(|number| format!(r#""{number}":0"#)).collect();
    format!("{{{}}}", fields.join(","))
});

/// Feeds the readers of values lists of ten thousand items.
pub(crate) struct Many;

impl Look for Many {
    fn see(&mut self, of: &str, value: &dyn erased_serde::Serialize, reader: Reader) {
        let (read, mut worst) = measured(|| erased::read_json(CROWDED.as_bytes(), reader));
        assert!(read.is_err_and(|error| error.len() < 1000), "{of} is read of twenty thousand fields");
        let tree = erased::tree(value);
        let mut lists = Vec::new();
        find(&tree, &mut 0, &mut lists);
        for &at in lists.iter().step_by(lists.len().div_ceil(3).max(1)) {
            let mut many = tree.clone();
            let items = node(&mut many, &mut { at }).and_then(Value::as_array_mut).expect("a list");
            *items = items.iter().filter(|item| size(item) < 40).cycle().take(MANY).cloned().collect();
            let text = many.to_string();
            let (read, cost) = measured(|| erased::read_json(text.as_bytes(), reader));
            worst = worst.or(cost);
            match read {
                Err(error) => assert!(!error.is_empty() && error.len() < 1000, "{of} at {at}: {error}"),
                Ok(read) => {
                    // a set that is written with one thing often is that set
                    let written = erased::write_json(&read);
                    let again = erased::read_json(&written, reader).map(|again| erased::write_json(&again));
                    assert_eq!(again, Ok(written), "{of} at {at}");
                }
            }
        }
        assert!(worst.bytes < MEMORY, "{of}: {worst:?}");
        println!("{of}: {worst:?}");
    }
}

/// The numbers of the nodes that are lists and hold something.
fn find(tree: &Value, number: &mut usize, lists: &mut Vec<usize>) {
    let here = *number;
    *number += 1;
    match tree {
        Value::Array(items) => {
            lists.extend(Some(here).filter(|_| !items.is_empty()));
            for item in items {
                find(item, number, lists);
            }
        }
        Value::Object(fields) => {
            for value in fields.values() {
                find(value, number, lists);
            }
        }
        _ => {}
    }
}

/// LM-BOARD-4: every game refuses too many players.
#[test]
fn ten_thousand_seats_are_too_many() {
    let seats = [
        refused::<Record<Yard>>(&formats::yard().0, &["purses"]),
        refused::<Record<Flight>>(&formats::flight().0, &["players"]),
        refused::<Record<trucker::Game>>(&formats::game().0, &["players"]),
        refused::<Record<battle::Game>>(&formats::battle().0, &["players"]),
    ];
    // a battle asks what is missing first
    for (said, names) in seats.iter().zip(["2 to 5 play, not 10000", "10000", "10000", "players[0]"]) {
        assert!(said.contains(names), "{said}");
    }
}

/// The error for a save with ten thousand items in a field of its setup.
fn refused<R: Serialize + DeserializeOwned>(record: &R, path: &[&str]) -> String {
    let mut save = erased::tree(record);
    let field = path.iter().fold(&mut save["setup"], |at, &name| &mut at[name]);
    *field = match field {
        // the shortest that may be a player of a flight: nothing
        Value::Array(items) if items[0].is_object() => json!(vec![json!({}); MANY]),
        Value::Array(items) => json!(vec![items[0].clone(); MANY]),
        _ => json!(MANY),
    };
    let text = save.to_string();
    let (read, cost) = measured(|| serde_json::from_str::<R>(&text));
    println!("{} bytes of text: {cost:?}", text.len());
    assert!(cost.bytes < MEMORY, "{cost:?}");
    read.err().expect("too many").to_string()
}
