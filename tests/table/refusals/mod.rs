//! Every refusal of both games, in every variant: each names its rule the same way, as text and as data.

mod battle;
mod flight;
mod game;
mod others;
mod position;
pub(crate) mod source;
mod trucker;
mod yard;

use std::any::type_name;
use std::collections::BTreeMap;
#[cfg(feature = "schema")]
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use starwright::table::{Numbered, Refused};

use crate::erased;
use source::{Key, declared, each_file};

/// A printed refusal.
struct Row {
    key: Key,
    data: Value,
    told: String,
}

fn row<R: Refused + Serialize>(refusal: &R, id: &str) -> Row {
    assert_eq!(refusal.rule().id(), id, "{refusal}");
    judged(key(refusal), refusal.to_string(), refusal, id)
}

/// The text ends with the id of the rule, and the data name the same.
fn judged(key: Key, told: String, refusal: &dyn erased_serde::Serialize, id: &str) -> Row {
    assert_eq!(told.matches(&format!(" ({id})")).count(), 1, "the rule once: {told}");
    assert!(told.ends_with(&format!(" ({id})")), "{told}");
    let data = erased::tree(refusal);
    assert_eq!(data["rule"], Value::from(id), "{data}");
    assert_eq!(erased::write_json(refusal).len(), data.to_string().len(), "no field stands twice: {data}");
    Row { key, data, told }
}

/// `starwright::trucker::fleet::gain::BoardingError` and `NoRoom { … }`.
fn key<R: Debug>(refusal: &R) -> Key {
    let path: Vec<&str> = type_name::<R>().split("::").collect();
    let [_, game, part, .., name] = path[..] else { panic!("{path:?}") };
    (format!("{game}::{part}"), name.to_owned(), source::variant(refusal))
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// Rows, each a refusal and the id of its rule.
macro_rules! rows {
    ($($refusal:expr => $id:literal),* $(,)?) => {
        vec![$(crate::refusals::row(&$refusal, $id)),*]
    };
}
use rows;

fn all() -> impl Iterator<Item = Row> {
    [battle::rows(), position::rows(), trucker::rows(), yard::rows(), flight::rows(), game::rows()]
        .into_iter()
        .flatten()
}

/// Each says the sentence that stands in `refusals.txt` below its type and variant.
#[test]
fn golden_refusals_say_what_is_wrong() {
    let told = all().flat_map(|Row { key: (part, name, variant), told, .. }| {
        [format!("{part}::{name}::{variant}"), format!("    {told}")]
    });
    crate::words::holds("refusals.txt", &told.collect::<Vec<_>>());
}

/// The tags of all refusals in the JSON Schemas, each with its fields in order.
#[cfg(feature = "schema")]
fn in_schemas() -> BTreeSet<(String, Vec<String>)> {
    let made = serde_json::to_value(starwright::formats::schemas()).expect("JSON");
    let (mut known, mut seen, mut left) = (BTreeSet::new(), BTreeSet::new(), vec![&made["$defs"]["refusal"]]);
    while let Some(part) = left.pop() {
        left.extend(part["anyOf"].as_array().into_iter().flatten());
        let name = part["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/"));
        left.extend(name.filter(|name| seen.insert(*name)).map(|name| &made["$defs"][name]));
        if let (Some(tag), Some(fields)) =
            (part["properties"]["refused"]["const"].as_str(), part["properties"].as_object())
        {
            known.insert((tag.to_owned(), fields.keys().cloned().collect::<BTreeSet<_>>().into_iter().collect()));
        }
    }
    known
}

/// Every refusal has a schema.
#[cfg(feature = "schema")]
#[test]
fn every_refusal_has_a_schema() {
    let schemas = in_schemas();
    for Row { data, .. } in all() {
        let form: BTreeMap<String, Value> = serde_json::from_value(data.clone()).expect("an object");
        let tag = form["refused"].as_str().expect("a tag");
        assert!(schemas.contains(&(tag.to_owned(), form.keys().cloned().collect())), "no schema: {data}");
    }
}

/// Every refusal that the sources declare has a row, with its tag and its fields and nothing else.
#[test]
fn every_refusal_is_listed() {
    let mut untold = declared();
    let known = untold.clone();
    assert!(known.len() > 250, "{}", known.len());
    for Row { key, data, .. } in all() {
        let fields = known.get(&key).unwrap_or_else(|| panic!("{key:?} is declared nowhere"));
        untold.remove(&key);
        let form: BTreeMap<String, Value> = serde_json::from_value(data.clone()).expect("an object");
        let tag = form["refused"].as_str().expect("a tag");
        assert_eq!(snake_case(tag), tag, "{data}");
        let (_, name, variant) = &key;
        let Some(fields) = fields else { continue };
        assert!(name == variant || tag == snake_case(variant), "{data}");
        let mut expected: Vec<&str> = fields.iter().map(String::as_str).chain(["refused", "rule"]).collect();
        expected.sort_unstable();
        assert_eq!(form.keys().collect::<Vec<_>>(), expected, "{data}");
    }
    assert!(untold.is_empty(), "no row tells {:?}", untold.keys().collect::<Vec<_>>());
}

/// No text says the id of a rule by itself: it is always that of the error's rule.
#[test]
fn no_text_holds_the_id_of_a_rule() {
    let families = ["LM-", "BG-", "BBS-"];
    each_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |_, text| {
        let code = text.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
        for line in code.filter(|line| line.contains("error(") || line.contains("write!(") || line.contains("format!("))
        {
            assert!(!families.iter().any(|family| line.contains(family)), "{line}");
        }
    });
}
