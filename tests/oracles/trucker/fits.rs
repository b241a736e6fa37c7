//! Where one more component may go without a new mistake: put it down, check, look.

use std::collections::BTreeSet;

use super::board::Board;
use super::check::{neighbour, violations};
use super::side::{Cell, SIDES};
use super::tile::{Tile, tile_at};

/// LM-CABIN-4, LM-IVC-BUILD-1, LM-IVC-BUILD-2: the free open cells that share an edge with a component of their own ship,
/// and all open cells of a ship that has no component yet.
pub(crate) fn attached_cells(board: &Board, tiles: &[Tile]) -> BTreeSet<Cell> {
    let mut attached = BTreeSet::new();
    for ship in board.ships() {
        let started = tiles.iter().any(|tile| ship.contains(&tile.at));
        for &cell in &ship {
            if tile_at(tiles, cell).is_none() && (!started || touches(board, tiles, &ship, cell)) {
                attached.insert(cell);
            }
        }
    }
    attached
}

/// Whether a cell shares an edge with a component that lies in that ship.
fn touches(board: &Board, tiles: &[Tile], ship: &BTreeSet<Cell>, cell: Cell) -> bool {
    SIDES.iter().any(|&side| neighbour(board, tiles, cell, side).is_some_and(|tile| ship.contains(&tile.at)))
}

/// For 0, 1, 2, 3 clockwise quarter turns of a component: the attached cells where adding it breaks no rule that was not
/// broken before. Where the component lies now does not matter. Holding together (LM-LEGAL-9) is not asked for.
pub(crate) fn fits(board: &Board, tiles: &[Tile], component: &Tile) -> [BTreeSet<Cell>; 4] {
    [0, 1, 2, 3].map(|quarters| fits_as_turned(board, tiles, &component.turned(quarters)))
}

/// The same for a component that is not turned any more.
pub(crate) fn fits_as_turned(board: &Board, tiles: &[Tile], component: &Tile) -> BTreeSet<Cell> {
    let before = violations(board, tiles);
    let mut fitting = BTreeSet::new();
    for cell in attached_cells(board, tiles) {
        let mut more = tiles.to_vec();
        more.push(component.moved(cell));
        if violations(board, &more).is_subset(&before) {
            fitting.insert(cell);
        }
    }
    fitting
}
