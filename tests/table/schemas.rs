//! The JSON Schemas in `tests/schemas`: all that is written fits them, and what is no such value does not.

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde::Serialize;
use serde_json::Value;

use crate::formats;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn schema(name: &str) -> Validator {
    let text = fs::read_to_string(folder("schemas").join(format!("{name}.schema.json"))).expect("a committed schema");
    jsonschema::draft202012::new(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
}

fn fits(schema: &Validator, value: &Value) {
    let errors: Vec<String> = schema.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{value}: {errors:?}");
}

fn all_fit<T: Serialize>(name: &str, values: &[T]) {
    let schema = schema(name);
    for value in values {
        fits(&schema, &serde_json::to_value(value).expect("JSON writes it"));
    }
}

fn lines(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("a committed file");
    text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Every golden file.
#[test]
fn golden_values_fit() {
    for (name, file) in [
        ("component", "components"),
        ("board", "boards"),
        ("layout", "layouts"),
        ("fleet", "fleets"),
        ("report", "reports"),
    ] {
        all_fit(name, &lines(&folder("golden").join(format!("{file}.jsonl"))));
    }
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            below(&path, files);
        } else if path.extension().is_some_and(|end| end == "jsonl") {
            files.push(path);
        }
    }
}

/// Every printed card.
#[test]
fn cards_fit() {
    all_fit("card", &lines(&folder("golden").join("cards.jsonl")));
    all_fit("card", starwright::trucker::cards::Card::ALL);
}

/// The layout of every case that has one.
#[test]
fn layouts_of_cases_fit() {
    let mut files = Vec::new();
    below(&folder("cases"), &mut files);
    let (schema, mut met) = (schema("layout"), 0);
    for case in files.iter().flat_map(|file| lines(file)) {
        let part = |name: &str| case.get(name).map(|value| (name.to_owned(), value.clone()));
        let layout: Value = ["class", "board", "opened", "tiles"].into_iter().filter_map(part).collect();
        if layout.get("tiles").is_some() && (layout.get("class").is_some() || layout.get("board").is_some()) {
            fits(&schema, &layout);
            met += 1;
        }
    }
    assert!(met >= 500, "{met}");
}

/// Choices, events and saves of everything that is played.
#[test]
fn games_fit() {
    let (yard, events) = formats::yard();
    all_fit("yard_choice", &yard.log().iter().map(|entry| entry.choice).collect::<Vec<_>>());
    all_fit("yard_event", &events);
    all_fit("yard_record", &[yard]);
    let (flight, events) = formats::flight();
    all_fit("flight_choice", &flight.log().iter().map(|entry| entry.choice.clone()).collect::<Vec<_>>());
    all_fit("flight_event", &events);
    all_fit("flight_record", &[flight]);
    let (battle, events) = formats::battle();
    all_fit("battle_choice", &battle.log().iter().map(|entry| entry.choice.clone()).collect::<Vec<_>>());
    all_fit("battle_event", &events);
    all_fit("battle_record", &[battle]);
}

/// A schema that lets everything through would be none.
#[test]
fn mutants_do_not_fit() {
    for (name, text) in [
        ("component", r#"{"kind":"cannon","edges":"0030","points":"front"}"#),
        ("component", r#"{"kind":"cabin","edges":"0034"}"#),
        ("component", r#"{"kind":"cabin","edges":"0030","points":"front"}"#),
        ("component", r#"{"at":[0,0],"kind":"cabin","edges":"0030"}"#),
        ("component", r#"{"kind":"cabin","edges":"0030","colour":1}"#),
        ("board", r#"{"class":"V"}"#),
        ("board", r##"{"class":"I","board":{"art":["#"],"surface":"plane"}}"##),
        ("board", r#"{"board":{"art":["x"],"surface":"plane"}}"#),
        ("layout", r#"{"class":"I"}"#),
        ("layout", r#"{"class":"I","tiles":[{"kind":"cabin","edges":"0000"}]}"#),
        ("layout", r#"{"class":"I","tiles":[{"at":[11,0],"kind":"cabin","edges":"0000"}]}"#),
        ("fleet", r#"{"class":"I","tiles":[],"boarded":true,"aboard":[{"at":[0,0],"humans":1,"batteries":1}]}"#),
        ("report", r#"{"legal":true,"violations":[],"pieces":[[]],"exposed":0,"ships":[]}"#),
        (
            "report",
            r#"{"legal":false,"violations":[{"rule":"LM-LEGAL-10","cells":[]}],"pieces":[],"exposed":0,"ships":[]}"#,
        ),
        ("card", r#"{"level":"I","kind":"planets","planets":[""],"days":1}"#),
        ("card", r#"{"level":"I","kind":"stardust","days":1}"#),
        ("yard_choice", r#"{"do":"place","at":[2,3]}"#),
        ("yard_choice", r#"{"do":"dance"}"#),
        ("yard_event", r#"{"event":"reached","seat":5}"#),
        ("yard_record", r#"{"v":2,"setup":{},"log":[]}"#),
        ("flight_choice", r#"{"do":"land"}"#),
        ("flight_choice", r#"{"do":"defend","defence":{}}"#),
        ("flight_event", r#"{"event":"paid","seat":0,"credits":-1}"#),
        ("flight_record", r#"{"v":1,"setup":{"board":{"class":"I"},"level":"I","deck":[],"players":[]},"log":[]}"#),
        ("battle_choice", r#"{"do":"turn","fighter":7,"facing":6}"#),
        ("battle_choice", r#"{"do":"end","propose":"place"}"#),
        ("battle_event", r#"{"event":"over","winner":1}"#),
        ("battle_record", r#"{"v":1,"setup":{},"log":[]}"#),
    ] {
        assert!(!schema(name).is_valid(&serde_json::from_str(text).expect("JSON")), "{name}: {text}");
    }
}
