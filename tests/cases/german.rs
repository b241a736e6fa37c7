//! The `german` example as a person runs it.

use std::process::Command;

use super::example::program;

/// Whatever happened or was refused has a German sentence without a hole, and cells bear their printed numbers.
#[test]
fn everything_is_said() {
    let output = Command::new(program("german")).output().expect("the example runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0));
    assert!(!text.contains(['{', '}']), "{text}");
    for sentence in [
        "Spalte 7 Reihe 6 und Spalte 7 Reihe 7: ",
        "Auf Spalte 7 Reihe 7 liegt schon etwas.",
        "Spalte 5 Reihe 5 ist kein Feld dieses Bretts.",
        "Auf Spalte 7 Reihe 7 ist kein Schild.",
        "Das ist jetzt nicht dran.",
        "greift in den verdeckten Vorrat.",
        "stellt die Flotte auf.",
    ] {
        assert!(text.contains(sentence), "{sentence}\n{text}");
    }
}
