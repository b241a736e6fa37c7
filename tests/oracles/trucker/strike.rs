//! What an attack strikes, what that destroys, and what is left.

use std::collections::BTreeSet;

use super::aim::{Aim, Line};
use super::board::Board;
use super::check::{neighbour, pieces};
use super::side::{Cell, Side};
use super::tile::{SMOOTH, Tile, tile_at};

/// What an attack leaves behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Impact {
    pub(crate) destroyed: BTreeSet<Cell>,
    /// LM-LEGAL-12: the groups the remaining components form.
    pub(crate) pieces: BTreeSet<BTreeSet<Cell>>,
}

/// The cells an attack from that side passes on its line, in order.
pub(crate) fn path(board: &Board, from: Side, line: Line) -> Vec<Cell> {
    let mut path = Vec::new();
    match line {
        Line::Column(column) => path.extend((0..board.height).map(|row| (column, row))),
        Line::Row(row) => path.extend((0..board.width).map(|column| (column, row))),
        Line::Cell(aimed) => return path_around(board, from, aimed),
    }
    if from == Side::Rear || from == Side::Right {
        path.reverse();
    }
    path
}

/// LM-TORUS-7: from the aimed cell once around in the direction of travel.
fn path_around(board: &Board, from: Side, aimed: Cell) -> Vec<Cell> {
    let mut path = Vec::new();
    let mut cell = aimed;
    while !path.contains(&cell) {
        path.push(cell);
        cell = board.beyond(cell, from.opposite()).expect("a torus has no edge");
    }
    path
}

/// LM-ATTACK-2, LM-FLEET-10, LM-TORUS-7: the first component on one line, whatever ship it belongs to.
pub(crate) fn first_met(board: &Board, tiles: &[Tile], from: Side, line: Line) -> Option<Cell> {
    path(board, from, line).into_iter().find(|&cell| tile_at(tiles, cell).is_some())
}

/// The components struck, at most one a line.
pub(crate) fn struck(board: &Board, tiles: &[Tile], aim: &Aim) -> BTreeSet<Cell> {
    aim.lines.iter().filter_map(|&line| first_met(board, tiles, aim.from, line)).collect()
}

/// LM-ATTACK-3, LM-ATTACK-7, LM-TORUS-8, LM-SPLICE-9, rulings 6 and 14: if nobody reacts, a small meteor destroys what it
/// strikes where that shows it a connector that faces no component; all is judged on the ship before any hit.
pub(crate) fn small_meteor(board: &Board, tiles: &[Tile], from: Side, struck: &BTreeSet<Cell>) -> Impact {
    let mut destroyed = BTreeSet::new();
    for &cell in struck {
        let tile = tile_at(tiles, cell).expect("a struck component");
        let bounces = tile.edge(from) == SMOOTH || neighbour(board, tiles, cell, from).is_some();
        if !bounces && !tile.indestructible() {
            destroyed.insert(cell);
        }
    }
    without(board, tiles, destroyed)
}

/// LM-ATTACK-4, LM-ATTACK-5, LM-ATTACK-7: if nobody reacts, cannon fire and a large meteor destroy all they strike.
pub(crate) fn heavy_cannon_fire(board: &Board, tiles: &[Tile], struck: &BTreeSet<Cell>) -> Impact {
    let mut destroyed = BTreeSet::new();
    for &cell in struck {
        if !tile_at(tiles, cell).expect("a struck component").indestructible() {
            destroyed.insert(cell);
        }
    }
    without(board, tiles, destroyed)
}

/// LM-SPLICE-9, LM-LEGAL-12: the destroyed components go together, then the rest falls apart.
fn without(board: &Board, tiles: &[Tile], destroyed: BTreeSet<Cell>) -> Impact {
    let left: Vec<Tile> = tiles.iter().filter(|tile| !destroyed.contains(&tile.at)).cloned().collect();
    let pieces = pieces(board, &left);
    Impact { destroyed, pieces }
}
