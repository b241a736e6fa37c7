//! The repair at the ship check, LM-LEGAL-11, LM-LEGAL-12, ruling 30: every way of removing one component in a mistake after
//! the other until none are left, then every choice of one piece for each ship that has components.

use std::collections::BTreeSet;

use super::board::Board;
use super::check::{pieces, violations};
use super::side::Cell;
use super::tile::Tile;

/// The components in a mistake at this moment: every cell that a broken rule names (disconnection is none).
pub(crate) fn in_mistake(board: &Board, tiles: &[Tile]) -> BTreeSet<Cell> {
    violations(board, tiles).into_iter().flat_map(|violation| violation.cells).collect()
}

/// Every set of components that some repair keeps.
pub(crate) fn outcomes(board: &Board, tiles: &[Tile]) -> BTreeSet<BTreeSet<Cell>> {
    let mut outcomes = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut todo = vec![tiles.to_vec()];
    while let Some(left) = todo.pop() {
        if !seen.insert(cells(&left)) {
            continue;
        }
        let removable = in_mistake(board, &left);
        if removable.is_empty() {
            outcomes.extend(one_piece_each(board, &left));
        }
        for cell in removable {
            todo.push(left.iter().filter(|tile| tile.at != cell).cloned().collect());
        }
    }
    outcomes
}

/// LM-LEGAL-12, LM-IVC-CHECK: what can be left when every ship that has components keeps exactly one piece.
fn one_piece_each(board: &Board, tiles: &[Tile]) -> Vec<BTreeSet<Cell>> {
    let pieces = pieces(board, tiles);
    let mut kept = vec![BTreeSet::new()];
    for ship in board.ships() {
        let of_ship: Vec<_> = pieces.iter().filter(|piece| piece.iter().any(|cell| ship.contains(cell))).collect();
        if of_ship.is_empty() {
            continue;
        }
        kept = kept.iter().flat_map(|others| of_ship.iter().map(move |&piece| others | piece)).collect();
    }
    kept
}

/// The largest outcome; of several that which keeps a component that another does not: in the order of starting cabins, other
/// cabins for humans and the rest, each in reading order.
pub(crate) fn best(outcomes: &BTreeSet<BTreeSet<Cell>>, tiles: &[Tile]) -> BTreeSet<Cell> {
    let rank = |tile: &Tile| match &tile.kind[..] {
        "starting_cabin" => 0,
        "cabin" | "luxury_cabin" => 1,
        _ => 2,
    };
    let mut order: Vec<(i32, Cell)> = tiles.iter().map(|tile| (rank(tile), tile.at)).collect();
    order.sort_by_key(|&(rank, (column, row))| (rank, row, column));
    let keeps = |outcome: &BTreeSet<Cell>| order.iter().map(|(_, cell)| outcome.contains(cell)).collect::<Vec<bool>>();
    outcomes.iter().max_by_key(|outcome| (outcome.len(), keeps(outcome))).expect("a repair has an outcome").clone()
}

fn cells(tiles: &[Tile]) -> BTreeSet<Cell> {
    tiles.iter().map(|tile| tile.at).collect()
}
