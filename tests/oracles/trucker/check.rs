//! The ship check, LM-LEGAL: every broken rule with its cells, the pieces, the exposed connectors, the verdict.

use std::collections::BTreeSet;

use super::board::Board;
use super::side::{Cell, SIDES, Side};
use super::tile::{DOUBLE, SINGLE, SMOOTH, Tile, tile_at};

/// A broken rule and where. Two cells of a contact are written in order of the cells, whichever side was looked at;
/// a component and what blocks it are written in that order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    pub(crate) rule: String,
    pub(crate) cells: Vec<Cell>,
}

impl Violation {
    /// A broken rule at these cells; the cells of a contact rule are put in order.
    pub(crate) fn new(rule: &str, cells: &[Cell]) -> Violation {
        let mut cells = cells.to_vec();
        if ["LM-LEGAL-2", "LM-LEGAL-3", "LM-SPLICE-2"].contains(&rule) {
            cells.sort_unstable();
        }
        Violation { rule: rule.to_string(), cells }
    }
}

/// All that the ship check says about a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// Broken rules but LM-LEGAL-9, which shows in `pieces` and `legal`.
    pub(crate) errors: BTreeSet<Violation>,
    pub(crate) pieces: BTreeSet<BTreeSet<Cell>>,
    pub(crate) exposed: i32,
    pub(crate) ships: Vec<BTreeSet<Cell>>,
    pub(crate) legal: bool,
}

/// What two facing edges do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contact {
    /// LM-LEGAL-1: smooth against smooth.
    Nothing,
    /// LM-LEGAL-1: a legal joint.
    Joint,
    /// The rule it breaks. It joins nothing (ruling 8).
    Broken(&'static str),
}

/// The whole ship check.
pub(crate) fn check(board: &Board, tiles: &[Tile]) -> Report {
    let errors = violations(board, tiles);
    let pieces = pieces(board, tiles);
    let ships = board.ships();
    let legal = errors.is_empty() && ships.iter().all(|ship| pieces_in(&pieces, ship) <= 1);
    Report { errors, pieces, exposed: exposed(board, tiles), ships, legal }
}

/// Every broken rule but LM-LEGAL-9.
pub(crate) fn violations(board: &Board, tiles: &[Tile]) -> BTreeSet<Violation> {
    let mut found = BTreeSet::new();
    for tile in tiles {
        closed_cell(board, tile, &mut found);
        bad_contacts(board, tiles, tile, &mut found);
        exhaust_direction(tile, &mut found);
        blocked(board, tiles, tile, &tile.exhausts(), "LM-LEGAL-6", &mut found);
        blocked(board, tiles, tile, &tile.muzzles(), "LM-LEGAL-7", &mut found);
        blocked(board, tiles, tile, &tile.nozzles(), "LM-LEGAL-8", &mut found);
    }
    found
}

/// LM-LEGAL-10: every component lies on an open cell.
fn closed_cell(board: &Board, tile: &Tile, found: &mut BTreeSet<Violation>) {
    if !board.open.contains(&tile.at) {
        found.insert(Violation::new("LM-LEGAL-10", &[tile.at]));
    }
}

/// LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2: each of the four contacts of a component. A contact is met from both its
/// components, but the set holds it once.
fn bad_contacts(board: &Board, tiles: &[Tile], tile: &Tile, found: &mut BTreeSet<Violation>) {
    for side in SIDES {
        let Some(other) = neighbour(board, tiles, tile.at, side) else { continue };
        if let Contact::Broken(rule) = contact(board, tile, side, other) {
            found.insert(Violation::new(rule, &[tile.at, other.at]));
        }
    }
}

/// LM-LEGAL-5: an exhaust points to the rear.
fn exhaust_direction(tile: &Tile, found: &mut BTreeSet<Violation>) {
    for side in tile.exhausts() {
        if side != Side::Rear {
            found.insert(Violation::new("LM-LEGAL-5", &[tile.at]));
        }
    }
}

/// LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8: the cell each opening points to has no component, of whatever ship.
fn blocked(board: &Board, tiles: &[Tile], tile: &Tile, openings: &[Side], rule: &str, found: &mut BTreeSet<Violation>) {
    for &side in openings {
        if let Some(other) = neighbour(board, tiles, tile.at, side) {
            found.insert(Violation::new(rule, &[tile.at, other.at]));
        }
    }
}

/// LM-LEGAL-1, -2, -3 and LM-SPLICE-2: what the edge of `tile` on `side` and the facing edge of `other` do.
pub(crate) fn contact(board: &Board, tile: &Tile, side: Side, other: &Tile) -> Contact {
    let mine = tile.edge(side);
    let facing = other.edge(side.opposite());
    if mine == SMOOTH && facing == SMOOTH {
        return Contact::Nothing;
    }
    if mine == SMOOTH || facing == SMOOTH {
        return Contact::Broken("LM-LEGAL-3");
    }
    if mine == SINGLE && facing == DOUBLE || mine == DOUBLE && facing == SINGLE {
        return Contact::Broken("LM-LEGAL-2");
    }
    if crosses_splice(board, tile.at, side) && mine != facing {
        return Contact::Broken("LM-SPLICE-2");
    }
    Contact::Joint
}

/// LM-SPLICE-2: whether the edge of that cell on that side lies on the splice.
fn crosses_splice(board: &Board, (column, _): Cell, side: Side) -> bool {
    match board.splice {
        Some(left) => side == Side::Right && column == left || side == Side::Left && column == left + 1,
        None => false,
    }
}

/// The component that shares that edge of a cell.
pub(crate) fn neighbour<'a>(board: &Board, tiles: &'a [Tile], cell: Cell, side: Side) -> Option<&'a Tile> {
    tile_at(tiles, board.beyond(cell, side)?)
}

/// The component legally joined to that edge of a component, LM-LEGAL-1.
pub(crate) fn joined<'a>(board: &Board, tiles: &'a [Tile], tile: &Tile, side: Side) -> Option<&'a Tile> {
    let other = neighbour(board, tiles, tile.at, side)?;
    if contact(board, tile, side, other) == Contact::Joint { Some(other) } else { None }
}

/// LM-LEGAL-9: all groups of components that hold together through legal joints.
pub(crate) fn pieces(board: &Board, tiles: &[Tile]) -> BTreeSet<BTreeSet<Cell>> {
    tiles.iter().map(|tile| piece_of(board, tiles, tile)).collect()
}

/// Everything that hangs together with one component.
fn piece_of(board: &Board, tiles: &[Tile], start: &Tile) -> BTreeSet<Cell> {
    let mut piece = BTreeSet::from([start.at]);
    let mut todo = vec![start];
    while let Some(tile) = todo.pop() {
        for side in SIDES {
            let Some(other) = joined(board, tiles, tile, side) else { continue };
            if piece.insert(other.at) {
                todo.push(other);
            }
        }
    }
    piece
}

/// How many pieces have a component in that ship.
fn pieces_in(pieces: &BTreeSet<BTreeSet<Cell>>, ship: &BTreeSet<Cell>) -> usize {
    pieces.iter().filter(|piece| piece.iter().any(|cell| ship.contains(cell))).count()
}

/// LM-LEGAL-4: how many connectors face no component.
pub(crate) fn exposed(board: &Board, tiles: &[Tile]) -> i32 {
    let mut count = 0;
    for tile in tiles {
        for side in SIDES {
            if tile.edge(side) != SMOOTH && neighbour(board, tiles, tile.at, side).is_none() {
                count += 1;
            }
        }
    }
    count
}
