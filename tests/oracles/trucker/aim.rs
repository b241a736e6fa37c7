//! From dice to the final side and line or lines of an attack.

use super::board::{Aiming, Board};
use super::side::{Cell, Side};

/// Where an attack flies, by index, not by printed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Line {
    Column(i32),
    Row(i32),
    /// LM-TORUS-7: along a line of the torus, from this cell on.
    Cell(Cell),
}

/// The final side an attack comes from, and its lines, upper before lower; none if the roll is outside the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Aim {
    pub(crate) from: Side,
    pub(crate) lines: Vec<Line>,
}

/// How many dice an attack from that side takes, once the first one shows `first`.
pub(crate) fn dice_needed(board: &Board, from: Side, first: i32) -> usize {
    match board.aiming {
        Aiming::Sum | Aiming::Cell => 2,
        Aiming::Splice if from.along_column() && (first == 1 || first == 6) => 2,
        Aiming::Splice => 1,
        Aiming::None => 0,
    }
}

/// The aim of an attack that a card sends from `from`, with exactly the dice it takes, in order of rolling.
pub(crate) fn aim(board: &Board, from: Side, dice: &[i32]) -> Aim {
    assert_eq!(dice.len(), dice_needed(board, from, dice.first().copied().unwrap_or(0)), "the number of dice");
    match board.aiming {
        Aiming::Sum => Aim { from, lines: lines_called(board, from, dice[0] + dice[1]) },
        Aiming::Splice => aim_across_splice(board, from, dice),
        Aiming::Cell => Aim { from, lines: vec![Line::Cell(cell_called(board, dice[0], dice[1]))] },
        Aiming::None => panic!("a board without numbers"),
    }
}

/// LM-SPLICE-3, LM-SPLICE-4, LM-SPLICE-10: from the front or the rear a 1 becomes an attack from the left and a 6 one from
/// the right, and the next die finds the row; a row number that occurs twice duplicates.
fn aim_across_splice(board: &Board, from: Side, dice: &[i32]) -> Aim {
    if !from.along_column() {
        return Aim { from, lines: lines_called(board, from, dice[0]) };
    }
    match dice[0] {
        1 => Aim { from: Side::Left, lines: lines_called(board, Side::Left, dice[1]) },
        6 => Aim { from: Side::Right, lines: lines_called(board, Side::Right, dice[1]) },
        column => Aim { from, lines: lines_called(board, from, column) },
    }
}

/// LM-ATTACK-1, LM-SPLICE-4, LM-BOARD-1: every line with that number that an attack from that side can fly along.
fn lines_called(board: &Board, from: Side, number: i32) -> Vec<Line> {
    let mut lines = Vec::new();
    if from.along_column() {
        for (index, printed) in (0..).zip(&board.column_numbers) {
            if printed.contains(&number) {
                lines.push(Line::Column(index));
            }
        }
    } else {
        for (index, printed) in (0..).zip(&board.row_numbers) {
            if printed.contains(&number) {
                lines.push(Line::Row(index));
            }
        }
    }
    lines
}

/// LM-TORUS-7: the first die is the column, the second the row, both counted from 1.
fn cell_called(board: &Board, column: i32, row: i32) -> Cell {
    assert!(column <= board.width && row <= board.height, "a die beyond the board");
    (column - 1, row - 1)
}
