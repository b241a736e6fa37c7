//! A component as it lies on the board.

use super::side::{Cell, Side};

/// The digit of a smooth edge.
pub(crate) const SMOOTH: u8 = 0;
/// The digit of a single connector.
pub(crate) const SINGLE: u8 = 1;
/// The digit of a double connector.
pub(crate) const DOUBLE: u8 = 2;
/// The digit of a universal connector.
pub(crate) const UNIVERSAL: u8 = 3;

/// A component as placed: everything is given as it points now, after turning.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Tile {
    pub(crate) at: Cell,
    /// The name of its kind, as the case files write it.
    pub(crate) kind: String,
    /// 1 or 2 for cannons and engines, otherwise 0.
    pub(crate) strength: i32,
    /// Tokens, crew or goods it can hold, otherwise 0.
    pub(crate) capacity: i32,
    /// Front, right, rear, left: 0 smooth, 1 single, 2 double, 3 universal.
    pub(crate) edges: [u8; 4],
    /// Where its muzzle, muzzles, exhaust or nozzle point. A cannon-engine names its muzzle, then its exhaust.
    pub(crate) points: Vec<Side>,
    /// The sides a shield covers.
    pub(crate) covers: Vec<Side>,
}

impl Tile {
    /// A component of that kind with these edges, and of strength and capacity 0; it points nowhere and covers nothing.
    pub(crate) fn new(at: Cell, kind: &str, edges: [u8; 4]) -> Tile {
        let (points, covers) = (Vec::new(), Vec::new());
        Tile { at, kind: kind.to_string(), strength: 0, capacity: 0, edges, points, covers }
    }

    /// The same component with openings toward these sides.
    pub(crate) fn pointing(self, points: &[Side]) -> Tile {
        Tile { points: points.to_vec(), ..self }
    }

    /// The same component with that strength.
    pub(crate) fn strong(self, strength: i32) -> Tile {
        Tile { strength, ..self }
    }

    /// The same component with that capacity.
    pub(crate) fn holding(self, capacity: i32) -> Tile {
        Tile { capacity, ..self }
    }

    /// The same component as a cover of these sides.
    pub(crate) fn covering(self, covers: &[Side]) -> Tile {
        Tile { covers: covers.to_vec(), ..self }
    }

    /// What the edge on that side bears.
    pub(crate) fn edge(&self, side: Side) -> u8 {
        self.edges[side.number()]
    }

    /// LM-LEGAL-7, LM-KIND-1, LM-KIND-2: the sides a muzzle points to.
    pub(crate) fn muzzles(&self) -> Vec<Side> {
        match self.kind.as_str() {
            "cannon" | "bidirectional_cannon" => self.points.clone(),
            "cannon_engine" => vec![self.points[0]],
            _ => Vec::new(),
        }
    }

    /// LM-LEGAL-5, LM-LEGAL-6, LM-KIND-2: the sides an exhaust points to.
    pub(crate) fn exhausts(&self) -> Vec<Side> {
        match self.kind.as_str() {
            "engine" => self.points.clone(),
            "cannon_engine" => vec![self.points[1]],
            _ => Vec::new(),
        }
    }

    /// LM-LEGAL-8: the sides a nozzle points to.
    pub(crate) fn nozzles(&self) -> Vec<Side> {
        match self.kind.as_str() {
            "thruster" => self.points.clone(),
            _ => Vec::new(),
        }
    }

    /// LM-ATTACK-6: whether it is a shield that covers that side.
    pub(crate) fn shields(&self, side: Side) -> bool {
        self.kind == "shield" && self.covers.contains(&side)
    }

    /// LM-ATTACK-7: whether no attack destroys it.
    pub(crate) fn indestructible(&self) -> bool {
        self.kind == "plating" || self.kind == "indestructible_plating"
    }

    /// The same component after clockwise quarter turns: what was at the front is at the right after one.
    pub(crate) fn turned(&self, quarters: usize) -> Tile {
        let mut tile = self.clone();
        for old in 0..4 {
            tile.edges[(old + quarters) % 4] = self.edges[old];
        }
        tile.points = self.points.iter().map(|side| side.turned(quarters)).collect();
        tile.covers = self.covers.iter().map(|side| side.turned(quarters)).collect();
        tile
    }

    /// The same component on another cell.
    pub(crate) fn moved(&self, at: Cell) -> Tile {
        let mut tile = self.clone();
        tile.at = at;
        tile
    }
}

/// The tile on a cell, if there is one.
pub(crate) fn tile_at(tiles: &[Tile], cell: Cell) -> Option<&Tile> {
    tiles.iter().find(|tile| tile.at == cell)
}
