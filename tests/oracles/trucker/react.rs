//! What could be done against an attack: cannons, shields, thrusters.

use std::collections::{BTreeMap, BTreeSet};

use super::aim::{Aim, Line};
use super::board::{Aiming, Board};
use super::side::{Cell, Side};
use super::strike::struck;
use super::tile::Tile;

/// The settings of a table that matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// Ruling 3: the front row and the rear row of a torus are adjacent for side cannons.
    pub(crate) rows_meet: bool,
    /// Ruling 4: a rear cannon also reaches the adjacent columns.
    pub(crate) rear_adjacent: bool,
    /// Ruling 10: on the torus a nozzle along the direction of travel shifts the aimed cell too.
    pub(crate) any_nozzle: bool,
}

/// The rulings as they stand.
pub(crate) const DEFAULT: Table = Table { rows_meet: true, rear_adjacent: true, any_nozzle: false };

/// LM-ATTACK-4, LM-TORUS-9, LM-SPLICE-7, LM-FLEET-11, LM-KIND-1: for each line the cannons that may shoot a large meteor on it.
pub(crate) fn shooters(board: &Board, tiles: &[Tile], aim: &Aim, table: Table) -> Vec<BTreeSet<Cell>> {
    aim.lines.iter().map(|&line| shooters_of(board, tiles, aim.from, line, table)).collect()
}

/// The cannons with a muzzle toward the attack that stand in reach of one line.
fn shooters_of(board: &Board, tiles: &[Tile], from: Side, line: Line, table: Table) -> BTreeSet<Cell> {
    let mut able = BTreeSet::new();
    for tile in tiles {
        if tile.muzzles().contains(&from) && reaches(board, tile.at, from, line, table) {
            able.insert(tile.at);
        }
    }
    able
}

/// Whether a cannon on that cell, pointing the right way, is in reach of the line: the same column from the front, the same
/// or an adjacent row from a side, the same or an adjacent column from the rear.
pub(crate) fn reaches(board: &Board, (column, row): Cell, from: Side, line: Line, table: Table) -> bool {
    let (flies_column, flies_row) = match line {
        Line::Column(index) => (index, 0),
        Line::Row(index) => (0, index),
        Line::Cell(aimed) => aimed,
    };
    match from {
        Side::Front => column == flies_column,
        Side::Rear if !table.rear_adjacent => column == flies_column,
        Side::Rear => same_or_adjacent(column, flies_column, board.width, board.wrap_columns),
        Side::Left | Side::Right => same_or_adjacent(row, flies_row, board.height, board.wrap_rows && table.rows_meet),
    }
}

/// Rulings 3 and 4: whether two lines are the same or adjacent; the first and the last are where the edges meet.
fn same_or_adjacent(one: i32, other: i32, count: i32, edges_meet: bool) -> bool {
    let apart = (one - other).abs();
    apart <= 1 || edges_meet && apart == count - 1
}

/// LM-ATTACK-6, LM-SPLICE-8, LM-TORUS-8: the shields that cover the side the attack comes from, wherever they are.
pub(crate) fn shields(tiles: &[Tile], from: Side) -> BTreeSet<Cell> {
    tiles.iter().filter(|tile| tile.shields(from)).map(|tile| tile.at).collect()
}

/// LM-ATTACK-8, LM-SPLICE-6, LM-TORUS-7, rulings 10 and 11: for each nozzle direction aboard that is of use, the cells struck
/// after one step of the line or lines. For a board that is one ship; the ships of a fleet move each by itself.
pub(crate) fn shifts(board: &Board, tiles: &[Tile], aim: &Aim, table: Table) -> BTreeMap<Side, BTreeSet<Cell>> {
    let mut outcomes = BTreeMap::new();
    for tile in tiles {
        for nozzle in tile.nozzles() {
            if useful(board, nozzle, aim.from, table) {
                outcomes.insert(nozzle, struck(board, tiles, &shifted(board, aim, nozzle)));
            }
        }
    }
    outcomes
}

/// LM-ATTACK-8, ruling 10: nozzles along the attack's direction do nothing.
pub(crate) fn useful(board: &Board, nozzle: Side, from: Side, table: Table) -> bool {
    let across = nozzle.along_column() != from.along_column();
    across || table.any_nozzle && board.aiming == Aiming::Cell
}

/// LM-ATTACK-8, LM-SPLICE-6: every line one step toward the side the nozzle points to; lines off the board are gone.
pub(crate) fn shifted(board: &Board, aim: &Aim, nozzle: Side) -> Aim {
    let lines = aim.lines.iter().filter_map(|&line| shifted_line(board, line, nozzle)).collect();
    Aim { from: aim.from, lines }
}

/// One line a step toward a side, by physical lines, whatever their numbers; `None` off the board.
fn shifted_line(board: &Board, line: Line, nozzle: Side) -> Option<Line> {
    match line {
        Line::Column(column) => board.beyond((column, 0), nozzle).map(|(column, _)| Line::Column(column)),
        Line::Row(row) => board.beyond((0, row), nozzle).map(|(_, row)| Line::Row(row)),
        Line::Cell(aimed) => board.beyond(aimed, nozzle).map(Line::Cell),
    }
}
