//! The ships that benches measure.

#![allow(dead_code, reason = "every bench uses some of them")]

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use starwright::trucker::Layout;

/// The nine ships of class IIIC with their names, the largest packed one first, the snake last.
pub fn bench_ships() -> Vec<(String, Layout)> {
    let lines = committed("tests/cases/bench/iiic.jsonl");
    lines.lines().map(|line| ship(&serde_json::from_str(line).expect("a case"))).collect()
}

pub fn largest_ship() -> Layout {
    let (_, layout) = bench_ships().into_iter().next().expect("the largest ship comes first");
    layout
}

/// The front three rows of the largest ship.
pub fn half_built() -> Layout {
    let mut layout = largest_ship();
    layout.remove_all(layout.occupied().iter().filter(|cell| cell.row() > 2).collect());
    layout
}

/// Three ships of class IVC.
pub fn three_ships() -> Layout {
    let line = committed("tests/cases/bench/ivc.jsonl");
    layout(&serde_json::from_str(&line).expect("a case"))
}

/// A ship of `examples/ships/`.
pub fn example_ship(name: &str) -> Layout {
    serde_json::from_str(&committed(&format!("examples/ships/{name}.json"))).expect("a layout")
}

/// A file of the crate, also from a package inside it.
fn committed(name: &str) -> String {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.find_map(|folder| fs::read_to_string(folder.join(name)).ok()).expect("a committed file")
}

fn ship(case: &Value) -> (String, Layout) {
    let name = case["id"].as_str().expect("an id").to_owned();
    (name, layout(case))
}

fn layout(case: &Value) -> Layout {
    let opened = case.get("opened").cloned().unwrap_or_else(|| json!([]));
    let layout = json!({ "class": case["class"], "opened": opened, "tiles": case["tiles"] });
    serde_json::from_value(layout).expect("a layout")
}
