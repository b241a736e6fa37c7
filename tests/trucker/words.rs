//! Sentences about ships and the yard, with the names of the board for cells.

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Rotation, Side};
use starwright::table::Seat;
use starwright::table::message::told;
use starwright::trucker::attack::{AttackKind, Defence, Fate, Met};
use starwright::trucker::yard::{Choice, Event, Tile, TileSource};
use starwright::trucker::{Alien, Board, Class, Colour, Insurance, Mark, TileId};

use crate::defence_examples::{incoming, loaded, strut};

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).unwrap()
}

#[test]
fn small_words_print() {
    assert_eq!(Colour::ALL.map(|colour| colour.to_string()), ["purple", "brown", "cyan"]);
    assert_eq!(Rotation::ALL[3].to_string(), "a quarter turn counter-clockwise");
    for insurance in Insurance::ALL {
        let text = insurance.to_string();
        assert_eq!(text.contains(&format!(" {} credits", insurance.price())), insurance != Insurance::None, "{text}");
        let cap = text.rsplit(' ').next().and_then(|number| number.parse::<u16>().ok());
        assert_eq!(cap, insurance.cap().limit(), "{text}");
    }
    assert_eq!(Fate::ShotDown(cell(2, 1)).to_string(), "is shot down by the cannon on (2, 1)");
    assert_eq!(Fate::Missed.to_string(), "misses");
    let met = [Met::Nothing, Met::Component(cell(2, 1)), Met::Choice([cell(2, 1), cell(0, 2)].into_iter().collect())];
    let met = met.map(|met| met.to_string());
    assert_eq!(met, ["no component", "the component on (2, 1)", "one of the components on (2, 1), (0, 2)"]);
}

#[test]
fn ends_of_lines_print() {
    let fleet = loaded(Board::new(Class::IC), &[(1, 2, strut())]);
    let twins = incoming(&fleet, AttackKind::HeavyFire, Side::Left, [Die::Three, Die::One]);
    let outcome = fleet.defend(&twins, &Defence::default()).unwrap();
    let told: Vec<_> = outcome.lines.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["the attack on row 2 hits the component on (1, 2) and destroys it", "the attack on row 4 misses"]
    );
    let told = starwright::table::message::told(&outcome.lines[0], fleet.layout()).to_string();
    assert_eq!(told, "the attack on upper row 3 hits the structural component on 3/upper 3 and destroys it");
}

#[test]
fn the_yard_prints() {
    let tile = Tile::Number(TileId::new(64).unwrap());
    let (seat, at) = (Seat::Two, cell(2, 1));
    let events = [
        (Event::Took { seat, tile, from: TileSource::FaceDown }, "seat 2 takes tile 64 from the face-down pool"),
        (Event::Placed { seat, tile, at, turn: Rotation::Half }, "seat 2 places tile 64 on (2, 1), half a turn"),
        (Event::Opened { face: Die::Two, mark: Mark::Two }, "a die shows 2 and opens the cells marked 2"),
        (Event::Welcomed { seat, at, alien: Alien::Brown }, "seat 2 houses a brown alien on (2, 1)"),
        (Event::Passed { seat, lost: 1 }, "the ship of seat 2 passes the check, with 1 component in the lost pile"),
        (Event::Started { seat, behind: 0 }, "seat 2 starts in the lead"),
    ];
    for (event, text) in events {
        assert_eq!(event.to_string(), text);
    }
    let choices = [
        (Choice::Place { at, turn: Rotation::None }, "place the component in hand on (2, 1), not turned"),
        (Choice::Finish { order: Some(3) }, "take order tile 3"),
        (Choice::Insure { insurance: Insurance::None }, "choose no insurance"),
    ];
    for (choice, text) in choices {
        assert_eq!(choice.to_string(), text);
    }
}

/// LM-BOARD-1: a sentence uses the printed numbers of a cell.
#[test]
fn sentences_use_the_names_of_the_board() {
    let board = Board::new(Class::I);
    let at = cell(2, 1);
    let removed = told(&Choice::Remove { at }, &board).to_string();
    assert_eq!(removed, format!("remove the component on {}", board.name(at)));
    let cells: CellSet = [at, cell(2, 2)].into_iter().collect();
    let told = told(&Event::Removed { seat: Seat::One, cells }, &board).to_string();
    assert!(cells.iter().all(|cell| told.contains(&board.name(cell))), "{told}");
}
