//! The schemas of all messages. Built here from those of the crate and committed in `schemas/`; tests check every message against them.

use std::path::Path;
use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use crate::support::{QUICK, Server};

/// Names of the games in messages.
const PLAYS: [&str; 4] = ["battle", "yard", "flight", "game"];

fn object(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "additionalProperties": false, "required": required, "properties": properties })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

fn list(name: &str) -> Value {
    json!({ "type": "array", "items": reference(name) })
}

fn one_of(schemas: Vec<Value>) -> Value {
    json!({ "anyOf": schemas })
}

/// A message with one key: `{"choose": {…}}`.
fn keyed(key: &str, required: &[&str], properties: Value) -> Value {
    object(&[key], json!({ key: object(required, properties) }))
}

/// Messages of a client.
fn said() -> [(&'static str, Value); 3] {
    let name = json!({ "type": "string", "minLength": 1, "maxLength": 40 });
    let choices = PLAYS.iter().map(|play| reference(&format!("{play}_choice"))).collect();
    let hello = object(
        &["table", "secret"],
        json!({ "table": { "type": "string" }, "secret": reference("secret"), "since": { "type": ["integer", "null"], "minimum": 0 } }),
    );
    let said = one_of(vec![
        keyed("choose", &["id", "choice"], json!({ "id": name, "choice": one_of(choices) })),
        keyed("undo", &[], json!({})),
        keyed("agree", &["yes"], json!({ "yes": { "type": "boolean" } })),
        keyed("bot", &["plays"], json!({ "plays": { "type": "boolean" } })),
        keyed("resign", &[], json!({})),
        keyed("name", &["name"], json!({ "name": name })),
        keyed("record", &[], json!({})),
    ]);
    let secret = json!({ "type": "string", "pattern": "^[0-9a-fA-F]{32}$" });
    [("hello", hello), ("said", said), ("secret", secret)]
}

/// Messages that do not depend on the game.
fn shared() -> [(&'static str, Value); 6] {
    let position = json!({ "type": "integer", "minimum": 0 });
    let player = object(
        &["name", "bot", "resigned", "here"],
        json!({ "name": { "type": "string", "maxLength": 40 }, "bot": { "type": "boolean" }, "resigned": { "type": "boolean" }, "here": { "type": "boolean" } }),
    );
    let ask = object(
        &["seat", "to", "chance", "revealed", "agreed"],
        json!({ "seat": reference("seat"), "to": position, "chance": { "type": "boolean" }, "revealed": { "type": "boolean" }, "agreed": reference("seat_set") }),
    );
    let own = one_of(vec![
        told("taken", &["id", "position"], json!({ "id": { "type": "string" }, "position": position })),
        told("sorry", &["why"], json!({ "why": { "enum": SORRY } })),
    ]);
    // a message as data, which `examples/words` turns into sentences
    let text = json!({ "type": "string" });
    let mut sentence = object(
        &["id"],
        json!({ "id": text, "key": text, "variables": { "type": "object" }, "parts": { "type": "array" }, "rule": text }),
    );
    sentence["title"] = "a message as data".into();
    [
        ("position", position),
        ("player", player),
        ("ask", ask),
        ("sentence", sentence),
        ("told", own),
        ("patch", json!({ "type": "array", "items": operation() })),
    ]
}

/// An operation of a JSON Patch, of those that are used.
fn operation() -> Value {
    let path = json!({ "type": "string", "pattern": "^/" });
    let mut operation = one_of(vec![
        object(&["op", "path", "value"], json!({ "op": { "enum": ["add", "replace"] }, "path": path, "value": {} })),
        object(&["op", "path"], json!({ "op": { "const": "remove" }, "path": path })),
    ]);
    operation["title"] = "an operation of RFC 6902".into();
    operation
}

const SORRY: [&str; 9] = [
    "watching",
    "name",
    "id",
    "resigned",
    "log_full",
    "nothing_to_undo",
    "nothing_to_agree_to",
    "not_over",
    "unwritable",
];

fn told(tag: &str, required: &[&str], properties: Value) -> Value {
    let Value::Object(mut all) = properties else { unreachable!("an object") };
    all.insert("told".into(), json!({ "const": tag }));
    object(&[&["told"], required].concat(), all.into())
}

/// Messages of one game.
fn of(play: &str) -> [(String, Value); 3] {
    let name = |part: &str| format!("{play}_{part}");
    let step = object(
        &["position", "events"],
        json!({
            "position": reference("position"), "by": reference("actor"), "taken_back": reference("position"),
            "events": list(&name("event")),
        }),
    );
    let now = object(
        &["position", "awaited", "over", "players", "asked", "choices", "unlisted", "view"],
        json!({
            "position": reference("position"), "awaited": reference("awaited"), "over": { "type": "boolean" },
            "asked": one_of(vec![reference("ask"), json!({ "type": "null" })]),
            "sand": { "type": "integer", "minimum": 0 },
            "players": list("player"), "choices": list(&name("choice")), "unlisted": { "type": "boolean" },
            "view": reference(&name("view")),
        }),
    );
    let why = one_of(vec![
        object(&["why"], json!({ "why": { "enum": ["log_full", "bot"] } })),
        object(&["why", "error"], json!({ "why": { "const": "unreadable" }, "error": { "type": "string" } })),
        object(
            &["why", "refusal", "says", "told"],
            json!({
                "why": { "const": "rules" }, "refusal": reference(&name("refusal")), "says": { "type": "string" },
                "told": reference("sentence"),
            }),
        ),
    ]);
    let (now_of, step_of) = (reference(&name("told_now")), reference(&name("told_step")));
    let seat = one_of(vec![reference("seat"), json!({ "type": "null" })]);
    let told = one_of(vec![
        told(
            "welcome",
            &["play", "seat", "steps", "now"],
            json!({ "play": { "const": play }, "seat": seat, "steps": list(&name("told_step")), "now": now_of }),
        ),
        told("step", &["step", "now"], json!({ "step": step_of, "now": now_of })),
        told("step", &["step", "change"], json!({ "step": step_of, "change": reference("patch") })),
        told("now", &["now"], json!({ "now": now_of })),
        told("now", &["change"], json!({ "change": reference("patch") })),
        told("refused", &["id", "why"], json!({ "id": { "type": "string" }, "why": why })),
        told("record", &["record"], json!({ "record": reference(&name("record")) })),
        reference("told"),
    ]);
    [(name("told_step"), step), (name("told_now"), now), (name("told"), told)]
}

/// The whole schema, with those definitions of the crate that it uses.
fn whole() -> Value {
    let crates = serde_json::to_value(starwright::formats::schemas()).expect("JSON");
    let mut all: Map<String, Value> = crates["$defs"].as_object().expect("definitions").clone();
    let own = said().into_iter().chain(shared()).chain(http()).map(|(name, schema)| (name.to_owned(), schema));
    let mut roots = Vec::new();
    for (name, schema) in own.chain(PLAYS.iter().flat_map(|play| of(play))) {
        roots.push(name.clone());
        assert!(all.insert(name.clone(), schema).is_none(), "{name} is the crate's");
    }
    let mut used = Map::new();
    let mut wanted = roots;
    while let Some(name) = wanted.pop() {
        if !used.contains_key(&name) {
            let schema = all.remove(&name).unwrap_or_else(|| panic!("no {name}"));
            references(&schema, &mut wanted);
            used.insert(name, schema);
        }
    }
    json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": used })
}

fn references(schema: &Value, names: &mut Vec<String>) {
    match schema {
        Value::Object(all) => {
            let own = all.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix("#/$defs/"));
            names.extend(own.map(str::to_owned));
            all.values().for_each(|each| references(each, names));
        }
        Value::Array(all) => all.iter().for_each(|each| references(each, names)),
        _ => {}
    }
}

/// Requests and responses over HTTP.
fn http() -> [(&'static str, Value); 3] {
    let count = |least: u8, most: u8| json!({ "type": "integer", "minimum": least, "maximum": most });
    let deal = one_of(vec![
        object(
            &["play", "players"],
            json!({ "play": { "const": "battle" }, "players": count(3, 4), "powers": { "type": "boolean" } }),
        ),
        object(
            &["play", "players", "class"],
            json!({ "play": { "const": "yard" }, "players": count(2, 5), "class": reference("class") }),
        ),
        object(
            &["play", "players", "classes"],
            json!({ "play": { "const": "game" }, "players": count(2, 5), "classes": list("class") }),
        ),
    ]);
    let record = |play: &&str| {
        let record = reference(&format!("{play}_record"));
        object(&["play", "record"], json!({ "play": { "const": play }, "record": record }))
    };
    let load = one_of(PLAYS.iter().map(record).collect());
    let bots = list("seat");
    let wanted = one_of(vec![
        object(&["deal"], json!({ "deal": deal, "bots": bots })),
        object(&["load"], json!({ "load": load, "bots": bots })),
    ]);
    let made = object(
        &["table", "seats", "watch"],
        json!({ "table": { "type": "string" }, "seats": list("secret"), "watch": reference("secret") }),
    );
    let failed = object(&["error"], json!({ "error": { "type": "string" } }));
    [("new_table", wanted), ("made", made), ("failed", failed)]
}

/// Schemas, one of which a message must fit.
pub struct Fits(Vec<(&'static str, Validator)>);

static SCHEMAS: LazyLock<Value> = LazyLock::new(whole);

impl Fits {
    fn any(names: &'static [&str]) -> Self {
        let of = |name: &&'static str| {
            let mut schema = SCHEMAS.clone();
            schema["$ref"] = format!("#/$defs/{name}").into();
            (*name, jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{name}: {error}")))
        };
        Self(names.iter().map(of).collect())
    }

    /// Panics unless the message fits one of them.
    pub fn hold(&self, message: &str) {
        let message: Value = serde_json::from_str(message).expect("JSON");
        if !self.0.iter().any(|(_, fits)| fits.is_valid(&message)) {
            let faults = self
                .0
                .iter()
                .map(|(name, fits)| (name, fits.iter_errors(&message).next().map(|error| error.to_string())));
            panic!("{:?} of {message}", faults.collect::<Vec<_>>());
        }
    }
}

/// Messages to a client.
pub static TOLD: LazyLock<Fits> =
    LazyLock::new(|| Fits::any(&["battle_told", "yard_told", "flight_told", "game_told"]));

/// Messages of a client.
pub static SAID: LazyLock<Fits> = LazyLock::new(|| Fits::any(&["said", "hello"]));

static WANTED: LazyLock<Fits> = LazyLock::new(|| Fits::any(&["new_table"]));
static MADE: LazyLock<Fits> = LazyLock::new(|| Fits::any(&["made"]));

/// Checks a request for a table and its answer.
pub fn hold_made(wanted: &str, made: &str) {
    WANTED.hold(wanted);
    MADE.hold(made);
}

/// The committed file is up to date; `STARWRIGHT_WRITE=1` writes it.
#[test]
fn golden_messages() {
    let text = serde_json::to_string_pretty(&*SCHEMAS).expect("JSON") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemas/messages.schema.json");
    if std::env::var_os("STARWRIGHT_WRITE").is_some() {
        std::fs::write(&file, &text).expect("written");
    }
    let committed = std::fs::read_to_string(&file).expect("a file");
    assert!(committed == text, "schemas/messages.schema.json differs: STARWRIGHT_WRITE=1 writes it");
}

/// Every `$ref` of the descriptions resolves, and the server serves all three files.
#[tokio::test]
async fn descriptions() {
    let server = Server::start(&QUICK);
    for name in ["openapi.json", "asyncapi.json"] {
        let (status, body) = server.get(&format!("/schemas/{name}")).await;
        assert_eq!(status, 200, "{name}");
        let description: Value = serde_json::from_str(&body).expect("JSON");
        let mut paths = Vec::new();
        pointers(&description, &mut paths);
        assert!(paths.len() > 4, "{name}");
        for path in paths {
            let found = match path.strip_prefix("messages.schema.json#") {
                Some(own) => SCHEMAS.pointer(own),
                None => description.pointer(path.trim_start_matches('#')),
            };
            assert!(found.is_some(), "{name}: {path}");
        }
    }
    let (_, body) = server.get("/schemas/messages.schema.json").await;
    assert!(serde_json::from_str::<Value>(&body).expect("JSON") == *SCHEMAS, "the server was built with other schemas");
}

fn pointers(value: &Value, paths: &mut Vec<String>) {
    match value {
        Value::Object(all) => {
            paths.extend(all.get("$ref").and_then(Value::as_str).map(str::to_owned));
            all.values().for_each(|each| pointers(each, paths));
        }
        Value::Array(all) => all.iter().for_each(|each| pointers(each, paths)),
        _ => {}
    }
}

/// Invalid messages fit no schema.
#[test]
fn invalid_messages() {
    for text in [
        r#"{"told":"step"}"#,
        r#"{"told":"taken","id":"a"}"#,
        r#"{"told":"sorry","why":"nothing"}"#,
        r#"{"told":"taken","id":"a","position":1,"secret":"b"}"#,
    ] {
        let message: Value = serde_json::from_str(text).expect("JSON");
        assert!(!TOLD.0.iter().any(|(_, fits)| fits.is_valid(&message)), "{text}");
    }
    for text in [r#"{"choose":{"id":"","choice":{}}}"#, r#"{"undo":{},"resign":{}}"#, r#"{"table":"a","secret":"b"}"#] {
        let message: Value = serde_json::from_str(text).expect("JSON");
        assert!(!SAID.0.iter().any(|(_, fits)| fits.is_valid(&message)), "{text}");
    }
}
