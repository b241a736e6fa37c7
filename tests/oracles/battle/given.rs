//! The oracle against cases worked out by somebody else. These tests check the oracle, not the
//! crate, so they count for no rule.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::battle::oracle::answer::answer;

#[test]
fn the_oracle_agrees_with_every_given_case() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/battle"));
    let kinds = ["capital", "poses", "power", "rulings", "score", "squadron", "targets"];
    let files = kinds.map(|kind| folder.join(format!("battle_{kind}.jsonl")));
    let mut count = 0;
    let mut faults = Vec::new();
    for file in files {
        for (line, case) in (1..).zip(fs::read_to_string(&file).unwrap().lines()) {
            let case: Value = serde_json::from_str(case).unwrap();
            let found = std::panic::catch_unwind(|| answer(&case).expect);
            if found.as_ref().ok() != Some(&case["expect"]) {
                faults.push(format!("{}:{line}: {found:?}, not {}", file.display(), case["expect"]));
            }
            count += 1;
        }
    }
    assert!(faults.is_empty(), "{} of {count} differ:\n{}", faults.len(), faults.join("\n"));
    assert!(count >= 360, "only {count} cases");
}
