//! Every case under tests/cases/battle, answered by the judge of the examples.

#[path = "../examples/judge/battle/mod.rs"]
mod judge;

use std::fs;
use std::path::Path;

use serde_json::Value;

/// Whether an answer is what a case expects; of several rules that a choice breaks a refusal names one.
fn fits(answer: &Value, expected: &Value) -> bool {
    match (answer["illegal"].as_array(), expected["illegal"].as_array()) {
        (Some(named), Some(broken)) => !named.is_empty() && named.iter().all(|rule| broken.contains(rule)),
        _ => answer == expected,
    }
}

#[test]
fn every_case_is_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/battle");
    let mut wrong = Vec::new();
    let mut count = 0;
    for (kind, answer) in judge::KINDS {
        let lines = fs::read_to_string(folder.join(format!("{kind}.jsonl"))).unwrap();
        for line in lines.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            assert_eq!(case["kind"], *kind);
            count += 1;
            match answer(&case) {
                Ok(answer) if fits(&answer, &case["expect"]) => {}
                other => wrong.push(format!("{}: {other:?}\n    expected {}", case["id"], case["expect"])),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count} cases are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
