//! The exact sentence of every message: the golden files `words.txt` (a value, below it its sentence, and below that
//! the sentence with the names of a class I board), `refusals.txt` and `errors.txt`. The values are written by hand;
//! `.ci/accept` writes the sentences anew.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;
use starwright::table::message::{Called, Message, told};
use starwright::trucker::{self, Board, Class, attack, flight, game, yard};
use starwright::{battle, grid, table};

use crate::golden;
use crate::refusals::source;

/// The committed sentences of a file.
fn committed(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    fs::read_to_string(folder.join(file)).expect("a committed file")
}

/// The file has exactly these lines.
pub(crate) fn holds(file: &str, lines: &[String]) {
    golden::holds(&format!("golden/{file}"), &(lines.join("\n") + "\n"));
}

/// A type that has a sentence and a form.
struct Teller {
    name: &'static str,
    tell: fn(&str) -> Told,
    /// All its variants.
    variants: fn() -> Vec<String>,
}

/// What a value says, and its variant.
struct Told {
    sentence: String,
    /// The same with the names of a board of class I, and of people.
    on_a_board: Option<String>,
    to_people: Option<String>,
    variant: String,
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn tell<T: DeserializeOwned + Display + Debug>(text: &str) -> Told {
    let value: T = read(text);
    Told { sentence: value.to_string(), on_a_board: None, to_people: None, variant: source::variant(&value) }
}

fn tell_message<T: DeserializeOwned + Display + Debug + Message>(text: &str) -> Told {
    let value: T = read(text);
    Told {
        on_a_board: Some(told(&value, &Board::new(Class::I)).to_string()),
        to_people: Some(told(&value, &Called::new(&PEOPLE)).to_string()),
        ..tell::<T>(text)
    }
}

const PEOPLE: [&str; 5] = ["Ann", "Bob", "Cleo", "Dan", "Zoë"];

/// Types by their paths.
macro_rules! tellers {
    ($tell:ident: $($module:ident::$name:ident),* $(,)?) => {
        &[$(Teller {
            name: concat!(stringify!($module), "::", stringify!($name)),
            tell: $tell::<$module::$name>,
            variants: source::variants_of::<$module::$name>,
        }),*]
    };
}

/// Choices, events, and what they tell of.
const MESSAGES: &[Teller] = tellers![
    tell_message:
    battle::Choice,
    battle::Event,
    battle::Step,
    attack::Fate,
    attack::LineEnd,
    attack::Met,
    attack::Spared,
    flight::Choice,
    flight::Event,
    flight::Fight,
    flight::Reason,
    game::Choice,
    game::Event,
    table::Awaited,
    yard::Choice,
    yard::Event,
    yard::TileSource,
];

/// Words, and what no table has names for.
const WORDS: &[Teller] = tellers![
    tell:
    attack::AttackKind,
    attack::Wanted,
    battle::Advice,
    battle::Expectation,
    flight::Ask,
    game::Part,
    grid::Rotation,
    trucker::Change,
    trucker::Colour,
    trucker::Insurance,
    trucker::Reach,
    yard::Step,
    yard::TimerPlace,
];

/// The lines below a value: its sentence, and the sentence with the names of a board if that differs.
fn lines(Told { sentence, on_a_board, .. }: &Told) -> Vec<String> {
    let indented = |text: &str| text.lines().map(|line| format!("    {line}").trim_end().to_owned()).collect();
    let mut lines: Vec<String> = indented(sentence);
    if let Some(told) = on_a_board.as_ref().filter(|told| *told != sentence) {
        lines.extend(indented(&format!("on a board: {told}")));
    }
    lines
}

fn tellers() -> impl Iterator<Item = &'static Teller> {
    MESSAGES.iter().chain(WORDS)
}

fn teller(of: &str) -> &'static Teller {
    tellers().find(|teller| teller.name == of).unwrap_or_else(|| panic!("{of} says nothing"))
}

/// The golden values, each with the name of its type.
fn values() -> Vec<(String, String)> {
    let text = committed("words.txt");
    let values = text.lines().filter(|line| !line.starts_with(' ') && !line.is_empty());
    let parted = |value: &str| value.split_once(' ').map(|(of, json)| (of.to_owned(), json.to_owned()));
    values.map(|value| parted(value).expect("a type and a value")).collect()
}

/// Every choice, event, step, fate, wanted die, insurance, strength, colour and rotation, and who is to act.
#[test]
fn golden_words_say_what_values_are() {
    let (mut file, mut told) = (Vec::new(), BTreeSet::new());
    for (of, json) in &values() {
        let said = (teller(of).tell)(json);
        told.insert((of.clone(), said.variant.clone()));
        file.push(format!("{of} {json}"));
        file.extend(lines(&said));
    }
    holds("words.txt", &file);
    for Teller { name, variants, .. } in tellers() {
        let untold: Vec<_> =
            variants().into_iter().filter(|variant| !told.contains(&((*name).to_owned(), variant.clone()))).collect();
        assert!(untold.is_empty(), "{name}: {untold:?}");
    }
}

/// Every message with a seat shows the player's name when told with names.
#[test]
fn players_have_their_names() {
    let said = |text: &str| (0..5).map(|seat| text.matches(&format!("seat {seat}")).count()).collect::<Vec<_>>();
    let met = |text: &str| PEOPLE.map(|name| text.matches(name).count()).to_vec();
    let mut seats = 0;
    for (of, json) in &values() {
        let Told { sentence, to_people: Some(told), .. } = (teller(of).tell)(json) else { continue };
        assert_eq!(met(&told), said(&sentence), "{told}");
        assert_eq!(said(&told), [0; 5], "{told}");
        seats += said(&sentence).iter().sum::<usize>();
    }
    assert!(seats > 50, "{seats}");
}
