//! Stories are told as they are committed below `told/`, which `.ci/accept` writes.

use std::path::Path;
use std::{env, fs};

use starwright::battle::Expectation;
use starwright::grid::CellSet;
use starwright::table::Seat;
use starwright::table::message::{Called, Message, Plain, told};
use starwright::trucker::attack::Forgone;
use starwright::trucker::cards::{Card, CardKind, Level};
use starwright::trucker::{self, Change, Strength, flight, yard};
use starwright_words::story::{Story, Teller};
use starwright_words::{Language, Spoken, tell, tell_rule};

const MOST_LINES: usize = 150;

#[test]
fn golden_stories_are_told_as_committed() {
    for language in Language::ALL {
        for story in [Story::Battle, Story::Flight, Story::Game] {
            holds(language, story);
        }
    }
}

fn holds(language: Language, story: Story) {
    let mut told = Vec::new();
    story
        .tell(Teller { language, verbose: false }, 1, &mut told)
        .unwrap_or_else(|error| panic!("{language}/{story}: {error}"));
    let told = String::from_utf8(told).expect("text");
    assert!(told.lines().count() <= MOST_LINES, "{language}/{story}: {} lines", told.lines().count());
    let mut words = told.split(|letter: char| !letter.is_alphabetic());
    assert!(words.all(|word| word != "none") && !told.contains('{'), "{language}/{story}");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("told/{language}/{story}.txt"));
    if env::var_os("STARWRIGHT_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, &told).expect("a file");
    }
    let committed = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (line, expected)) in (1..).zip(told.lines().zip(committed.lines())) {
        assert_eq!(line, expected, "line {number} of {}, which .ci/accept writes", file.display());
    }
    assert_eq!(told, committed, "{}, which .ci/accept writes", file.display());
}

/// In every language a yard is told, small things too.
#[test]
fn small_things_are_told() {
    for language in Language::ALL {
        let mut told = Vec::new();
        Story::Yard
            .tell(Teller { language, verbose: true }, 2, &mut told)
            .unwrap_or_else(|error| panic!("{language}: {error}"));
        assert!(told.len() > 1000, "{language}");
    }
}

/// A table has a language; what that cannot say is English.
#[test]
fn tables_have_a_language() {
    let names = Spoken { names: &Plain, language: Language::German };
    let says = |event: &dyn Message| told(event, &names).to_string();
    assert_eq!(says(&yard::Event::Looked { seat: Seat::One, pile: 2 }), "Platz 1 sieht sich Kartenstapel 2 an");
    assert_eq!(
        tell_rule(trucker::Rule::LmLegal1, Language::English).as_deref(),
        Ok(trucker::Rule::LmLegal1.sentence())
    );
    assert_ne!(tell_rule(trucker::Rule::LmLegal1, Language::Polish).as_deref(), Ok(trucker::Rule::LmLegal1.sentence()));
    let refused = yard::Refusal::HandEmpty;
    let said = tell(&refused, &Plain, Language::French).expect("French");
    assert_eq!(said, format!("la main est vide ({})", refused.rule()));
}

/// Numbers in tenths have a comma, and the plural that goes with them.
#[test]
fn tenths_have_a_comma() {
    let forgone = |loss: u32| {
        let json = format!(
            r#"{{"components": [], "aboard": [], "instead": [], "intruders": 1, "tokens": 0, "loss": {loss}}}"#
        );
        serde_json::from_str::<Forgone>(&json).expect("what a defence gives up")
    };
    let said = |loss, language| tell(&forgone(loss), &Plain, language).expect("a sentence");
    assert!(said(15, Language::English).contains("1.5 credits"));
    assert!(said(15, Language::French).contains("à 1,5"));
    assert!(said(15, Language::Polish).contains("1,5 kredytu"));
    assert!(said(15, Language::German).contains("1,5 Credits"));
    assert!(said(10, Language::Polish).ends_with("1 kredyt"));
    assert!(said(70_000, Language::German).contains("7000 Credits"));
}

/// A name that looks like a number stays as it is.
#[test]
fn names_are_not_numbers() {
    let event = yard::Event::Looked { seat: Seat::Zero, pile: 2 };
    for language in Language::ALL {
        let said = tell(&event, &Called::new(&["1.5"]), language).expect("a sentence");
        assert!(said.starts_with("1.5 "), "{said}");
    }
}

/// Half points are printed alike in every language.
#[test]
fn half_points_are_told() {
    let cannons = |halves: u32| flight::Event::Cannons {
        seat: Seat::Zero,
        powered: CellSet::EMPTY,
        tokens: Vec::new(),
        strength: Strength::from_halves(halves),
    };
    for language in Language::ALL {
        for (halves, strength) in [(9, "4½"), (1, "½"), (8, "4")] {
            let said = tell(&cannons(halves), &Called::new(&["Ann"]), language).expect("a sentence");
            assert!(said.split(' ').any(|word| word == strength), "{said}");
        }
    }
    let change = r#"{"quality": "cannons", "by": -9, "worth": -18}"#;
    let change: Change = serde_json::from_str(change).expect("a change");
    assert_eq!(tell(&change, &Plain, Language::French).as_deref(), Ok("-4½ en puissance des canons"));
}

/// What a bot of the battle expects has plurals and decimals of the language.
#[test]
fn expectations_are_told() {
    let json = r#"{"games": 12, "points": 18, "rivals": -6, "lost": 12, "taken": 4}"#;
    let expected: Expectation = serde_json::from_str(json).expect("results of simulated games");
    let said = |language| tell(&expected, &Plain, language).expect("a sentence");
    assert_eq!(
        said(Language::French),
        "en moyenne sur 12 parties simulées\u{a0}: 1,5 point, -0,5 pour les autres, 0,3 vaisseau capturé, 1 perdu"
    );
    assert_eq!(
        said(Language::Polish),
        "średnio w 12 symulowanych grach: 1,5 punktu, pozostali -0,5, zdobyte okręty: 0,3, stracone: 1"
    );
    assert_eq!(
        said(Language::German),
        "im Mittel über 12 simulierte Spiele: 1,5 Punkte, -0,5 für die anderen, 0,3 Schiffe erbeutet, 1 verloren"
    );
}

/// A player without a name has the number of the seat.
#[test]
fn players_without_names_are_told() {
    let event = yard::Event::Looked { seat: Seat::One, pile: 2 };
    let said = |language| tell(&event, &Called::new(&["Ann"]), language).expect("a sentence");
    assert_eq!(said(Language::English), "seat 1 looks at card pile 2");
    assert_eq!(said(Language::French), "place 1 regarde la pile de cartes 2");
    assert_eq!(said(Language::Polish), "miejsce 1 podgląda stos kart 2");
}

/// Parts of a sequence are sentences each (LM-R53); a list that is too short or too long is named in the language.
#[test]
fn sequences_and_their_faults_are_told() {
    let sequence = |parts: Vec<CardKind>| CardKind::Sequence { parts: parts.into() };
    let two = sequence(vec![CardKind::Sabotage, CardKind::Stardust]);
    assert_eq!(
        tell(&two, &Plain, Language::French).as_deref(),
        Ok(
            "Dans cet ordre, comme une seule carte\u{a0}: Sabotage\u{a0}: le plus petit équipage perd un composant tiré aux dés. \
            Poussière d’étoiles\u{a0}: chacun perd 1 jour de vol par connecteur exposé."
        )
    );
    let none = Card::custom(Level::I, sequence(Vec::new())).expect_err("no parts");
    for (language, said) in [
        (Language::French, "Suite de cartes\u{a0}: il faut de 1 à 20 parties, pas 0 (LM-R53)"),
        (Language::Polish, "ciąg kart: musi być od 1 do 20 kart, a nie 0 (LM-R53)"),
        (Language::German, "Kartenfolge: es müssen 1 bis 20 Teile sein, nicht 0 (LM-R53)"),
    ] {
        assert_eq!(tell(&none, &Plain, language).as_deref(), Ok(said));
    }
}
