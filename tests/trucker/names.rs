//! The printed names of cells and lines, and sentences that use them.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Topology};
use starwright::table::message::told;
use starwright::trucker::attack::Line;
use starwright::trucker::{Blueprint, Board, Class, Layout};

use crate::support::attacks::numbered_board;
use crate::support::random::{Chooser, any_layout, board, scattered};
use crate::support::{cell, cells};

fn any_board() -> impl Strategy<Value = Board> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        if chooser.percent(50) { board(&mut chooser) } else { numbered_board(&mut chooser) }
    })
}

/// The numbers in a name, a counting word aside.
fn numbers(name: &str) -> BTreeSet<u8> {
    name.split([' ', '/']).filter_map(|word| word.parse().ok()).collect()
}

proptest! {
    /// LM-BOARD-1: a name has the printed numbers of both lines, is the cell's alone, and leads back to it.
    #[test]
    fn every_cell_has_a_name_of_its_own(board in any_board()) {
        let mut names = BTreeSet::new();
        for cell in board.surface().cells() {
            let (column, row) = board.printed(cell);
            prop_assert_eq!(numbers(&board.column_name(cell.column())), column.collect());
            prop_assert_eq!(numbers(&board.row_name(cell.row())), row.collect());
            let name = board.name(cell);
            prop_assert_eq!(board.cell_named(&name), Ok(cell));
            let loud = format!(" {} ", name.to_uppercase().replace(' ', "\t, "));
            prop_assert_eq!(board.cell_named(&loud), Ok(cell));
            let short = name.replace("column ", "").replace("row ", "/").replace(" row", "").replace(" column", "");
            prop_assert!(board.cell_named(&short).is_ok_and(|found| found == cell) || board.cell_named(&short).is_err());
            prop_assert!(names.insert(name));
        }
    }

    /// Messages about a layout name the same cells by their printed names, and none by its coordinates.
    #[test]
    fn a_report_is_told_in_printed_names(layout in any_layout()) {
        let (board, report) = (layout.board(), layout.check());
        for violation in &report.violations {
            let told = told(violation, board).to_string();
            for cell in violation.cells() {
                prop_assert!(told.contains(&board.name(cell)), "{}", told);
            }
            prop_assert!(!told.contains('('), "{}", told);
        }
        if !report.is_legal() {
            let all = told(&report, board).to_string();
            let sentences = report.violations.iter().map(|each| format!("{}: {}", each.rule(), told(each, board)));
            prop_assert!(all.lines().eq(sentences));
        }
    }

    /// A line has the name printed beside it.
    #[test]
    fn lines_go_by_their_names(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let board = numbered_board(&mut chooser);
        let cell = chooser.cell(board.surface().cells()).unwrap();
        let (column, row) = (cell.column(), cell.row());
        prop_assert_eq!(told(&Line::Column(column), &board).to_string(), board.column_name(column));
        prop_assert_eq!(told(&Line::Row(row), &board).to_string(), board.row_name(row));
        prop_assert_eq!(told(&Line::Aimed(cell), &board).to_string(), board.name(cell));
    }
}

/// LM-SPLICE-1: rows 3 and 4 of class IC stand there twice.
#[test]
fn two_rows_of_one_number() {
    let board = Board::new(Class::IC);
    let names: Vec<String> = (0..8).map(|row| board.row_name(row)).collect();
    let expected = ["row 1", "row 2", "upper row 3", "upper row 4", "lower row 3", "lower row 4", "row 5", "row 6"];
    assert_eq!(names, expected);
    assert_eq!(board.names(cells(&[(0, 2), (3, 4)])), "2/upper 3, 5/lower 3");
    assert!(board.cell_named("column 2 row 3").is_err());
}

/// LM-BOARD-1: lines of several numbers, of none, and more than two of the same.
#[test]
fn odd_lines() {
    let several = Blueprint::builder(&["###", "###"]).topology(Topology::Plane);
    let columns: &[&[u8]] = &[&[5, 11], &[7], &[7]];
    let board = Board::custom(several.several_numbers(columns, &[&[], &[]]).build().unwrap());
    let names: Vec<String> = (0..3).map(|column| board.column_name(column)).collect();
    assert_eq!(names, ["column 5/11", "left column 7", "right column 7"]);
    assert_eq!(board.name(cell(1, 1)), "left column 7 2nd row");
    let board = Board::custom(Blueprint::builder(&["###"]).numbers(&[7, 7, 7], &[4]).build().unwrap());
    let names: Vec<String> = (0..3).map(|column| board.column_name(column)).collect();
    assert_eq!(names, ["1st column 7", "2nd column 7", "3rd column 7"]);
    let bare = Board::custom(Blueprint::builder(&["###########"; 11]).build().unwrap());
    assert_eq!(bare.name(cell(10, 2)), "11th column 3rd row");
}

/// Places off the board keep their numbers from 0.
#[test]
fn what_is_no_place_of_the_board_stays() {
    let board = Board::new(Class::I);
    for line in [Line::Column(5), Line::Row(200), Line::Aimed(cell(5, 0))] {
        assert_eq!(told(&line, &board).to_string(), line.to_string());
    }
    let nameless = board.cell_named("column 3 row 3").unwrap_err();
    assert_eq!(nameless.to_string(), "this board has no cell named `column 3 row 3`");
}

/// The list below a picture speaks of the numbers around it.
#[test]
fn drawings_are_told() {
    let mut chooser = Chooser::new(5);
    let layout: Layout = scattered(&mut chooser, Board::new(Class::II));
    let report = layout.check();
    let picture = layout.drawing().with_report(&report).to_string();
    let (cells, first): (CellSet, Cell) = (report.violations[0].cells(), report.violations[0].cells().first().unwrap());
    assert!(picture.contains(&layout.board().name(first)), "{cells}\n{picture}");
    assert!(!picture.contains("counted from 0"));
}

/// LM-BOARD-1: a name is read in any case, however its words are parted, and without the words column and row; never guessed.
#[test]
fn names_are_read_generously() {
    let plain = Board::new(Class::I);
    for name in ["7/7", " 7 / 7 ", "7 7", "7,7", "Column 7, Row 7", "COLUMN 7 ROW 7", "column 7/row 7"] {
        assert_eq!(plain.cell_named(name), plain.cell_named("column 7 row 7"), "{name}");
        assert!(plain.cell_named(name).is_ok());
    }
    for name in
        ["", "7", "7/", "7/7/7", "row 7 column 7", "column 7 7", "column row 7 7", "07/7", "7-7", "12/12", "(2, 2)"]
    {
        let error = plain.cell_named(name).expect_err(name);
        assert_eq!(error.to_string(), format!("this board has no cell named `{name}`"));
    }
    let spliced = Board::new(Class::IC);
    assert_eq!(spliced.cell_named("2/Lower 3"), spliced.cell_named("column 2 lower row 3"));
    assert!(spliced.cell_named("2/3").is_err(), "there are two rows 3");
}
