//! The ships that benches measure.

#![allow(dead_code, reason = "every bench uses some of them")]

use std::fs;

use serde_json::{Value, json};
use starwright::trucker::Layout;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The nine ships of class IIIC with their names, the largest packed one first, the snake last.
pub fn bench_ships() -> Vec<(String, Layout)> {
    let lines = fs::read_to_string(format!("{ROOT}/tests/cases/bench/iiic.jsonl")).expect("the committed ships");
    lines.lines().map(|line| ship(&serde_json::from_str(line).expect("a case"))).collect()
}

/// Three ships of class IVC.
pub fn three_ships() -> Layout {
    let line = fs::read_to_string(format!("{ROOT}/tests/cases/bench/ivc.jsonl")).expect("the committed ships");
    layout(&serde_json::from_str(&line).expect("a case"))
}

/// A ship of `examples/ships/`.
pub fn example_ship(name: &str) -> Layout {
    let text = fs::read_to_string(format!("{ROOT}/examples/ships/{name}.json")).expect("a committed ship");
    serde_json::from_str(&text).expect("a layout")
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
