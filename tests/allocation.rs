//! The hot path allocates nothing.

#![cfg(feature = "serde")]

use std::fs;
use std::hint::black_box;

use allocation_counter::measure;
use serde_json::{Value, json};
use starwright::trucker::Layout;

fn ships() -> Vec<Layout> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/bench/iiic.jsonl");
    let ship = |line: &str| {
        let case: Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(json!({ "class": case["class"], "tiles": case["tiles"] })).unwrap()
    };
    fs::read_to_string(file).unwrap().lines().map(ship).collect()
}

#[test]
fn the_verdict_allocates_nothing() {
    for layout in ships() {
        let counted = measure(|| assert!(black_box(&layout).is_legal()));
        assert_eq!(counted.count_total, 0);
    }
}

#[test]
fn the_counter_counts() {
    assert!(measure(|| drop(black_box(vec![1]))).count_total > 0);
}
