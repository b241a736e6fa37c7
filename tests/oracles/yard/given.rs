//! The oracle against the given cases, which another hand wrote.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::table::answer;
use crate::flight::compare::difference;

/// The oracle agrees with every `yard` case.
#[test]
fn yard_cases() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/yard/yard.jsonl");
    let text = fs::read_to_string(file).expect("a committed file");
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        let mut found = answer(&case);
        let verdicts = found["events"].as_array_mut().expect("a verdict each").iter_mut();
        for (verdict, expected) in verdicts.zip(case["expect"]["events"].as_array().expect("a verdict each")) {
            // either may know a rule more that forbids it
            if let (Some(rules), Some(expected)) = (verdict.as_array_mut(), expected.as_array()) {
                rules.retain(|rule| expected.contains(rule));
            }
        }
        let same = difference("yard", &case["expect"], &found);
        assert_eq!(same, Ok(()), "{}", case["id"]);
    }
    assert!(text.lines().count() >= 40);
}
