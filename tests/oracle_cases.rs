//! The oracle of `tests/oracle` against cases that another hand worked out. Rule ids stand inside the functions, not over
//! them: these tests say that the oracle is right, not that the crate is, so they are no rule's test.

mod oracle;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use oracle::check::{Violation, check};
use oracle::json;

/// Runs `verify` on every line of that kind, with the place named when it fails; how many there were.
fn each_case(kind: &str, verify: impl Fn(&Value)) -> usize {
    let mut count = 0;
    for file in case_files() {
        let text = fs::read_to_string(&file).unwrap();
        for (line, case) in (1..).zip(text.lines()) {
            let case: Value = serde_json::from_str(case).unwrap();
            let known = ["check", "premium", "attack", "strength"];
            assert!(known.contains(&json::text(&case["kind"])), "{}:{line}: unknown kind", file.display());
            if case["kind"] == kind {
                let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| verify(&case)));
                assert!(outcome.is_ok(), "{}:{line}: {}", file.display(), case["id"]);
                count += 1;
            }
        }
    }
    count
}

/// The case files of Galaxy Trucker.
fn case_files() -> Vec<PathBuf> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files = Vec::new();
    for directory in ["generated", "bench"] {
        for entry in fs::read_dir(cases.join(directory)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "jsonl") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The violations a case expects; one that is listed twice is a panic.
fn expected_errors(value: &Value) -> BTreeSet<Violation> {
    let mut errors = BTreeSet::new();
    for error in json::list(value) {
        json::only_fields(error, &["rule", "cells"]);
        let violation = Violation::new(json::text(&error["rule"]), &json::cells(&error["cells"]));
        assert!(errors.insert(violation), "an error is listed twice");
    }
    errors
}

/// Compares the whole report of a `check` case.
fn verify_check(case: &Value) {
    json::only_fields(case, &["id", "kind", "class", "opened", "board", "tiles", "expect", "why", "from_source"]);
    let expect = &case["expect"];
    json::only_fields(expect, &["legal", "errors", "pieces", "exposed"]);
    let report = check(&json::board(case), &json::tiles(case));
    assert_eq!(report.errors, expected_errors(&expect["errors"]));
    assert_eq!(report.pieces, json::cell_sets(&expect["pieces"]));
    assert_eq!(report.exposed, json::number(&expect["exposed"]));
    assert_eq!(Some(report.legal), expect["legal"].as_bool());
}

/// The oracle's ship check agrees with every `check` case.
#[test]
fn check_cases() {
    assert!(each_case("check", verify_check) >= 159);
}
