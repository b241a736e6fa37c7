//! Boards and tiles out of the case files. A field it does not know is a panic.

use std::collections::BTreeSet;

use serde_json::Value;

use super::board::Board;
use super::side::{Cell, Side};
use super::tile::Tile;

/// Panics unless every field of the object is one of `known`.
pub(crate) fn only_fields(object: &Value, known: &[&str]) {
    for field in object.as_object().expect("an object").keys() {
        assert!(known.contains(&field.as_str()), "unknown field {field}");
    }
}

/// The board of a case: its class with the opened marks, or its own art.
pub(crate) fn board(case: &Value) -> Board {
    if let Some(own) = case.get("board") {
        only_fields(own, &["art", "surface", "columns", "rows"]);
        assert!(case.get("class").is_none() && case.get("opened").is_none(), "a class and a board");
        let board = Board::from_art(&texts(&own["art"]), text(&own["surface"]));
        return match (own.get("columns"), own.get("rows")) {
            (None, None) => board,
            (columns, rows) => board.printed(columns.map_or(Vec::new(), lines), rows.map_or(Vec::new(), lines)),
        };
    }
    let opened = case.get("opened").map_or(Vec::new(), texts);
    Board::of_class(text(&case["class"]), &opened)
}

/// The printed numbers of each line: one, a list, or null for none.
fn lines(value: &Value) -> Vec<Vec<i32>> {
    let line = |line: &Value| match line {
        Value::Null => Vec::new(),
        Value::Array(numbers) => numbers.iter().map(number).collect(),
        one => vec![number(one)],
    };
    list(value).iter().map(line).collect()
}

/// The tiles of a case.
pub(crate) fn tiles(case: &Value) -> Vec<Tile> {
    list(&case["tiles"]).iter().map(tile).collect()
}

/// One tile.
fn tile(value: &Value) -> Tile {
    only_fields(value, &["at", "kind", "strength", "capacity", "edges", "points", "covers"]);
    let digits: Vec<u8> = text(&value["edges"]).bytes().map(|digit| digit - b'0').collect();
    Tile {
        at: cell(&value["at"]),
        kind: text(&value["kind"]).to_string(),
        strength: value.get("strength").map_or(0, number),
        capacity: value.get("capacity").map_or(0, number),
        edges: digits.try_into().expect("four edges"),
        points: value.get("points").map_or(Vec::new(), sides),
        covers: value.get("covers").map_or(Vec::new(), sides),
    }
}

/// One side by name, or a list of them.
fn sides(value: &Value) -> Vec<Side> {
    match value.as_str() {
        Some(name) => vec![Side::named(name)],
        None => texts(value).into_iter().map(Side::named).collect(),
    }
}

/// A cell `[column, row]`.
pub(crate) fn cell(value: &Value) -> Cell {
    let both = list(value);
    assert_eq!(both.len(), 2, "a cell is a column and a row");
    (number(&both[0]), number(&both[1]))
}

/// A list of cells in its order.
pub(crate) fn cells(value: &Value) -> Vec<Cell> {
    list(value).iter().map(cell).collect()
}

/// A set of cells; a cell that is listed twice is a panic.
pub(crate) fn cell_set(value: &Value) -> BTreeSet<Cell> {
    let listed = cells(value);
    let set: BTreeSet<Cell> = listed.iter().copied().collect();
    assert_eq!(set.len(), listed.len(), "a cell is listed twice");
    set
}

/// A set of sets of cells.
pub(crate) fn cell_sets(value: &Value) -> BTreeSet<BTreeSet<Cell>> {
    list(value).iter().map(cell_set).collect()
}

/// A list.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// A text.
pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// A list of texts.
pub(crate) fn texts(value: &Value) -> Vec<&str> {
    list(value).iter().map(text).collect()
}

/// A small whole number.
pub(crate) fn number(value: &Value) -> i32 {
    i32::try_from(value.as_i64().expect("a whole number")).expect("a small number")
}
