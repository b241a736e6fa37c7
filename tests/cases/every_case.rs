//! Runs every `*.jsonl` below this folder, at any depth: each line is a case, its `expect` is compared field by field.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::compare::difference;
use super::judge::Judge;

#[test]
fn every_case_is_answered_as_expected() {
    let files = case_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")));
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("readable")).collect();
    let lines = || {
        let files = files.iter().zip(&texts);
        let lines =
            files.flat_map(|(file, text)| (1..).zip(text.lines()).map(move |(number, line)| (file, number, line)));
        lines.filter(|(.., line)| !line.trim().is_empty())
    };
    let mut judge = Judge::start();
    lines().for_each(|(.., line)| judge.ask(line));
    let mut failures = Vec::new();
    for (file, number, line) in lines() {
        if let Err(fault) = judged(line, judge.answer()) {
            failures.push(format!("{}:{number}: {fault}", file.display()));
        }
    }
    let run = lines().count();
    assert!(failures.is_empty(), "{} of {run} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(run > 970, "only {run} cases were found in {files:?}");
}

#[test]
fn what_is_not_understood_fails() {
    let mut judge = Judge::start();
    let mut judged = |line: &str| {
        judge.ask(line);
        judged(line, judge.answer())
    };
    let case = r#"{"id": "x", "kind": "check", "class": "IIIC", "tiles": [], "expect": {"legal": true}"#;
    assert_eq!(judged(&format!("{case}}}")), Ok(()));
    assert_eq!(judged(&format!(r#"{case}, "colour": 1}}"#)), Err("unknown field `colour`".into()));
    assert_eq!(judged(r#"{"kind": "chess", "expect": {"mate": true}}"#), Err("unknown kind `chess`".into()));
    let expecting = |expect: &str| format!(r#"{{"kind": "check", "class": "IIIC", "tiles": [], "expect": {expect}}}"#);
    assert_eq!(judged(&expecting(r#"{"legal": false}"#)), Err("`legal`: expected false, found true".into()));
    assert_eq!(judged(&expecting(r#"{"merry": true}"#)), Err("unknown field `merry` is expected".into()));
    assert_eq!(judged(&expecting("{}")), Err("nothing is expected".into()));
    assert_eq!(judged(r#"{"kind": "check", "class": "IIIC", "tiles": []}"#), Err("nothing is expected".into()));
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

/// What is wrong with a case, or with the answer to it.
fn judged(line: &str, answer: Result<Value, String>) -> Result<(), String> {
    let answer = answer?;
    let case: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    difference(case["kind"].as_str().unwrap_or_default(), &case["expect"], &answer)
}
