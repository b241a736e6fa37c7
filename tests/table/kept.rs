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
    let told = form(&events(&record));
    let told = if name.starts_with("0.1/") { as_told_by_0_1(told) } else { told };
    assert_eq!(told, kept::<Value>(&happened), "{happened}");
}

/// The battles of each version.
const BATTLES: [&str; 4] = ["0.1/battle", "0.1/battle-begun", "0.2/battle-powers", "0.2/battle-settings"];

#[test]
fn saves_of_released_versions() {
    for name in BATTLES {
        reads_as_it_was_written::<battle::Game>(name);
    }
    reads_as_it_was_written::<yard::Yard>("0.1/yard");
    reads_as_it_was_written::<yard::Yard>("0.2/yard");
    reads_as_it_was_written::<Flight>("0.1/flight");
    reads_as_it_was_written::<trucker::Game>("0.1/game");
    reads_as_it_was_written::<trucker::Game>("0.2/game");
}

/// A position is the game that was saved beside it.
#[test]
fn positions_of_released_versions() {
    for name in BATTLES {
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
fn ships_of_released_versions() {
    for line in ["0.1/ships", "0.2/ships"].into_iter().flat_map(lines) {
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
fn fleets_of_released_versions() {
    for line in ["0.1/fleets", "0.2/fleets"].into_iter().flat_map(lines) {
        let read: Fleet = serde_json::from_value(line["fleet"].clone()).expect("a fleet");
        assert_eq!(fleet(&read), line);
    }
}
