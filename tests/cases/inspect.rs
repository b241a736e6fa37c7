//! The `inspect` example as a person runs it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Examples are built beside the tests.
fn program() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    tests.ancestors().nth(2).unwrap().join("examples").join("inspect")
}

fn inspect(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(program())
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example is built with the tests");
    // a program that refuses its arguments may not read what it is given
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

fn ship(name: &str) -> String {
    format!("{}/examples/ships/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn all_example_ships() {
    let (code, out, _) = inspect(&[], "");
    assert_eq!(code, Some(1), "one of them is wrong on purpose");
    for word in ["iiic-eight-mistakes", "ivc-fleet", "LM-SPLICE-2", "exposed connectors: 3"] {
        assert!(out.contains(word), "{word}");
    }
}

#[test]
fn exit_codes() {
    let (code, out, _) = inspect(&[&ship("iiic-packed")], "");
    assert_eq!(code, Some(0));
    assert!(out.contains("\nlegal\n"));
    let (code, out, _) = inspect(&[&ship("iiic-eight-mistakes")], "");
    assert_eq!((code, out.matches("LM-LEGAL-").count()), (Some(1), 8));
    let (code, _, error) = inspect(&["no-such-file"], "");
    assert_eq!(code, Some(2));
    assert!(error.starts_with("no-such-file: "));
}

#[test]
fn standard_input() {
    let (code, _, _) = inspect(&["-"], r#"{"class": "I", "tiles": []}"#);
    assert_eq!(code, Some(0));
    let (code, _, error) =
        inspect(&["-"], r#"{"class": "I", "tiles": [{"at": [0, 0], "kind": "cabin", "edges": "1111"}]}"#);
    assert_eq!((code, error.as_str()), (Some(2), "-: tile 0: (0, 0) is no cell of this board (LM-LEGAL-10)\n"));
    let (code, _, error) = inspect(&["-"], "{");
    assert_eq!(code, Some(2));
    assert!(error.starts_with("-: EOF while parsing"));
}
