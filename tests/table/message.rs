//! Sentences with the names of a table.

use core::fmt;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use starwright::battle::{self, PieceId};
use starwright::grid::{Cell, CellSet, Rotation};
use starwright::table::message::{
    Argument, Arguments, Called, Message, Nameable, Names, Plain, Row, Value, data, told, word_key,
};
use starwright::table::{Awaited, Seat, SeatSet};
use starwright::trucker::yard::{Choice, Event, Refusal, Tile};
use starwright::trucker::{self, Board, Class, Strength, flight, game};

/// People, and cells by letter and number.
struct Table;

impl Names for Table {
    fn seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["Ann", "Bob"][usize::from(seat.number())])
    }

    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + cell.column()), cell.row() + 1)
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        cells.iter().try_for_each(|cell| self.cell(cell, f))
    }
}

#[test]
fn sentences_use_the_names_of_the_table() {
    let cell = |column, row| Cell::new(column, row).expect("on the grid");
    let says = |message: &dyn Message| told(message, &Table).to_string();
    assert_eq!(says(&Choice::Remove { at: cell(2, 0) }), "remove the component on C1");
    let cells = [cell(0, 0), cell(1, 3)].into_iter().collect();
    assert_eq!(says(&Event::Removed { seat: Seat::One, cells }), "Bob loses the components on A1B4");
    assert_eq!(says(&Event::Started { seat: Seat::Zero, behind: 0 }), "Ann starts in the lead");
    assert_eq!(says(&Event::Started { seat: Seat::Zero, behind: 1 }), "Ann starts 1 space behind the leader");
    assert_eq!(says(&Event::Started { seat: Seat::Zero, behind: 3 }), "Ann starts 3 spaces behind the leader");
    assert_eq!(says(&Choice::Finish { order: None }), "take an order tile");
    assert_eq!(says(&Choice::Finish { order: Some(2) }), "take order tile 2");
    assert_eq!(says(&Refusal::Closed { cell: cell(4, 1) }), "E2 is not an open cell of this board (LM-LEGAL-10)");
}

/// Cells and lines have the names printed on the board, players their own; a player without a name and a cell off the board keep
/// their numbers.
#[test]
fn players_and_boards_give_names() {
    let cell = |column, row| Cell::new(column, row).expect("on the grid");
    let (board, people) = (Board::new(Class::I), Called::new(&["Ann"]));
    let cells = [cell(2, 2), cell(10, 10)].into_iter().collect();
    let removed = Event::Removed { seat: Seat::Zero, cells };
    assert_eq!(told(&removed, &people).to_string(), "Ann loses the components on (2, 2), (10, 10)");
    let both = people.at(&board);
    assert_eq!(told(&removed, &both).to_string(), "Ann loses the components on 7/7, (10, 10)");
    let nothing = Event::Removed { seat: Seat::One, cells: CellSet::EMPTY };
    assert_eq!(told(&nothing, &both).to_string(), "seat 1 loses the components on no cell");
    assert_eq!(told(&Awaited { seats: SeatSet::of(2), table: true }, &both).to_string(), "Ann, seat 1, the table");
    let refused = game::Refusal::Yard(Refusal::Closed { cell: cell(0, 0) });
    assert!(told(&refused, &both).to_string().starts_with("5/5 is not an open cell"), "{refused}");
    assert_eq!(told(&refused, &Plain).to_string(), refused.to_string());
}

#[test]
fn a_message_is_data() {
    let event = Event::Looked { seat: Seat::One, pile: 2 };
    assert_eq!(event.row().key, ("yard-event", "looked"));
    let arguments = Arguments::of(&event);
    assert!(matches!(arguments.get("seat"), Some(Argument::Seat(Seat::One))));
    assert!(matches!(arguments.get("pile"), Some(Argument::Number(2))));
    assert!(arguments.get("tile").is_none());
    assert_eq!(arguments.iter().count(), 2);
    assert_eq!(event.row().fields, ["seat", "pile"]);
    assert!(Event::rows().contains(&event.row()));
    let unlike: BTreeSet<_> = Event::rows().iter().map(|row| row.key).collect();
    assert_eq!(unlike.len(), Event::rows().len());
}

/// A place, a word, a list, nothing, another message: each has its own form, with the names of the table.
#[test]
fn variables_are_data() {
    let cell = |column, row| Cell::new(column, row).expect("on the grid");
    let json = |message: &dyn Message| serde_json::to_value(data(message, &Table)).expect("JSON");
    let placed = Event::Placed { seat: Seat::Zero, tile: Tile::StartingCabin, at: cell(2, 0), turn: Rotation::Half };
    assert_eq!(
        json(&placed),
        serde_json::json!({
            "id": "yard-event-placed",
            "key": "placed",
            "variables": {
                "seat": "Ann",
                "tile": {"id": "tile-starting-cabin", "key": "starting-cabin"},
                "at": {"place": "C1"},
                "turn": {"word": "half a turn", "key": "half-a-turn"},
            },
        })
    );
    let removed = Event::Removed { seat: Seat::One, cells: [cell(0, 0), cell(1, 3)].into_iter().collect() };
    let cells = serde_json::json!([{"place": "A1"}, {"place": "B4"}]);
    assert_eq!(json(&removed)["variables"]["cells"], cells);
    assert_eq!(data(&Choice::Finish { order: None }, &Table).variables, [("order", Value::None)]);
    let refused = game::Refusal::Yard(Refusal::Closed { cell: cell(4, 1) });
    let error = serde_json::json!({
        "id": "yard-refusal-closed", "key": "closed", "variables": {"cell": {"place": "E2"}}, "rule": "LM-LEGAL-10",
    });
    assert_eq!(
        json(&refused),
        serde_json::json!({"id": "game-refusal-yard", "key": "yard", "variables": {"error": error}})
    );
    let awaited = Awaited { seats: SeatSet::of(2), table: true };
    assert_eq!(json(&awaited), serde_json::json!({"id": "awaited", "parts": ["Ann", "Bob", "table"]}));
    assert_eq!(["½ Double  cannon", "front", ""].map(word_key), ["double-cannon", "front", ""]);
}

/// Tenths and half points are numbers; names that look like them stay names.
#[test]
fn fractions_are_data() {
    let names = Called::new(&["1.5"]);
    let variables =
        |message: &dyn Message| serde_json::to_value(data(message, &names)).expect("JSON")["variables"].clone();
    let cannons = |halves: u32| flight::Event::Cannons {
        seat: Seat::Zero,
        powered: CellSet::EMPTY,
        tokens: Vec::new(),
        strength: Strength::from_halves(halves),
    };
    assert_eq!(variables(&cannons(9))["seat"], "1.5");
    assert_eq!(variables(&cannons(9))["strength"], serde_json::json!({"halves": 9}));
    assert_eq!(told(&cannons(9), &names).to_string(), "1.5 declares cannon strength 4½");
    assert_eq!(told(&cannons(0), &names).to_string(), "1.5 declares cannon strength 0");
    let json = r#"{"games": 4, "points": -6, "rivals": 4, "lost": 0, "taken": 1}"#;
    let expected: battle::Expectation = serde_json::from_str(json).expect("results of simulated games");
    let of = |tenths: i64| serde_json::json!({"tenths": tenths});
    let fields = serde_json::json!({"games": 4, "points": of(-15), "rivals": of(10), "taken": of(3), "lost": of(0)});
    assert_eq!(variables(&expected), fields);
    let sentence = "on average over 4 simulated games: -1.5 points, 1 for the others, 0.3 ships captured, 0 lost";
    assert_eq!(expected.to_string(), sentence);
    assert_eq!(battle::Expectation::default().to_string(), "no game was simulated");
}

/// A table may say whole messages in its language, also where they stand in others.
#[test]
fn names_can_replace_whole_messages() {
    struct Shouted;

    impl Names for Shouted {
        fn say(&self, message: &dyn Message) -> Option<String> {
            let is_refusal = data(message, self).rule.is_some();
            is_refusal.then(|| message.row().template.to_uppercase())
        }
    }

    assert_eq!(told(&Refusal::HandEmpty, &Called::new(&["Ann"]).at(&Shouted)).to_string(), "THE HAND IS EMPTY");
    assert_eq!(told(&game::Refusal::Yard(Refusal::HandEmpty), &Shouted).to_string(), "THE HAND IS EMPTY");
    assert_eq!(told(&Event::BuildingOver, &Shouted).to_string(), "building is over");
}

/// Names that cannot be written end a text, and nothing more.
#[test]
fn names_that_fail_are_cut_short() {
    struct Mute;

    impl Names for Mute {
        fn seat(&self, _: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("A").and(Err(fmt::Error))
        }
    }

    let data = data(&Event::Reached { seat: Seat::One }, &Mute);
    assert_eq!(data.variables, [("seat", Value::Text("A".into()))]);
}

/// Each message of the source is listed among the sentences of its game, with a unique id.
#[test]
fn every_sentence_is_listed() {
    for (game, rows) in [("trucker", trucker::sentences()), ("battle", battle::sentences())] {
        let ids: BTreeSet<String> = rows.iter().map(Row::id).collect();
        let twice: Vec<_> = rows
            .iter()
            .map(|row| row.key)
            .filter(|key| rows.iter().filter(|row| row.key == *key).count() > 1)
            .collect();
        assert_eq!(ids.len(), rows.len(), "{twice:?}");
        let parts: BTreeSet<&str> = rows.iter().map(|row| row.key.0).collect();
        let mut said = BTreeSet::new();
        let folder = format!("{}/src/{game}", env!("CARGO_MANIFEST_DIR"));
        sources(folder.as_ref(), &mut |text| {
            for mark in [" of \"", "key: (\""] {
                let named = text.split(mark).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
                said.extend(
                    named.filter(|part| part.chars().all(|letter| letter == '-' || letter.is_ascii_lowercase())),
                );
            }
        });
        // the table prints a component on a cell
        let missing: Vec<_> = parts.iter().filter(|part| !said.contains(**part) && **part != "component").collect();
        assert!(missing.is_empty(), "{missing:?}");
        let untold: Vec<_> = said.iter().filter(|part| !parts.contains(part.as_str())).collect();
        assert!(untold.is_empty(), "{untold:?}");
    }
}

/// Every source file of a folder.
fn sources(folder: &Path, visit: &mut dyn FnMut(String)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, visit);
        } else {
            visit(fs::read_to_string(path).expect("a source file"));
        }
    }
}

/// A table may have its own names for the ships of a battle; by default they are those in pictures.
#[test]
fn ships_go_by_the_names_of_the_table() {
    struct Captains;

    impl Names for Captains {
        fn name(&self, thing: &dyn Nameable, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match thing.get::<PieceId>() {
                Some(piece) if piece.is_capital() => write!(f, "the {} of {}", piece, piece.seat()),
                _ => write!(f, "{thing}"),
            }
        }
    }

    let piece = |number| PieceId::try_from(number).expect("a piece");
    let hit = battle::Event::Fired { by: piece(3), hit: Some(piece(39)) };
    assert_eq!(hit.to_string(), "fighter a1.4 hits B2");
    assert_eq!(told(&hit, &Captains).to_string(), "fighter a1.4 hits the B2 of seat 1");
    let order = battle::Choice::landing(
        battle::Choice::Squadron { squadron: piece(3).squadron().expect("a fighter") },
        vec![piece(4), piece(3)],
    );
    assert_eq!(
        told(&order, &Called::new(&["Ann"]).at(&Captains)).to_string(),
        "move squadron a1; landing order: a1.5, a1.4"
    );
}
