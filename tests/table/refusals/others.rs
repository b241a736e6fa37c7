//! Errors without a rule of their own: unreadable texts and numbers, and errors that wrap others.

use std::collections::BTreeSet;
use std::error::Error;

use starwright::battle;
use starwright::dice::{Dice, Die, Typed};
use starwright::grid::{Cell, NoCell, Rotation, Side, Surface, SurfaceError, Topology};
use starwright::hex::Direction;
use starwright::table::{Actor, ReadError, Seat};
use starwright::trucker::attack::RollError;
use starwright::trucker::notation::Fault;
use starwright::trucker::{self, BlueprintError, Board, Class, Edges, Layout, Mark, Marks, TileId, yard};

use super::source;
use super::trucker::cell;

/// The type of an error, its variant, and what it says.
type Told = (String, String, String);

fn tell<E: Error>(error: &E) -> Told {
    let path = std::any::type_name::<E>().split('<').next().expect("a path");
    (path.rsplit("::").next().expect("a name").to_owned(), source::variant(error), error.to_string())
}

/// Errors, each told.
macro_rules! told {
    ($($error:expr),* $(,)?) => { vec![$(tell(&$error)),*] };
}

fn all() -> Vec<Told> {
    [values(), boards(), texts(), parts(), records()].concat()
}

fn values() -> Vec<Told> {
    told![
        Cell::new(11, 0).unwrap_err(),
        "2/3".parse::<Cell>().unwrap_err(),
        NoCell::OffGrid(Cell::new(0, 11).unwrap_err()),
        "top".parse::<Side>().unwrap_err(),
        Rotation::try_from(4).unwrap_err(),
        Surface::new(Topology::Plane, 12, 1).unwrap_err(),
        Surface::new(Topology::Torus, 2, 7).unwrap_err(),
        Direction::try_from(6).unwrap_err(),
        Die::try_from(7).unwrap_err(),
        Typed::new([]).roll().unwrap_err(),
        Seat::try_from(5).unwrap_err(),
        "BBS-0".parse::<battle::Rule>().unwrap_err(),
        "LM-0".parse::<trucker::Rule>().unwrap_err(),
        TileId::try_from(145).unwrap_err(),
        "334".parse::<Edges>().unwrap_err(),
        "7".parse::<Mark>().unwrap_err(),
        "V".parse::<Class>().unwrap_err(),
        trucker::Unreadable::Packed,
    ]
}

fn boards() -> Vec<Told> {
    let blank = Board::custom(trucker::Blueprint::builder(&["##"]).build().expect("a board"));
    let mut wrong = Layout::new(Board::new(Class::I));
    wrong
        .place(Cell::new(0, 4).expect("a cell"), crate::formats::component(trucker::Kind::Structural))
        .expect("a cell");
    wrong
        .place(Cell::new(4, 4).expect("a cell"), crate::formats::component(trucker::Kind::Structural))
        .expect("a cell");
    told![
        Board::new(Class::I).cell_named("12/12").unwrap_err(),
        BlueprintError::Size,
        BlueprintError::Ragged { row: 2 },
        BlueprintError::Letter { column: 3, row: 2 },
        BlueprintError::Surface(SurfaceError::WrapTooShort { columns: 2, rows: 7 }),
        BlueprintError::NoCells,
        BlueprintError::ColumnNumbers { columns: 7 },
        BlueprintError::RowNumbers { rows: 5 },
        BlueprintError::Number { number: 32 },
        BlueprintError::NumberTwice { number: 7 },
        BlueprintError::Splice { column: 6, columns: 7 },
        BlueprintError::StartingCabin { cell: cell() },
        RollError::from(blank.aim(Side::Front).unwrap_err()),
        RollError::from(Typed::new([]).roll().unwrap_err()),
        wrong.into_fleet().unwrap_err(),
    ]
}

fn texts() -> Vec<Told> {
    let no_mark = Board::new(Class::I).with_opened(Marks::EMPTY.with(Mark::Two)).unwrap_err();
    let on_outlet =
        trucker::Component::new(trucker::Kind::SingleCannon, "1000".parse().expect("four digits"), Side::Front);
    let taken = crate::formats::line_of_struts()
        .place(crate::formats::cell(1, 3), crate::formats::component(trucker::Kind::Structural));
    told![
        "".parse::<Layout>().unwrap_err(),
        "iiic:".parse::<Layout>().unwrap_err(),
        Fault::Expected("a class"),
        Fault::Letters("IIIC"),
        Fault::Board(BlueprintError::NoCells),
        Fault::Build(no_mark),
        Fault::Build(on_outlet.unwrap_err()),
        Fault::Build(taken.unwrap_err()),
        Fault::NotCanonical("I".to_owned()),
    ]
}

/// Why the parts of a battle are refused.
fn parts() -> Vec<Told> {
    let mut parts = battle::Position::from(crate::formats::battle().0.game());
    (parts.turn.round, parts.turn.active) = (10, Seat::Four);
    told![battle::Game::try_from(parts).unwrap_err()]
}

/// Why a setup and a log are refused as a record.
fn records() -> Vec<Told> {
    let setup: ReadError<yard::SetupError, yard::Refusal> = ReadError::Setup(yard::SetupError::Opened);
    let entry: ReadError<yard::SetupError, yard::Refusal> =
        ReadError::Entry { entry: 7, by: Actor::Seat(Seat::Two), refusal: yard::Refusal::DieDue };
    told![setup, entry]
}

/// Each says the sentences that stand in `errors.txt` below its type and variant, and none is forgotten.
#[test]
fn golden_errors_say_what_is_wrong() {
    let all = all();
    let lines = all.iter().flat_map(|(name, variant, told)| {
        let head = if name == variant { name.clone() } else { format!("{name}::{variant}") };
        std::iter::once(head).chain(told.lines().map(|line| format!("    {line}")))
    });
    crate::words::holds("errors.txt", &lines.collect::<Vec<_>>());
    let told: BTreeSet<(String, String)> = all.into_iter().map(|(name, variant, _)| (name, variant)).collect();
    assert_eq!(source::other_errors(), told);
}
