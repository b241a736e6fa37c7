//! Boards: which cells exist, which are open, what lies beyond an edge, what the dice call the lines.

use std::collections::BTreeSet;

use super::side::{Cell, SIDES, Side};

/// How dice find the line of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aiming {
    /// LM-ATTACK-1: the sum of two dice names a line.
    Sum,
    /// LM-SPLICE-3, LM-SPLICE-4: one die, redirection, duplication.
    Splice,
    /// LM-TORUS-7: a die for the column and a die for the row.
    Cell,
    /// A custom board whose lines have no numbers.
    None,
}

/// A board in one state (class, opened marks).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) width: i32,
    pub(crate) height: i32,
    /// Every cell the art shows.
    pub(crate) cells: BTreeSet<Cell>,
    /// LM-LEGAL-10: the cells components may lie on.
    pub(crate) open: BTreeSet<Cell>,
    /// Whether the left edge meets the right edge.
    pub(crate) wrap_columns: bool,
    /// Whether the front edge meets the rear edge.
    pub(crate) wrap_rows: bool,
    /// LM-SPLICE-2: the splice runs between this column and the next.
    pub(crate) splice: Option<i32>,
    pub(crate) aiming: Aiming,
    /// What the dice call the columns, left to right: each may have several numbers, or none.
    pub(crate) column_numbers: Vec<Vec<i32>>,
    /// What the dice call the rows, front to rear.
    pub(crate) row_numbers: Vec<Vec<i32>>,
}

const ART_I: &[&str] = &["..#..", ".###.", "#####", "#####", "##.##"];
const ART_II: &[&str] = &["...#...", "..###..", ".#####.", ".#####.", "#######", "###.###"];
const ART_III: &[&str] = &["....#....", "...###...", "#.#####.#", "#########", "#########", "##.###.##"];
const ART_IIIA: &[&str] = &[".###.", "#####", "##.##", "#####", ".###.", "#.#.#", "#####", "#####", "#.#.#"];
const ART_IC_IIC: &[&str] = &[".oo.", "o##o", "####", "o##o", ".##.", "####", "####", "o..o"];
const ART_IIIC: &[&str] = &["######", "######", "######", "######", "######", "######"];
const ART_IVC: &[&str] = &[
    "...#.#...",
    "..##3##..",
    ".###=###.",
    ".###3###.",
    ".#16.52#.",
    ".61#4#25.",
    ".###=###.",
    "####4####",
    "##.#.#.##",
];

impl Board {
    /// LM-BOARD-1: the board of a class; `opened` are the opened marks of class IVC, nothing for the others.
    pub(crate) fn of_class(class: &str, opened: &[&str]) -> Board {
        match class {
            "I" => numbered(ART_I, &[5, 6, 7, 8, 9], &[5, 6, 7, 8, 9]),
            "II" => numbered(ART_II, &[4, 5, 6, 7, 8, 9, 10], &[4, 5, 6, 7, 8, 9]),
            "III" => numbered(ART_III, &[3, 4, 5, 6, 7, 8, 9, 10, 11], &[4, 5, 6, 7, 8, 9]),
            "IIIA" => numbered(ART_IIIA, &[5, 6, 7, 8, 9], &[11, 10, 9, 8, 7, 6, 5, 4, 3]),
            "IC" => spliced("#"),
            "IIC" => spliced("#o"),
            "IIIC" => doughnut(),
            "IVC" => fleet(opened),
            other => panic!("no such class: {other}"),
        }
    }

    /// A custom board: `#` a cell, `.` none; `surface` is plane, cylinder (left meets right) or torus.
    pub(crate) fn from_art(art: &[&str], surface: &str) -> Board {
        let mut board = drawn(art, "#");
        match surface {
            "plane" => {}
            "cylinder" => board.wrap_columns = true,
            "torus" => {
                board.wrap_columns = true;
                board.wrap_rows = true;
            }
            other => panic!("no such surface: {other}"),
        }
        board
    }

    /// The same custom board with numbers at its lines, for dice to call (LM-BOARD-1, LM-ATTACK-1, LM-TORUS-7).
    pub(crate) fn printed(mut self, columns: Vec<Vec<i32>>, rows: Vec<Vec<i32>>) -> Board {
        self.aiming = if self.wrap_rows { Aiming::Cell } else { Aiming::Sum };
        self.column_numbers = columns;
        self.row_numbers = rows;
        self
    }

    /// A coordinate brought back onto the board where its axis wraps; `None` beyond an edge that does not.
    pub(crate) fn on_surface(&self, (column, row): Cell) -> Option<Cell> {
        let column = wrapped(column, self.width, self.wrap_columns)?;
        let row = wrapped(row, self.height, self.wrap_rows)?;
        Some((column, row))
    }

    /// What shares that edge of a cell on this surface (the place may be a hole); `None` outside the board.
    pub(crate) fn beyond(&self, cell: Cell, side: Side) -> Option<Cell> {
        self.on_surface(side.step(cell))
    }

    /// LM-BOARD-5: the ships, that is the edge-connected regions of the open cells.
    pub(crate) fn ships(&self) -> Vec<BTreeSet<Cell>> {
        let mut ships = Vec::new();
        let mut seen = BTreeSet::new();
        for &start in &self.open {
            if seen.contains(&start) {
                continue;
            }
            let mut ship = BTreeSet::from([start]);
            let mut todo = vec![start];
            while let Some(cell) = todo.pop() {
                for side in SIDES {
                    let Some(next) = self.beyond(cell, side) else { continue };
                    if self.open.contains(&next) && ship.insert(next) {
                        todo.push(next);
                    }
                }
            }
            seen.extend(ship.iter().copied());
            ships.push(ship);
        }
        ships
    }
}

/// LM-IVC-3: the marks that two dice open; the second opens `=` if it equals the first.
pub(crate) fn marks(first: i32, second: i32) -> [String; 2] {
    if first == second { [first.to_string(), "=".to_string()] } else { [first.to_string(), second.to_string()] }
}

/// Lines with a number each.
fn one_each(numbers: &[i32]) -> Vec<Vec<i32>> {
    numbers.iter().map(|&number| vec![number]).collect()
}

/// One coordinate on an axis of that length.
fn wrapped(coordinate: i32, length: i32, wraps: bool) -> Option<i32> {
    if wraps {
        return Some(coordinate.rem_euclid(length));
    }
    if coordinate < 0 || coordinate >= length {
        return None;
    }
    Some(coordinate)
}

/// A plane board without numbers: everything but `.` exists, the characters in `open` are open.
fn drawn(art: &[&str], open: &str) -> Board {
    let mut board = Board {
        width: 0,
        height: 0,
        cells: BTreeSet::new(),
        open: BTreeSet::new(),
        wrap_columns: false,
        wrap_rows: false,
        splice: None,
        aiming: Aiming::None,
        column_numbers: Vec::new(),
        row_numbers: Vec::new(),
    };
    for (row, line) in (0..).zip(art) {
        for (column, mark) in (0..).zip(line.chars()) {
            board.width = board.width.max(column + 1);
            board.height = board.height.max(row + 1);
            if mark != '.' {
                board.cells.insert((column, row));
            }
            if open.contains(mark) {
                board.open.insert((column, row));
            }
        }
    }
    board
}

/// An ordinary board with the numbers of its lines.
fn numbered(art: &[&str], columns: &[i32], rows: &[i32]) -> Board {
    let mut board = drawn(art, "#");
    board.aiming = Aiming::Sum;
    board.column_numbers = one_each(columns);
    board.row_numbers = one_each(rows);
    board
}

/// LM-SPLICE-1, LM-SPLICE-2: one board for IC and IIC, which differ in whether the orange cells are open.
fn spliced(open: &str) -> Board {
    let mut board = drawn(ART_IC_IIC, open);
    board.aiming = Aiming::Splice;
    board.splice = Some(1); // columns 3 and 4 are the second and the third
    board.column_numbers = one_each(&[2, 3, 4, 5]);
    board.row_numbers = one_each(&[1, 2, 3, 4, 3, 4, 5, 6]);
    board
}

/// LM-TORUS-1: the 6 × 6 board whose opposite edges meet.
fn doughnut() -> Board {
    let mut board = drawn(ART_IIIC, "#");
    board.aiming = Aiming::Cell;
    board.wrap_columns = true;
    board.wrap_rows = true;
    board.column_numbers = one_each(&[1, 2, 3, 4, 5, 6]);
    board.row_numbers = one_each(&[1, 2, 3, 4, 5, 6]);
    board
}

/// LM-IVC-1: four ships, and marked cells that are closed until their mark is opened.
fn fleet(opened: &[&str]) -> Board {
    let mut board = drawn(ART_IVC, &format!("#{}", opened.concat()));
    board.aiming = Aiming::Sum;
    board.column_numbers = one_each(&[3, 4, 5, 6, 7, 8, 9, 10, 11]);
    board.row_numbers = one_each(&[3, 4, 5, 6, 7, 8, 9, 10, 11]);
    board
}
