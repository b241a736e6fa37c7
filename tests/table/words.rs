//! Whatever people read has one exact sentence: the golden files `words.txt` (a value, below it what it says, and below that
//! what it says to who looks at a board of class I), `refusals.txt` and `errors.txt`. The values are written by hand;
//! `.ci/accept` writes the sentences anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;
use starwright::table::message::Message as _;
use starwright::trucker::{self, Board, Class, attack, flight, game, yard};
use starwright::{battle, grid, table};

use crate::golden;
use crate::refusals::source;

/// The committed sentences of a file.
fn committed(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    fs::read_to_string(folder.join(file)).expect("a committed file")
}

/// The file holds just these lines.
pub(crate) fn holds(file: &str, lines: &[String]) {
    golden::holds(&format!("golden/{file}"), &(lines.join("\n") + "\n"));
}

/// A type that has a sentence and a form.
struct Teller {
    name: &'static str,
    /// The sentence of a value that is written so, and its variant.
    tell: fn(&str) -> (String, String),
    /// All its variants.
    variants: fn() -> Vec<String>,
}

fn tell<T: DeserializeOwned + Display + Debug>(text: &str) -> (String, String) {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (value.to_string(), source::variant(&value))
}

/// Types by their paths.
macro_rules! tellers {
    ($($module:ident::$name:ident),* $(,)?) => {
        &[$(Teller {
            name: concat!(stringify!($module), "::", stringify!($name)),
            tell: tell::<$module::$name>,
            variants: source::variants_of::<$module::$name>,
        }),*]
    };
}

/// Choices, events, and what they tell of.
const TELLERS: &[Teller] = tellers![
    attack::AttackKind,
    attack::Fate,
    attack::LineEnd,
    attack::Met,
    attack::Spared,
    attack::Wanted,
    battle::Advice,
    battle::Choice,
    battle::Event,
    battle::Expectation,
    battle::Step,
    flight::Ask,
    flight::Choice,
    flight::Event,
    flight::Fight,
    flight::Reason,
    game::Choice,
    game::Event,
    game::Part,
    grid::Rotation,
    table::Awaited,
    trucker::Change,
    trucker::Colour,
    trucker::Insurance,
    trucker::Reach,
    yard::Choice,
    yard::Event,
    yard::From,
    yard::Step,
    yard::TimerPlace,
];

/// The lines below a value: its sentence, and the same for who looks at a board, if that sees cells or lines in it.
fn lines(of: &str, sentence: &str) -> Vec<String> {
    let indented = |text: &str| text.lines().map(|line| format!("    {line}").trim_end().to_owned()).collect();
    let told = Board::new(Class::I).told(sentence).to_string();
    let mut lines: Vec<String> = indented(sentence);
    if !of.starts_with("battle") && told != sentence {
        lines.extend(indented(&format!("on a board: {told}")));
    }
    lines
}

/// The golden values, each with the name of its type.
fn values() -> Vec<(String, String)> {
    let text = committed("words.txt");
    let values = text.lines().filter(|line| !line.starts_with(' ') && !line.is_empty());
    let parted = |value: &str| value.split_once(' ').map(|(of, json)| (of.to_owned(), json.to_owned()));
    values.map(|value| parted(value).expect("a type and a value")).collect()
}

/// Every choice, event, step, fate, die that is wanted, insurance, strength, colour and rotation, and who is awaited.
#[test]
fn golden_words_say_what_values_are() {
    let (mut file, mut told) = (Vec::new(), BTreeSet::new());
    for (of, json) in &values() {
        let teller = TELLERS.iter().find(|teller| teller.name == *of).unwrap_or_else(|| panic!("{of} says nothing"));
        let (sentence, variant) = (teller.tell)(json);
        told.insert((of.clone(), variant));
        file.push(format!("{of} {json}"));
        file.extend(lines(of, &sentence));
    }
    holds("words.txt", &file);
    for Teller { name, variants, .. } in TELLERS {
        let untold: Vec<_> =
            variants().into_iter().filter(|variant| !told.contains(&((*name).to_owned(), variant.clone()))).collect();
        assert!(untold.is_empty(), "{name}: {untold:?}");
    }
}

/// Whatever speaks of a seat speaks of a person when it is told with names.
#[test]
fn people_are_told_by_their_names() {
    let names = ["Ann", "Bob", "Cleo", "Dan", "Zoë"];
    let said = |text: &str| (0..5).map(|seat| text.matches(&format!("seat {seat}")).count()).collect::<Vec<_>>();
    let met = |text: &str| names.map(|name| text.matches(name).count()).to_vec();
    let mut seats = 0;
    for file in ["words.txt", "refusals.txt"] {
        let text = committed(file);
        let told = table::named(&text, &names).to_string();
        assert_eq!(met(&told), said(&text));
        assert_eq!(said(&told), [0; 5]);
        seats += said(&text).iter().sum::<usize>();
    }
    assert!(seats > 100, "{seats}");
    for sentence in ["seats 0", "seat", "a reseat 0", "seat 10", "seat 5", "seat é"] {
        assert_eq!(table::named(sentence, &names).to_string(), sentence);
    }
    assert_eq!(table::named("seat 0, seat 1.", &["Ann"]).to_string(), "Ann, seat 1.");
}

/// The holes of a sentence, by what stands behind `{`.
fn holes(sentence: &str) -> BTreeSet<&str> {
    sentence.split('{').skip(1).filter_map(|hole| hole.split(['|', '}']).next()).collect()
}

/// The variables of a sentence of another language: of `$facing` only the words are theirs.
fn variables(sentence: &str) -> BTreeSet<&str> {
    let named = sentence.split('$').skip(1).filter_map(|variable| variable.split([' ', '}']).next());
    named.chain(sentence.contains("{ battle-facing }").then_some("facing")).collect()
}

/// Every sentence of the battle stands in every language, with the same variables, and nothing else does.
#[test]
fn every_language_has_a_sentence_of_every_row_of_the_battle() {
    let rows = [
        battle::Event::rows(),
        battle::Choice::rows(),
        battle::Step::rows(),
        battle::Fate::rows(),
        battle::Refusal::rows(),
        battle::FieldRefusal::rows(),
        battle::PlacementError::rows(),
    ];
    let rows: BTreeMap<String, BTreeSet<&str>> = rows
        .into_iter()
        .flatten()
        .filter(|row| row.template != "{error}")
        .map(|row| (format!("{}-{}", row.key.0, row.key.1.replace('_', "-")), holes(row.template)))
        .collect();
    for language in ["fr", "pl", "de"] {
        let path = format!("{}/examples/words/{language}/battle.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).expect("the words of a language").replace("\n ", " ");
        let told: BTreeMap<String, BTreeSet<&str>> = text
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .filter(|(id, _)| *id != "battle-facing")
            .map(|(id, sentence)| (id.to_owned(), variables(sentence)))
            .collect();
        assert_eq!(told, rows, "{language}");
    }
}
