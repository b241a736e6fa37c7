//! The `client` example as a person runs it.

use std::process::Command;

use serde_json::Value;

use super::example::program;

fn client(arguments: &[&str]) -> String {
    let output = Command::new(program("client")).args(arguments).output().expect("it runs");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    String::from_utf8(output.stdout).expect("text")
}

/// The messages of one way, without what the readers say.
fn messages(text: &str, way: &str) -> Vec<Value> {
    let sent = text.lines().filter_map(|line| line.strip_prefix(way)?.strip_prefix(": "));
    sent.map(|message| serde_json::from_str(message).expect("all that passes is JSON")).collect()
}

#[test]
fn spectator_and_late_joiner_see_both_games() {
    let text = client(&[]);
    for says in [
        "spectator: light cannon fire along column 7 destroys it, as it stands",
        "late joiner: light cannon fire along column 7 is stopped by the shield on 7/6, as it stands",
        "late joiner: the attack on column 7 hits the component on 7/7 and destroys it",
        "late joiner: a ship breaks into 2 pieces, of which its owner keeps one",
        "late joiner: it is over after 9 rounds: ",
    ] {
        assert!(text.contains(says), "{says}\n{text}");
    }
    assert!(!text.lines().any(|line| line.starts_with("to ")), "messages are for the curious");
}

/// The late joiner is sent what the spectator is sent, from then on.
#[test]
fn every_message_is_json() {
    let text = client(&["--verbose"]);
    let (watched, late) = (messages(&text, "to spectator"), messages(&text, "to late joiner"));
    let (ships, battle): (Vec<&Value>, Vec<&Value>) = late.iter().partition(|message| message.get("view").is_none());
    assert!(ships.len() >= 6 && battle.len() > 100, "{} and {}", ships.len(), battle.len());
    assert!(ships.iter().all(|message| watched.contains(message)));
    assert!(battle.iter().all(|message| message["view"]["hand"] == Value::Array(vec![])), "no hand is seen");
    assert_eq!(messages(&text, "from the owner").len(), 5, "a shield, three times nothing more, a piece");
    assert!((0..4).all(|seat| messages(&text, &format!("from seat {seat}")).len() > 50));
}
