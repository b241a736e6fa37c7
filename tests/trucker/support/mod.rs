//! What the tests share: random boards and layouts, and their translation for the oracle.

#![allow(dead_code, reason = "not every target uses all of it")]

pub mod attacks;
pub mod convert;
pub mod defences;
pub mod fleets;
pub mod random;

use proptest::test_runner::Config;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{Board, Class, Component, Kind, Layout, Mark, Marks};

/// So many random cases of a property, or `PROPTEST_CASES`.
pub fn cases(count: u32) -> Config {
    if std::env::var_os("PROPTEST_CASES").is_some() { Config::default() } else { Config::with_cases(count) }
}

pub fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("on the grid")
}

pub fn cells(places: &[(u8, u8)]) -> CellSet {
    places.iter().map(|&(column, row)| cell(column, row)).collect()
}

pub fn component(kind: Kind, edges: &str, facing: Side) -> Component {
    Component::new(kind, edges.parse().expect("four digits"), facing).expect("a possible component")
}

pub fn board(class: Class, opened: &[Mark]) -> Board {
    Board::new(class).with_opened(opened.iter().copied().collect::<Marks>()).expect("marks of the board")
}

/// A layout from rows of `(column, row, component)`.
pub fn layout(board: Board, components: &[(u8, u8, Component)]) -> Layout {
    let mut layout = Layout::new(board);
    for &(column, row, component) in components {
        layout.place(cell(column, row), component).expect("a free cell of the board");
    }
    layout
}

/// A ship of `examples/ships/`.
#[cfg(feature = "serde")]
pub fn example_ship(name: &str) -> Layout {
    let file = format!("{}/examples/ships/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(file).expect("a committed ship")).expect("a layout")
}
