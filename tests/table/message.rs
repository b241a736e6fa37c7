//! Sentences with the names of a table.

use core::fmt;
use std::collections::BTreeSet;

use starwright::battle::{self, PieceId};
use starwright::grid::{Cell, CellSet};
use starwright::table::message::{Argument, Arguments, Called, Message, Nameable, Names, Plain, told};
use starwright::table::{Awaited, Seat, SeatSet};
use starwright::trucker::yard::{Choice, Event, Refusal};
use starwright::trucker::{Board, Class, game};

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
fn sentences_say_the_names_of_the_table() {
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

/// Cells and lines go by the names printed on the board, people by theirs; who has none, and a cell that is not there, as ever.
#[test]
fn people_and_boards_name_what_is_theirs() {
    let cell = |column, row| Cell::new(column, row).expect("on the grid");
    let (board, people) = (Board::new(Class::I), Called::new(&["Ann"]));
    let cells = [cell(2, 2), cell(10, 10)].into_iter().collect();
    let removed = Event::Removed { seat: Seat::Zero, cells };
    assert_eq!(told(&removed, &people).to_string(), "Ann loses the components on (2, 2), (10, 10)");
    let both = people.at(&board);
    assert_eq!(told(&removed, &both).to_string(), "Ann loses the components on column 7 row 7, (10, 10)");
    let nothing = Event::Removed { seat: Seat::One, cells: CellSet::EMPTY };
    assert_eq!(told(&nothing, &both).to_string(), "seat 1 loses the components on no cell");
    assert_eq!(told(&Awaited { seats: SeatSet::of(2), table: true }, &both).to_string(), "Ann, seat 1, the table");
    let refused = game::Refusal::Yard(Refusal::Closed { cell: cell(0, 0) });
    assert!(told(&refused, &both).to_string().starts_with("column 5 row 5 is not an open cell"), "{refused}");
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

/// A table may call the ships of a battle by names of its own; the crate calls them as pictures do.
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
