//! The `inspect` example as a person runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use super::example::program;

fn inspect(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(program("inspect"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example runs");
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
    assert_eq!(code, Some(0), "some are wrong on purpose");
    for word in ["iiic-eight-mistakes", "ivc-fleet", "LM-SPLICE-2", "exposed connectors: 3"] {
        assert!(out.contains(word), "{word}");
    }
    let table: Vec<Vec<&str>> = out.lines().rev().take(8).map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(table[7], ["ship", "verdict", "mistakes", "premium", "exposed", "connectors"]);
    let row = |name| table.iter().find(|row| row[0] == name).expect(name)[1..].join(" ");
    assert_eq!(row("iiic-premium-15"), "legal 0 15 0");
    assert_eq!(row("iiic-eight-mistakes"), "not legal 8 15 24");
    assert!(row("ivc-fleet").starts_with("legal 0 - "), "{}", row("ivc-fleet"));
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
    assert_eq!((code, error.as_str()), (Some(2), "-: tiles[0]: (0, 0) is not a cell of this board (LM-LEGAL-10)\n"));
    let (code, _, error) = inspect(&["-"], &format!("{{{}", " ".repeat(1 << 20)));
    assert_eq!((code, error.as_str()), (Some(2), "-: there are more than 1048576 bytes\n"));
    let (code, _, error) = inspect(&["-"], "{");
    assert_eq!(code, Some(2));
    assert!(error.starts_with("-: EOF while parsing"));
}
