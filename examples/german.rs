//! Both games in German: violations, refusals and events are said from their data alone. Each is a JSON object with a tag
//! and its fields; the sentence for a tag stands in a table with holes for the fields. No English text is looked at.

mod manners;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;
use serde_json::Value;
use starwright::battle::{self, Deck, Race, Setup, random_placement};
use starwright::dice::{Chance, Die, Random};
use starwright::grid::Side;
use starwright::rand_core::SeedableRng;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::attack::{AttackKind, Defence, Incoming};
use starwright::trucker::{Board, Class, Layout, yard};

const HELP: &str = "\
Says in German what happens in both games and what is refused, from data alone.

Usage: german

A ship with mistakes, an attack, the yard, and the first turns of a battle; there is nothing to choose.

Example: cargo run --release --example german

Exit code: 0 all is said, 2 the arguments are wrong or something has no words, 3 the output cannot be written.
";

/// A tag, and its sentence with the names of fields in braces.
const SENTENCES: &[(&str, &str)] = &[
    // violations, by rule
    ("LM-LEGAL-2", "{cells}: Ein einfacher Stecker darf keinem doppelten gegenüberliegen."),
    ("LM-LEGAL-3", "{cells}: Ein Stecker darf keiner glatten Kante gegenüberliegen."),
    ("LM-LEGAL-5", "{cells}: Der Auspuff zeigt nach {points} statt nach hinten."),
    ("LM-LEGAL-6", "{cells}: Hinter einem Triebwerk muss das Feld leer sein."),
    ("LM-LEGAL-7", "{cells}: Vor einer Kanone muss das Feld leer sein."),
    ("LM-LEGAL-9", "{cells}: Diese Teile hängen nicht mit dem Rest von Schiff {ship} zusammen."),
    ("LM-LEGAL-10", "{cells}: Dieses Feld ist geschlossen."),
    // refusals
    ("occupied", "Auf {cell} liegt schon etwas."),
    ("no_cell", "{cell} ist kein Feld dieses Bretts."),
    ("no_shield", "Auf {cell} ist kein Schild."),
    ("not_awaited", "Spieler {actor} ist nicht an der Reihe, sondern Spieler {decider}."),
    ("out_of_order", "Das ist jetzt nicht dran."),
    // events of the yard
    ("reached", "Spieler {seat} greift in den verdeckten Vorrat."),
    ("took", "Spieler {seat} nimmt ein Teil."),
    ("flipped", "Spieler {seat} dreht die Sanduhr um."),
    // events of the battle
    ("placed", "Spieler {seat} stellt die Flotte auf."),
    ("revealed", "Spieler {seat} deckt die Karte {card} auf."),
    ("flew", "Jäger {piece} fliegt von {from} nach {to}."),
    ("fired", "Schiff {by} feuert und trifft: {hit}."),
    ("turned", "Jäger {piece} dreht sich nach {facing}."),
    ("sailed", "Großkampfschiff {piece} fährt nach {to}."),
    ("shot", "Großkampfschiff {by} beschießt {at}."),
    ("damaged", "Schiff {piece} ist beschädigt."),
    ("captured", "Schiff {piece} ist zerstört, Trophäe von Spieler {by}."),
    ("lost", "Schiff {piece} ist verloren."),
    ("probe", "Spieler {by} sammelt die Sonde auf {at} ein."),
    ("drew", "Spieler {seat} zieht eine Karte."),
    ("ended", "Spieler {seat} beendet den Zug."),
];

/// Words of the data.
const WORDS: &[(&str, &str)] =
    &[("front", "vorn"), ("right", "rechts"), ("rear", "hinten"), ("left", "links"), ("null", "nichts")];

/// The twenty lines: anything that serialises with a tag, said in German; on a board with its printed numbers.
fn say(thing: &impl Serialize, board: Option<&Board>) -> Result<String, Box<dyn Error>> {
    let data = serde_json::to_value(thing)?;
    let tag = ["refused", "event", "rule"].iter().find_map(|key| data[key].as_str()).ok_or("nothing with a tag")?;
    let Some((_, sentence)) = SENTENCES.iter().find(|(known, _)| *known == tag) else {
        return Ok(format!("{tag}: {data}")); // a sentence that is still to be translated
    };
    let fields = data.as_object().ok_or("no fields")?;
    Ok(fields.iter().fold((*sentence).to_owned(), |sentence, (name, value)| {
        sentence.replace(&format!("{{{name}}}"), &word(name, value, board))
    }))
}

fn word(name: &str, value: &Value, board: Option<&Board>) -> String {
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    match (name, board) {
        ("cell", Some(board)) => cell(value, board).unwrap_or_else(|| value.to_string()),
        ("cells", Some(board)) => list.iter().filter_map(|value| cell(value, board)).collect::<Vec<_>>().join(" und "),
        _ => {
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            WORDS.iter().find(|(english, _)| *english == word).map_or(word, |(_, german)| (*german).to_owned())
        }
    }
}

/// `Spalte 7 Reihe 5`, as printed on the board.
fn cell(value: &Value, board: &Board) -> Option<String> {
    let cell = serde_json::from_value(value.clone()).ok()?;
    let (columns, rows) = board.printed(cell);
    let numbers = |line: Vec<u8>| line.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    Some(format!("Spalte {} Reihe {}", numbers(columns.collect()), numbers(rows.collect())))
}

fn main() -> ExitCode {
    manners::run(HELP, |arguments, out| {
        arguments.none()?;
        ships(out)?;
        building(out)?;
        battle(out)?;
        Ok(ExitCode::SUCCESS)
    })
}

fn ships(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut layout: Layout = "I 5/2,t88v,2/2,t31,1,t64/5/5".parse()?;
    let board = layout.board().clone();
    for violation in layout.check().violations {
        writeln!(out, "{}", say(&violation, Some(&board))?)?;
    }
    let cabin = board.cell_named("column 7 row 7")?;
    let component = layout.get(cabin).ok_or("the cabin")?;
    for place in [cabin, board.cell_named("column 5 row 5")?] {
        let refusal = layout.place(place, component).err().ok_or("both are refused")?;
        writeln!(out, "{}", say(&refusal, Some(&board))?)?;
    }
    let fleet = "I 5/5/2,t31,2/5/5".parse::<Layout>()?.into_fleet()?;
    let lines = board.aim(Side::Front)?.read([Die::Three, Die::Four])?;
    let incoming = Incoming::new(AttackKind::LightFire, lines);
    let refusal = fleet.defend(&incoming, &Defence { shields: cabin.into(), ..Defence::default() });
    writeln!(out, "{}", say(&refusal.err().ok_or("a cabin is no shield")?, Some(&board))?)?;
    Ok(())
}

fn building(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut game = yard::Yard::begin(&yard::Setup::new(Class::I, 2), &mut Vec::new())?;
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let seat = Actor::Seat(Seat::Zero);
    Play::choices(&game, seat, &mut choices);
    for choice in &choices {
        if game.apply(seat, choice, &mut events).is_ok() {
            break;
        }
    }
    for event in &events {
        writeln!(out, "{}", say(event, None)?)?;
    }
    Ok(())
}

fn battle(out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    let mut game = battle::Game::new(&Setup::shuffled(battle::Layout::four_players(), &players, &mut dice))?;
    let mut events = Vec::new();
    for _ in 0..4 {
        let zone = game.field().layout().zone(game.active()).ok_or("no such seat")?;
        let fleet = random_placement(zone, &mut dice).ok_or("no fleet fits")?;
        game.apply(game.active(), &battle::Choice::place(fleet), &mut events)?;
    }
    let early = game.check(game.active(), &battle::Choice::End).err().ok_or("the turn has not begun")?;
    writeln!(out, "{}", say(&early, None)?)?;
    let mut choices = Vec::new();
    while game.round() < 3 {
        let seat = game.decider().ok_or("the game is over")?;
        choices.clear();
        game.choices(seat, &mut choices);
        let choice = &choices[dice.below(u32::try_from(choices.len())?) as usize];
        game.apply(seat, choice, &mut events)?;
    }
    for event in &events {
        writeln!(out, "{}", say(event, None)?)?;
    }
    Ok(())
}
