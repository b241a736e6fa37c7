//! Both games in German: what is wrong, what is refused and what happens is told by templates in a table, with the names that are
//! printed on a board.

mod manners;

use std::error::Error;
use std::fmt;
use std::io::Write;
use std::process::ExitCode;

use starwright::battle::{self, Deck, Race, Setup, random_placement};
use starwright::dice::{Die, Random, RandomSource};
use starwright::grid::{Cell, CellSet, Side};
use starwright::rand_core::SeedableRng;
use starwright::table::message::{Names, told};
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::attack::{AttackKind, Defence, Incoming};
use starwright::trucker::{Board, Class, Layout, yard};

const HELP: &str = "\
Says in German what happens in both games and what is refused, from a table of sentences.

Usage: german

A ship with mistakes, an attack, the yard, and the first turns of a battle; there is nothing to choose.

Example: cargo run --release --example german

Exit code: 0 all is said, 2 the arguments are wrong or something has no words, 3 the output cannot be written.
";

/// What says a message and its tag, and its sentence with the names of fields in braces.
const SENTENCES: &[(&str, &str, &str)] = &[
    ("violation", "mismatch", "{first} und {second}: Diese Kanten passen nicht aneinander."),
    ("violation", "exhaust_direction", "{cell}: Der Auspuff zeigt nach {points} statt nach hinten."),
    ("violation", "blocked", "{cell}: Das Feld {by} muss leer sein, denn darauf zeigt dieses Teil."),
    ("violation", "closed_cell", "{cell}: Dieses Feld ist geschlossen."),
    ("violation", "cut_off", "{piece}: Diese Teile hängen nicht mit dem Rest ihres Schiffs zusammen."),
    ("build", "occupied", "Auf {cell} liegt schon etwas."),
    ("build", "no_cell", "{cell} ist kein Feld dieses Bretts."),
    ("defence", "no_shield", "Auf {cell} ist kein Schild."),
    ("battle-refusal", "not_awaited", "{actor} ist nicht an der Reihe, sondern {decider}."),
    ("battle-refusal", "out_of_order", "Das ist jetzt nicht dran."),
    ("yard-event", "reached", "{seat} greift in den verdeckten Vorrat."),
    ("yard-event", "took", "{seat} nimmt ein Teil."),
    ("yard-event", "flipped", "{seat} dreht die Sanduhr um."),
    ("battle-event", "placed", "{seat} stellt die Flotte auf."),
    ("battle-event", "revealed", "{seat} deckt die Karte {card} auf."),
    ("battle-event", "flew", "Jäger {piece} fliegt von {from} nach {to}."),
    ("battle-event", "fired", "Jäger {by} {hit|none:feuert ins Leere|trifft #}."),
    ("battle-event", "turned", "Jäger {piece} dreht sich nach {facing}."),
    ("battle-event", "sailed", "Großkampfschiff {piece} fährt nach {to}."),
    ("battle-event", "shot", "Großkampfschiff {by} beschießt {at}."),
    ("battle-event", "damaged", "{piece} ist beschädigt."),
    ("battle-event", "captured", "{piece} ist zerstört und eine Trophäe von {by}."),
    ("battle-event", "lost", "{piece} ist verloren."),
    ("battle-event", "probe", "{by} sammelt die Sonde auf {at} ein."),
    ("battle-event", "drew", "{seat} zieht eine Karte."),
    ("battle-event", "ended", "{seat} beendet den Zug."),
];

/// Words of the crate.
const WORDS: &[(&str, &str)] = &[
    ("front", "vorn"),
    ("right", "rechts"),
    ("rear", "hinten"),
    ("left", "links"),
    ("north", "Norden"),
    ("north-east", "Nordosten"),
    ("south-east", "Südosten"),
    ("south", "Süden"),
    ("south-west", "Südwesten"),
    ("north-west", "Nordwesten"),
];

/// The names of a table where German is spoken, and of its board.
struct German<'a>(Option<&'a Board>);

impl Names for German<'_> {
    fn seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spieler {}", seat.number())
    }

    /// `Spalte 7 Reihe 5`, as printed on the board.
    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(board) = self.0 else { return write!(f, "{cell}") };
        let (columns, rows) = board.printed(cell);
        let numbers = |line: Vec<u8>| line.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        write!(f, "Spalte {} Reihe {}", numbers(columns.collect()), numbers(rows.collect()))
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        cells.iter().enumerate().try_for_each(|(place, cell)| {
            f.write_str(if place == 0 { "" } else { " und " })?;
            self.cell(cell, f)
        })
    }

    fn word(&self, word: &dyn fmt::Display, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = word.to_string();
        f.write_str(WORDS.iter().find(|(known, _)| *known == english).map_or(&english, |(_, german)| german))
    }

    /// A message that the table lacks is said in English.
    fn template(&self, key: (&'static str, &'static str)) -> Option<&str> {
        SENTENCES.iter().find(|(part, tag, _)| (*part, *tag) == key).map(|(.., sentence)| *sentence)
    }
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
        writeln!(out, "{}", told(&violation, &German(Some(&board))))?;
    }
    let cabin = board.cell_named("column 7 row 7")?;
    let component = layout.get(cabin).ok_or("the cabin")?;
    for place in [cabin, board.cell_named("column 5 row 5")?] {
        let refusal = layout.place(place, component).err().ok_or("both are refused")?;
        writeln!(out, "{}", told(&refusal, &German(Some(&board))))?;
    }
    let fleet = "I 5/5/2,t31,2/5/5".parse::<Layout>()?.into_fleet()?;
    let lines = board.aim(Side::Front)?.read([Die::Three, Die::Four])?;
    let incoming = Incoming::new(AttackKind::LightFire, lines);
    let refusal = fleet.defend(&incoming, &Defence { shields: cabin.into(), ..Defence::default() });
    writeln!(out, "{}", told(&refusal.err().ok_or("a cabin is no shield")?, &German(Some(&board))))?;
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
        writeln!(out, "{}", told(event, &German(None)))?;
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
    writeln!(out, "{}", told(&early, &German(None)))?;
    let mut choices = Vec::new();
    while game.round() < 3 {
        let seat = game.awaited_seat().ok_or("the game is over")?;
        choices.clear();
        game.choices(seat, &mut choices);
        let choice = &choices[dice.below(u32::try_from(choices.len())?) as usize];
        game.apply(seat, choice, &mut events)?;
    }
    for event in &events {
        writeln!(out, "{}", told(event, &German(None)))?;
    }
    Ok(())
}
