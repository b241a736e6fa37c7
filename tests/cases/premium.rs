//! The worked example for other programs, `premium.py`: it is right, and fails with a planted mistake.

use std::io::Write;
use std::process::Command;

/// What it says about the premiums of `generated`, and whether it is content; nothing where Python is not here.
fn premium(options: &[&str]) -> Option<(String, bool)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
    let python = Command::new("python3")
        .arg("premium.py")
        .args(options)
        .arg("generated/premium.jsonl")
        .current_dir(folder)
        .output();
    let Ok(output) = python else {
        // not by a macro, whose text the harness keeps to itself
        let mut stderr = std::io::stderr();
        writeln!(stderr, "!!! tests/cases/premium.py is NOT tested here: python3 is not here").expect("a terminal");
        return None;
    };
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    Some((String::from_utf8(output.stdout).expect("text"), output.status.success()))
}

#[test]
fn it_answers_as_this_crate_does() {
    if let Some((said, content)) = premium(&[]) {
        assert_eq!((said.trim_end(), content), ("150 cases, 0 differences", true));
    }
}

/// LM-TORUS-4: without corners, groups are too small, and the first line says where.
#[test]
fn a_planted_mistake_is_found() {
    if let Some((said, content)) = premium(&["--planted"]) {
        assert!(!content);
        assert!(said.starts_with("premium-0: largest_group is 12, not 9; empty ["), "{said}");
        assert!(said.ends_with("150 cases, 98 differences\n"), "{said}");
    }
}
