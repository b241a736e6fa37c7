//! Files written by released versions, in `tests/compat`, are read and still mean the same.

use std::fs;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::battle::{self, Position};
use starwright::table::{Entry, Play, Record};
use starwright::trucker::flight::Flight;
use starwright::trucker::{self, Fleet, Layout, yard};

fn committed(name: &str) -> String {
    let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn kept<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_str(&committed(&format!("compat/{name}.json"))).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn lines(name: &str) -> Vec<Value> {
    let text = committed(&format!("compat/{name}.jsonl"));
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn form(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("a form")
}

/// Everything that happens when a game is played again.
fn events<G: Play>(record: &Record<G>) -> Vec<G::Event> {
    let mut again = Record::<G>::begin(record.setup().clone()).unwrap_or_else(|error| panic!("{error}"));
    let mut events = Vec::new();
    for Entry { by, choice } in record.log().iter().cloned() {
        again.apply(by, choice, &mut events).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    events
}

/// Events without those that 0.1 did not tell, and without the fields it left out of others.
fn as_told_by_0_1(events: Value) -> Value {
    let Value::Array(mut events) = events else { panic!("a list of events") };
    events.retain(|event| !matches!(of_flight(event)["event"].as_str(), Some("remain" | "skipped" | "unmet")));
    for event in &mut events {
        let event = if event.get("flight").is_some() { &mut event["flight"] } else { event };
        for field in ["faced", "turned_from"] {
            event.as_object_mut().map(|event| event.remove(field));
        }
    }
    Value::Array(events)
}

/// An event of a flight, also where it is part of a game of rounds.
fn of_flight(event: &Value) -> &Value {
    event.get("flight").unwrap_or(event)
}

/// It is played to where it ended, looks as it did, and the same happens on the way.
fn reads_as_it_was_written<G: Play>(name: &str)
where
    Record<G>: Serialize + DeserializeOwned,
    G::View: Serialize + DeserializeOwned + PartialEq,
    G::Event: Serialize + DeserializeOwned,
{
    let record: Record<G> = kept(name);
    assert_eq!(form(&record), kept::<Value>(name), "{name}");
    let seen = format!("{name}.view");
    assert!(record.view(None) == kept(&seen), "{seen}");
    assert_eq!(form(&record.view(None)), kept::<Value>(&seen), "{seen}");
    let happened = format!("{name}.events");
    assert_eq!(form(&kept::<Vec<G::Event>>(&happened)), kept::<Value>(&happened), "{happened}");
    assert_eq!(as_told_by_0_1(form(&events(&record))), kept::<Value>(&happened), "{happened}");
}

#[test]
fn saves_of_0_1() {
    reads_as_it_was_written::<battle::Game>("0.1/battle");
    reads_as_it_was_written::<battle::Game>("0.1/battle-begun");
    reads_as_it_was_written::<yard::Yard>("0.1/yard");
    reads_as_it_was_written::<Flight>("0.1/flight");
    reads_as_it_was_written::<trucker::Game>("0.1/game");
}

/// A position is the game that was saved beside it.
#[test]
fn positions_of_0_1() {
    for name in ["0.1/battle", "0.1/battle-begun"] {
        let record: Record<battle::Game> = kept(name);
        let position: Position = kept(&format!("{name}.position"));
        assert_eq!(position, Position::from(record.game()), "{name}");
        assert_eq!(form(&position), kept::<Value>(&format!("{name}.position")), "{name}");
        let game = battle::Game::try_from(position).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(&game == record.game(), "{name}");
    }
}

fn ship(layout: &Layout) -> Value {
    json!({ "layout": layout, "notation": layout.notation(), "report": layout.check(), "weak_spot": layout.weak_spot() })
}

/// Layout and notation are the same ship, and the verdict is what it was.
#[test]
fn ships_of_0_1() {
    for line in lines("0.1/ships") {
        let layout: Layout = serde_json::from_value(line["layout"].clone()).expect("a layout");
        let notation = line["notation"].as_str().expect("text");
        assert_eq!(notation.parse::<Layout>().as_ref(), Ok(&layout));
        assert_eq!(ship(&layout), line, "{notation}");
    }
}

fn fleet(fleet: &Fleet) -> Value {
    json!({ "fleet": fleet, "crew": fleet.crew(), "strengths": fleet.strengths() })
}

/// What is aboard makes the same crew and the same strengths.
#[test]
fn fleets_of_0_1() {
    for line in lines("0.1/fleets") {
        let read: Fleet = serde_json::from_value(line["fleet"].clone()).expect("a fleet");
        assert_eq!(fleet(&read), line);
    }
}

/// FNV-1a, of 64 bits.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The cases of a version are the first of each file still, to the letter; that they are answered right is another test.
#[test]
fn cases_of_0_1() {
    for line in committed("compat/0.1/cases.txt").lines() {
        let [count, expected, name] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let count = count.parse().expect("a number");
        let text = committed(&format!("cases/{name}"));
        let cases: Vec<&str> = text.lines().take(count).collect();
        assert_eq!((cases.len(), format!("{:016x}", digest(&cases.join("\n"))).as_str()), (count, expected), "{name}");
    }
}
