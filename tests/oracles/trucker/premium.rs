//! The weak spot of class IIIC, LM-TORUS-4: the largest group of empty cells and what it costs.

use std::collections::BTreeSet;

use super::board::Board;
use super::side::Cell;
use super::tile::{Tile, tile_at};

/// The open cells without a component.
pub(crate) fn empty_cells(board: &Board, tiles: &[Tile]) -> BTreeSet<Cell> {
    board.open.iter().copied().filter(|&cell| tile_at(tiles, cell).is_none()).collect()
}

/// LM-TORUS-4: all groups of these cells that touch by edge or corner on the board's surface.
pub(crate) fn groups(board: &Board, empty: &BTreeSet<Cell>) -> BTreeSet<BTreeSet<Cell>> {
    empty.iter().map(|&cell| group_of(board, empty, cell)).collect()
}

/// The group that one cell belongs to.
fn group_of(board: &Board, empty: &BTreeSet<Cell>, start: Cell) -> BTreeSet<Cell> {
    let mut group = BTreeSet::from([start]);
    let mut todo = vec![start];
    while let Some((column, row)) = todo.pop() {
        for (right, down) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let Some(next) = board.on_surface((column + right, row + down)) else { continue };
            if empty.contains(&next) && group.insert(next) {
                todo.push(next);
            }
        }
    }
    group
}

/// LM-TORUS-4: the size of the largest group, 0 if there is none.
pub(crate) fn largest_group(board: &Board, empty: &BTreeSet<Cell>) -> usize {
    groups(board, empty).iter().map(BTreeSet::len).max().unwrap_or(0)
}

/// LM-TORUS-4, ruling 2: the credits a largest group of that size costs.
pub(crate) fn premium_for(largest: usize) -> i32 {
    match largest {
        0 | 1 => 0,
        2 => 1,
        3 => 3,
        4 => 6,
        5 => 10,
        _ => 15,
    }
}

/// LM-TORUS-4: the compulsory premium of a layout on class IIIC.
pub(crate) fn premium(board: &Board, tiles: &[Tile]) -> i32 {
    premium_for(largest_group(board, &empty_cells(board, tiles)))
}
