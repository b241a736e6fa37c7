//! The worked examples for other programs, in `programs/`, run as `tests/cases/README.md` says: they are right, and fail with a
//! planted mistake.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::example;

const CASES: &str = "tests/cases/generated/premium.jsonl";

/// What a program answers, in a file; nothing where its language is not here.
fn answers(language: &str, program: &str, options: &[&str]) -> Option<PathBuf> {
    let cases = File::open(CASES).expect("committed cases");
    let ran = Command::new(language).arg(format!("tests/cases/programs/{program}")).args(options).stdin(cases).output();
    let Ok(ran) = ran else {
        // not by a macro, whose text the harness keeps to itself
        let mut stderr = std::io::stderr();
        writeln!(stderr, "!!! {program} is NOT tested here: {language} is not here").expect("a terminal");
        return None;
    };
    assert_eq!(String::from_utf8_lossy(&ran.stderr), "");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{program}{}", options.concat()));
    fs::write(&file, ran.stdout).expect("a folder for tests");
    Some(file)
}

/// What `judge --compare` says of answers, and its exit code.
fn compared(answers: &Path) -> (String, Option<i32>) {
    let judge = example::program("judge");
    let ran = Command::new(judge).arg("--compare").arg(answers).arg(CASES).output().expect("the judge");
    (String::from_utf8([ran.stdout, ran.stderr].concat()).expect("text"), ran.status.code())
}

fn is_right_and_fails_with_a_planted_mistake(language: &str, program: &str) {
    let Some(right) = answers(language, program, &[]) else { return };
    assert_eq!(compared(&right), ("0 of 150 cases differ\n".into(), Some(0)));
    let wrong = answers(language, program, &["--planted"]).expect("it ran before");
    let (said, code) = compared(&wrong);
    assert_eq!(code, Some(1));
    // LM-TORUS-4: without corners, groups are too small
    assert!(said.starts_with("premium-0: `largest_group`: expected 12, found 9\n"), "{said}");
    assert!(said.ends_with("59 of 150 cases differ\n"), "{said}");
}

#[test]
fn python_is_compared() {
    is_right_and_fails_with_a_planted_mistake("python3", "premium.py");
}

#[test]
fn javascript_is_compared() {
    is_right_and_fails_with_a_planted_mistake("node", "premium.mjs");
}

#[test]
fn answers_that_are_missing_or_of_other_cases_are_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("answers.jsonl");
    let compare = |answers: &str| {
        fs::write(&file, answers).expect("a folder for tests");
        compared(&file)
    };
    assert_eq!(compare(""), (format!("{CASES}: no answer to premium-0\n"), Some(2)));
    let found = compare(r#"{"id": "x", "expect": {}}"#);
    assert_eq!(found, (format!("{CASES}: expected an answer to premium-0, found one to \"x\"\n"), Some(2)));
}
