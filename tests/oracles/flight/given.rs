//! The oracle against the cases that another hand worked out. These tests say that the oracle is right, not that the
//! crate is, so they are no rule's test.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::answer::answer;
use super::compare::difference;

#[test]
fn the_oracle_agrees_with_every_given_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/flight");
    let mut count = 0;
    for file in ["boosts", "card", "level_four", "own", "settings", "track"] {
        for line in fs::read_to_string(folder.join(format!("{file}.jsonl"))).expect("a file of cases").lines() {
            let case: Value = serde_json::from_str(line).expect("a case");
            let kind = case["kind"].as_str().expect("a kind");
            let (found, expect) = (answer(&case).expect, &case["expect"]);
            assert_eq!(difference(kind, expect, &found), Ok(()), "{}", case["id"]);
            // a refusal names just the rules that are given, not only some of them
            assert_eq!(difference(kind, &found, expect), Ok(()), "{}", case["id"]);
            count += 1;
        }
    }
    assert!(count >= 240, "only {count} cases");
}
