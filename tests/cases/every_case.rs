//! Runs every `*.jsonl` below this folder, at any depth: each line is a case, its `expect` is compared field by field.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::compare::difference;
use super::judge::Judge;

#[test]
fn every_case_is_answered_as_expected() {
    let files = case_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")));
    let read = |file: &PathBuf| (file.display().to_string(), fs::read_to_string(file).expect("readable"));
    let files: Vec<(String, String)> = files.iter().map(read).collect();
    let (run, failures) = run(&files);
    assert!(failures.is_empty(), "{} of {run} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(run >= 1380, "only {run} cases were found");
}

/// The lines of all files.
pub(crate) fn all_lines() -> Vec<String> {
    let files = case_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases")));
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("readable"));
    texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).filter(|line| !line.is_empty()).collect()
}

#[test]
fn a_failure_names_its_file_and_line() {
    let good = r#"{"kind": "premium", "empty": [], "expect": {"premium": 0}}"#;
    let text = format!("{good}\n\n{}\n{{\n", good.replace("premium\", \"empty", "chess\", \"empty"));
    let files = [("a".to_owned(), good.to_owned()), ("b".to_owned(), text)];
    let (run, failures) = run(&files);
    assert_eq!((run, failures.len(), failures[0].as_str()), (4, 2, "b:3: unknown kind `chess`"));
    assert!(failures[1].starts_with("b:4: EOF while parsing"));
}

/// How many cases there are in files of these names and texts, and what is wrong with which of them.
fn run(files: &[(String, String)]) -> (usize, Vec<String>) {
    let lines = || {
        let lines =
            files.iter().flat_map(|(file, text)| (1..).zip(text.lines()).map(move |(at, line)| (file, at, line)));
        lines.filter(|(.., line)| !line.trim().is_empty())
    };
    let mut judge = Judge::start();
    lines().for_each(|(.., line)| judge.ask(line));
    let failure = |(file, at, line)| Some(format!("{file}:{at}: {}", judged(line, judge.answer()).err()?));
    (lines().count(), lines().filter_map(failure).collect())
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
