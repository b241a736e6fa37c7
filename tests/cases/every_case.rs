//! Runs every `*.jsonl` below this folder, at any depth: each line is a case, its `expect` is compared field by field.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use starwright::trucker::{Blueprint, Board, Builder, Class};

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

/// LM-R54: a board brought as data, every field of it as on a built-in one, is played as that class is: in every kind of case.
#[test]
fn a_class_given_as_a_board_plays_alike() {
    let lines = all_lines().into_iter().filter_map(|line| with_rebuilt_board(&line)).collect::<Vec<_>>().join("\n");
    let kinds: BTreeSet<String> = lines.lines().map(kind).collect();
    assert!(kinds.iter().map(String::as_str).eq(KINDS_ON_A_BOARD), "{kinds:?}");
    let (run, failures) = run(&[("rebuilt".to_owned(), lines)]);
    assert!(failures.is_empty(), "{} of {run} cases fail:\n{}", failures.len(), failures.join("\n"));
}

/// Every kind of case that is played on a board.
const KINDS_ON_A_BOARD: [&str; 10] =
    ["aliens", "attack", "card", "check", "launch", "premium", "repair", "settle", "strength", "yard"];

fn kind(line: &str) -> String {
    let case: Value = serde_json::from_str(line).expect("a case");
    case["kind"].as_str().expect("a kind").to_owned()
}

/// A case with a custom board in place of its class.
fn with_rebuilt_board(line: &str) -> Option<String> {
    let mut case: Value = serde_json::from_str(line).expect("a case");
    let class = case.as_object_mut()?.remove("class").or_else(|| (case["kind"] == "premium").then(|| json!("IIIC")))?;
    let class: Class = serde_json::from_value(class).expect("a class");
    let board = Board::custom(rebuilt(class.blueprint()));
    case["board"] = serde_json::to_value(&board).expect("JSON")["board"].take();
    Some(case.to_string())
}

fn rebuilt(printed: &Blueprint) -> Blueprint {
    let art: Vec<String> = printed.art().collect();
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    let surface = printed.surface();
    let columns: Vec<Vec<u8>> = (0..surface.columns()).map(|line| printed.columns().of(line).collect()).collect();
    let rows: Vec<Vec<u8>> = (0..surface.rows()).map(|line| printed.rows().of(line).collect()).collect();
    let mut builder = Blueprint::builder(&art)
        .topology(surface.topology())
        .orange_open(printed.orange_open())
        .several_numbers(&columns, &rows)
        .loss_penalty(printed.loss_penalty())
        .overtime(printed.overtime());
    builder = printed.splice().into_iter().fold(builder, Builder::splice_right_of);
    builder = printed.starting_cabin().into_iter().fold(builder, Builder::starting_cabin);
    builder = printed.premium().into_iter().fold(builder, Builder::premium);
    builder = printed.level().into_iter().fold(builder, Builder::level);
    builder.build().expect("a sound board")
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

/// The number of cases in files of these names and texts, and the faults of each.
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
fn an_unreadable_case_fails() {
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

/// The fault of a case or of its answer.
fn judged(line: &str, answer: Result<Value, String>) -> Result<(), String> {
    let answer = answer?;
    let case: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    difference(case["kind"].as_str().unwrap_or_default(), &case["expect"], &answer)
}
