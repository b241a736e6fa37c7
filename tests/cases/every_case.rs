//! Runs every `*.jsonl` below `tests/cases/`, at any depth: each line is a case, its `expect` is compared field by field.

#[path = "../../examples/judge/mod.rs"]
mod judge;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

/// Lists whose order tells something; every other list is a set.
const ORDERED: [&str; 2] = ["lines", "shooters"];

#[test]
fn every_case_is_answered_as_expected() {
    let files = case_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")));
    let mut run = 0;
    let mut failures = Vec::new();
    for file in &files {
        for (number, line) in fs::read_to_string(file).expect("readable").lines().enumerate() {
            match judged(line) {
                Ok(()) => run += 1,
                Err(fault) => failures.push(format!("{}:{}: {fault}", file.display(), number + 1)),
            }
        }
    }
    assert!(failures.is_empty(), "{} of {} cases fail:\n{}", failures.len(), run + failures.len(), failures.join("\n"));
    assert!(run > 150, "only {run} cases were found in {files:?}");
}

#[test]
fn what_is_not_understood_fails() {
    let case = r#"{"id": "x", "kind": "check", "class": "IIIC", "tiles": [], "expect": {"legal": true}"#;
    assert_eq!(judged(&format!("{case}}}")), Ok(()));
    assert_eq!(judged(&format!(r#"{case}, "colour": 1}}"#)), Err("unknown field `colour`".into()));
    assert_eq!(judged(r#"{"kind": "chess", "expect": {"mate": true}}"#), Err("unknown kind `chess`".into()));
    assert!(judged(r#"{"kind": "check", "class": "IIIC", "tiles": [], "expect": {"legal": false}}"#).is_err());
    assert!(judged(r#"{"kind": "check", "class": "IIIC", "tiles": [], "expect": {"beautiful": true}}"#).is_err());
}

/// The judge writes a case back with `expect` filled in, whatever stood there, or with what is wrong with it.
#[test]
fn the_judge_fills_in_what_is_expected() {
    let case = r#"{"id": "x", "kind": "premium", "empty": [[5, 0], [0, 5]], "expect": {"premium": 99}}"#;
    let expected = r#"{"empty":[[5,0],[0,5]],"expect":{"largest_group":2,"premium":1},"id":"x","kind":"premium"}"#;
    assert_eq!(judge::answer_line(case).to_string(), expected);
    let unknown = judge::answer_line(r#"{"id": "x", "kind": "chess"}"#);
    assert_eq!(unknown.to_string(), r#"{"error":"unknown kind `chess`","id":"x","kind":"chess"}"#);
    assert_eq!(judge::answer_line("[1]").to_string(), r#"{"error":"a case is an object"}"#);
    assert_eq!(judge::answer_line("{").as_object().map(serde_json::Map::len), Some(1));
    let refused =
        |empty: &str| judge::answer_line(&format!(r#"{{"kind": "premium", "empty": {empty}}}"#))["error"].clone();
    assert_eq!(refused("[[6, 0]]"), "`empty` names a cell that IIIC has not");
    assert_eq!(refused("3"), "`empty`: invalid type: integer `3`, expected a sequence");
    assert_eq!(judge::answer_line(r#"{"kind": "premium"}"#)["error"], "there is no `empty`");
}

fn case_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files.extend(case_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn judged(line: &str) -> Result<(), String> {
    let case: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let expect = case["expect"].as_object().filter(|expect| !expect.is_empty()).ok_or("nothing is expected")?;
    let answer = judge::answer(&case)?;
    if let Some(broken) = expect.get("illegal") {
        return names_one_of(&answer["illegal"], broken);
    }
    if case["kind"].as_str().is_some_and(|kind| kind.starts_with("battle_")) {
        let same = answer == case["expect"];
        return same.then_some(()).ok_or_else(|| format!("expected {}, found {answer}", case["expect"]));
    }
    for (field, expected) in expect {
        let found = answer.get(field).ok_or_else(|| format!("unknown field `{field}` is expected"))?;
        if canonical(field, expected) != canonical(field, found) {
            return Err(format!("`{field}`: expected {expected}, found {found}"));
        }
    }
    Ok(())
}

/// A refusal names one of the rules that a choice breaks.
fn names_one_of(named: &Value, broken: &Value) -> Result<(), String> {
    let is_broken = |rule| broken.as_array().is_some_and(|broken| broken.contains(rule));
    match named.as_array() {
        Some(named) if !named.is_empty() && named.iter().all(is_broken) => Ok(()),
        _ => Err(format!("to be refused by one of {broken}, not {named}")),
    }
}

/// The value with every list that is a set in one order. The two cells of a contact are a set, of a blocked outlet not.
fn canonical(field: &str, value: &Value) -> Value {
    match value {
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| canonical("", item)).collect();
            let is_cell = items.iter().all(Value::is_number);
            if !is_cell && !ORDERED.contains(&field) {
                items.sort_by_key(ToString::to_string);
            }
            Value::Array(items)
        }
        Value::Object(fields) if fields.get("rule").is_some_and(is_ordered_pair) => value.clone(),
        Value::Object(fields) => {
            let fields: Map<_, _> = fields.iter().map(|(name, value)| (name.clone(), canonical(name, value))).collect();
            Value::Object(fields)
        }
        _ => value.clone(),
    }
}

fn is_ordered_pair(rule: &Value) -> bool {
    ["LM-LEGAL-6", "LM-LEGAL-7", "LM-LEGAL-8"].iter().any(|id| rule == id)
}
