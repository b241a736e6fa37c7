//! `IVC+3=`, or a board of the caller's own.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::grid::{Cell, Topology};
use crate::trucker::parts::blueprint::{Blueprint, Class, LossPenalty, Mark, Marks, Parts, PremiumTable};
use crate::trucker::parts::board::Board;
use crate::trucker::parts::round_card::RoundCard;
use crate::trucker::show::notation::error::{Fault, NotationError, letters};
use crate::trucker::show::notation::reader::Reader;

const EXPECTED_NUMBERS: &str = "= and numbers with dots between";
const EXPECTED_NUMBER: &str = "a number that is not too large";

pub(super) fn write(text: &mut String, board: &Board) {
    match board.class() {
        Some(class) => text.push_str(class.name()),
        None => write_custom(text, board.blueprint()),
    }
    if !board.opened().is_empty() {
        text.push('+');
        board.opened().iter().for_each(|mark| text.push_str(mark.name()));
    }
}

fn write_custom(text: &mut String, blueprint: &Blueprint) {
    let parts = Parts::of(blueprint);
    text.push_str(name(parts.surface));
    text.push('(');
    text.push_str(&parts.art.join("/"));
    text.push(')');
    if parts.orange_open {
        text.push_str(";orange");
    }
    lines(text, "columns", &parts.columns);
    lines(text, "rows", &parts.rows);
    list(text, "splice", parts.splice_right_of);
    list(text, "cabin", parts.starting_cabin.into_iter().flat_map(|cell| [cell.column(), cell.row()]));
    match parts.loss_penalty {
        LossPenalty::Uncapped => {}
        LossPenalty::CappedAt(credits) => list(text, "cap", [credits]),
        LossPenalty::ByInsurance => text.push_str(";insured"),
    }
    list(text, "premium", parts.premium.into_iter().flat_map(PremiumTable::by_group));
    list(text, "level", parts.level.map(RoundCard::level));
    if parts.overtime {
        text.push_str(";overtime");
    }
}

/// `;name=1.2.3`, if there is anything to list.
fn list<N: Into<u16>>(text: &mut String, name: &str, numbers: impl IntoIterator<Item = N>) {
    items(text, name, &numbers.into_iter().map(|number| number.into().to_string()).collect::<Vec<_>>());
}

fn items(text: &mut String, name: &str, items: &[String]) {
    if !items.is_empty() {
        text.push(';');
        text.push_str(name);
        text.push('=');
        text.push_str(&items.join("."));
    }
}

/// `;name=2,7.3.0`: the numbers of each line, 0 for a line without one.
fn lines(text: &mut String, name: &str, lines: &[Vec<u8>]) {
    let line = |numbers: &Vec<u8>| match numbers.as_slice() {
        [] => "0".to_string(),
        numbers => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    };
    items(text, name, &lines.iter().map(line).collect::<Vec<_>>());
}

pub(super) fn read(reader: &mut Reader<'_>) -> Result<Board, NotationError> {
    let start = *reader;
    let word = reader.word(|letter| letter.is_ascii_alphabetic());
    let topology = Topology::ALL.into_iter().find(|&topology| name(topology) == word);
    let board = match (word.parse::<Class>(), topology) {
        (Ok(class), _) => Board::new(class),
        (_, Some(topology)) => Board::custom(read_custom(reader, start, topology)?),
        _ => return Err(start.wrong(word, no_board(word))),
    };
    if !reader.eat('+') {
        return Ok(board);
    }
    let start = *reader;
    let marks = read_marks(reader)?;
    board.with_opened(marks).map_err(|error| start.wrong(start.until(reader), error))
}

fn no_board(word: &str) -> Fault {
    let names = Class::ALL.iter().copied().map(Class::name).chain(Topology::ALL.map(name));
    letters(word, names).unwrap_or(Fault::Expected("a class, or plane, cylinder or torus"))
}

fn read_marks(reader: &mut Reader<'_>) -> Result<Marks, NotationError> {
    let mut marks = Marks::EMPTY;
    while reader.peek() != Some(' ') {
        let letter = reader.peek().unwrap_or_default();
        let mark = Mark::ALL.into_iter().find(|mark| mark.name().starts_with(letter));
        marks = marks.with(mark.ok_or_else(|| reader.expected("an opened mark, 1 to 6 or ="))?);
        reader.eat(letter);
    }
    Ok(marks)
}

fn read_custom(reader: &mut Reader<'_>, start: Reader<'_>, topology: Topology) -> Result<Blueprint, NotationError> {
    reader.demand('(', "a drawing in parentheses")?;
    let art = reader.word(|letter| letter != ')').split('/').map(ToString::to_string).collect();
    reader.demand(')', "the parenthesis behind the drawing")?;
    let mut parts = Parts { art, surface: topology, ..Parts::default() };
    while reader.eat(';') {
        read_part(&mut parts, reader)?;
    }
    parts.build().map_err(|error| start.wrong(start.until(reader), error))
}

/// A part after the drawing.
fn read_part(parts: &mut Parts, reader: &mut Reader<'_>) -> Result<(), NotationError> {
    const EXPECTED: &str = "orange, columns, rows, splice, cabin, cap, insured, premium, level or overtime";
    let start = *reader;
    match reader.word(|letter| letter.is_ascii_alphabetic()) {
        "orange" => parts.orange_open = true,
        "columns" => parts.columns = numbers_of_lines(reader)?,
        "rows" => parts.rows = numbers_of_lines(reader)?,
        "splice" => parts.splice_right_of = Some(exactly(reader).map(|[column]| column)?),
        "cabin" => parts.starting_cabin = Some(cell(reader)?),
        "cap" => parts.loss_penalty = LossPenalty::CappedAt(exactly(reader).map(|[credits]| credits)?),
        "insured" => parts.loss_penalty = LossPenalty::ByInsurance,
        "premium" => parts.premium = Some(PremiumTable::new(exactly(reader)?)),
        "level" => parts.level = Some(level(reader)?),
        "overtime" => parts.overtime = true,
        word => {
            let names = EXPECTED.split([',', ' ']).filter(|name| *name != "or");
            return Err(start.wrong(word, letters(word, names).unwrap_or(Fault::Expected(EXPECTED))));
        }
    }
    Ok(())
}

fn cell(reader: &mut Reader<'_>) -> Result<Cell, NotationError> {
    let start = *reader;
    let [column, row] = exactly(reader)?;
    let expected = Fault::Expected("a column and a row below 11");
    Cell::new(column, row).map_err(|_| start.wrong(start.until(reader), expected))
}

fn level(reader: &mut Reader<'_>) -> Result<RoundCard, NotationError> {
    let start = *reader;
    let [number]: [u8; 1] = exactly(reader)?;
    let level = RoundCard::ALL.into_iter().find(|level| level.level() == number);
    level.ok_or_else(|| start.wrong(start.until(reader), Fault::Expected("a level, 1 to 4")))
}

fn exactly<N: core::str::FromStr, const COUNT: usize>(reader: &mut Reader<'_>) -> Result<[N; COUNT], NotationError> {
    let start = *reader;
    let numbers = numbers(reader)?;
    let expected =
        Fault::Expected("as many numbers as there are: 1 for splice, cap and level, 2 for cabin, 7 for premium");
    numbers.try_into().map_err(|_| start.wrong(start.until(reader), expected))
}

/// `=2,7.3.0`.
fn numbers_of_lines(reader: &mut Reader<'_>) -> Result<Vec<Vec<u8>>, NotationError> {
    reader.demand('=', EXPECTED_NUMBERS)?;
    let mut lines = Vec::new();
    loop {
        let mut line = Vec::new();
        loop {
            line.push(reader.number(EXPECTED_NUMBER)?);
            if !reader.eat(',') {
                break;
            }
        }
        lines.push(if line == [0] { Vec::new() } else { line });
        if !reader.eat('.') {
            return Ok(lines);
        }
    }
}

/// `=1.2.3`.
fn numbers<N: core::str::FromStr>(reader: &mut Reader<'_>) -> Result<Vec<N>, NotationError> {
    reader.demand('=', EXPECTED_NUMBERS)?;
    let mut numbers = Vec::new();
    loop {
        numbers.push(reader.number(EXPECTED_NUMBER)?);
        if !reader.eat('.') {
            return Ok(numbers);
        }
    }
}

const fn name(topology: Topology) -> &'static str {
    match topology {
        Topology::Plane => "plane",
        Topology::Cylinder => "cylinder",
        Topology::Torus => "torus",
    }
}
