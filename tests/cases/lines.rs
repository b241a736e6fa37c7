//! The `judge` example as a person runs it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use super::example::program;

/// The exit code, the answered lines, and standard error.
fn judge(arguments: &[&str], input: &[u8]) -> (Option<i32>, Vec<String>, String) {
    let mut command = Command::new(program("judge"));
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = pipes.spawn().expect("it runs");
    // a judge that cannot find a file does not read what it is given
    let _ = process.stdin.take().expect("a pipe").write_all(input);
    let ended = process.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (ended.status.code(), text(ended.stdout).lines().map(Into::into).collect(), text(ended.stderr))
}

/// The answer to one line.
fn answered(line: &str) -> String {
    let (_, lines, _) = judge(&[], line.as_bytes());
    let [answered] = &lines[..] else { panic!("{line}: {lines:?}") };
    answered.clone()
}

/// The error of one line.
fn error(line: &str) -> String {
    let answered: serde_json::Value = serde_json::from_str(&answered(line)).expect("JSON");
    answered["error"].as_str().unwrap_or_else(|| panic!("{line} is understood: {answered}")).to_owned()
}

const CASE: &[u8] = br#"{"id":"x","kind":"premium","empty":[[5,0],[0,5]]}"#;
const ANSWER: &str = r#"{"id":"x","kind":"premium","empty":[[5,0],[0,5]],"expect":{"largest_group":2,"premium":1}}"#;

#[test]
fn expect_is_overwritten() {
    let (code, lines, error) = judge(&[], CASE);
    assert_eq!((code, error.as_str()), (Some(0), ""));
    assert_eq!(lines, [ANSWER]);
    assert_eq!(answered(ANSWER), ANSWER);
    assert_eq!(answered(&ANSWER.replace(r#""premium":1"#, r#""premium":99"#)), ANSWER);
}

/// Everything else is returned unchanged, even numbers too large for any program.
#[test]
fn what_is_for_people_comes_back_as_it_came() {
    for id in ["123456789012345678901234567890", "1.50", "1e400", "null", r#"[1, {"a": 1, "a": 2}]"#] {
        let with = |case: &str| case.replace(r#""id":"x""#, &format!(r#""id":{id},"why":{id}"#));
        assert_eq!(answered(&with(ANSWER)), with(ANSWER));
    }
}

#[test]
fn every_line_is_answered() {
    let bad = b"{\"id\":\"\xff\"}";
    let input = [b"\xef\xbb\xbf", CASE, b"\r\n \n", bad, b"\n[1]\n{\n\xef\xbb\xbf", CASE, b"\n", CASE].concat();
    let (code, lines, error) = judge(&[], &input);
    assert_eq!((code, error.as_str()), (Some(2), "4 cases were not understood\n"));
    assert_eq!(lines.len(), 6);
    assert_eq!((lines[0].as_str(), lines[5].as_str()), (ANSWER, ANSWER));
    let errors =
        ["no text: invalid utf-8 sequence", "invalid type: sequence, expected a case", "EOF while", "expected value"];
    for (line, error) in lines[1..5].iter().zip(errors) {
        assert!(line.starts_with(&format!(r#"{{"error":"{error}"#)), "{line}");
    }
}

#[test]
fn files_are_answered_one_after_the_other() {
    let premium = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/generated/premium.jsonl");
    let (code, lines, _) = judge(&[premium, "-", premium], CASE);
    assert_eq!((code, lines.len(), lines[150].as_str()), (Some(0), 301, ANSWER));
    assert_eq!(lines[..150], lines[151..]);
    let (code, lines, error) = judge(&["no-such-file"], CASE);
    assert_eq!((code, lines.len()), (Some(2), 0));
    assert!(error.starts_with("no-such-file: "), "{error}");
}

/// A line longer than any case is refused as soon as it is too long, even if it never ends; earlier lines are answered.
#[test]
fn lines_have_a_limit() {
    let most = 1 << 20;
    let padded = |length: usize| [CASE, &vec![b' '; length - CASE.len()]].concat();
    let (code, lines, error) = judge(&[], &[&padded(most), &b"\n"[..], &padded(most)].concat());
    assert_eq!((code, lines.len(), error.as_str()), (Some(0), 2, ""));
    let input = [CASE, b"\n", &padded(most + 1), b"\n", CASE].concat();
    let (code, lines, error) = judge(&[], &input);
    assert_eq!((code, error.as_str()), (Some(2), "-: line 2 has more than 1048576 bytes\n"));
    assert_eq!(lines, [ANSWER]);
    if Path::new("/dev/zero").exists() {
        let (code, lines, error) = judge(&["/dev/zero"], b"");
        assert_eq!((code, lines.len()), (Some(2), 0));
        assert_eq!(error, "/dev/zero: line 1 has more than 1048576 bytes\n");
    }
}

/// LM-BOARD-4: the number of players is checked before anything is allocated for them.
#[test]
fn too_many_players_are_refused() {
    let players = |players: &str| {
        error(&format!(r#"{{"kind": "yard", "class": "I", "players": {players}, "pool": [], "events": []}}"#))
    };
    assert_eq!(players("4294967295"), "`players`: invalid value: integer `4294967295`, expected u8");
    assert_eq!(players("6"), "2 to 5 play, not 6 (LM-BOARD-4)");
}

#[test]
fn an_impossible_case_is_refused_with_the_field() {
    let premium = |empty: &str| error(&format!(r#"{{"kind": "premium", "empty": {empty}}}"#));
    assert_eq!(premium("[[6, 0]]"), "`empty` names a cell that the board has not");
    assert_eq!(premium("3"), "`empty`: invalid type: integer `3`, expected a sequence");
    assert_eq!(premium("[[1, 1], [1, 2], [1, 1]]"), "`empty` holds [1,1] twice");
    assert_eq!(error(r#"{"kind": "premium"}"#), "there is no `empty`");
    assert_eq!(error(r#"{"id": 1}"#), "a case has a `kind`");
    assert_eq!(error(r#"{"kind": "chess"}"#), "unknown kind `chess`");
    assert_eq!(error(r#"{"kind": "premium", "empty": [], "from": "left"}"#), "unknown field `from`");
}

#[test]
fn a_duplicate_is_refused_with_the_field() {
    let case = r#"{"kind": "attack", "class": "IVC", "opened": ["1"], "tiles": [{"at": [2, 2], "kind": "structural", "edges": "3333"}], "from": "front", "dice": [1, 2]}"#;
    assert!(!answered(case).contains("error"));
    for (field, again) in [("kind", r#""attack""#), ("class", r#""IVC""#), ("dice", "[1, 2]"), ("from", r#""rear""#)] {
        let doubled = case.replacen('{', &format!(r#"{{"{field}": {again}, "#), 1);
        assert_eq!(error(&doubled), format!("the field `{field}` stands twice"));
        assert!(
            answered(&doubled).starts_with(&format!(r#"{{"{field}":{again},"#).replace(": ", ":")),
            "it comes back"
        );
    }
    for field in [r#""at": [2, 3]"#, r#""kind": "structural""#, r#""edges": "0000""#] {
        let name = field.split('"').nth(1).expect("a name");
        let doubled = case.replace("[{", &format!("[{{{field}, "));
        assert!(error(&doubled).starts_with(&format!("`tiles`: the field `{name}` stands twice")));
    }
    assert_eq!(error(&case.replace(r#"["1"]"#, r#"["1", "=", "1"]"#)), r#"`opened` holds "1" twice"#);
    let expecting = r#"{"kind": "premium", "empty": [], "expect": {"premium": 0, "premium": 1}}"#;
    assert!(error(expecting).starts_with("`expect`: the field `premium` stands twice"));
    assert!(error(&case.replace("[1, 2]", "[1, 20000000000000000000000]")).starts_with("`dice`: "));
}

#[test]
fn a_fighter_named_twice_is_refused() {
    let cases = include_str!("battle/battle_squadron.jsonl");
    let case = cases.lines().find(|case| case.contains(r#""facings":[["#)).expect("a squadron that turns");
    let (before, after) = case.split_once(r#""facings":["#).expect("facings");
    let (first, _) = after.split_once("],").expect("a facing");
    let error = error(&format!(r#"{before}"facings": [{first}], {after}"#));
    assert!(error.starts_with("`facings` names ") && error.ends_with(" twice"), "{error}");

    let cases = include_str!("battle/battle_power.jsonl");
    let case =
        cases.lines().find(|case| case.contains(r#""doubled":["#) && !case.contains(r#""doubled":[]"#)).expect("one");
    let (before, after) = case.split_once(r#""doubled":["#).expect("fighters");
    let first = after.split([',', ']']).next().expect("a fighter");
    let error = self::error(&format!(r#"{before}"doubled":[{first}, {after}"#));
    assert!(error.starts_with("`doubled` names ") && error.ends_with(" twice"), "{error}");
}
