//! The four sides of a cell, and what lies beyond each.

/// A cell as `(column, row)`, counted from the front-left corner.
pub(crate) type Cell = (i32, i32);

/// A side of a component, of a ship, or the side an attack comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    Front,
    Right,
    Rear,
    Left,
}

/// The sides clockwise, in the order in which edges are written.
pub(crate) const SIDES: [Side; 4] = [Side::Front, Side::Right, Side::Rear, Side::Left];

impl Side {
    /// Where this side stands in the four digits of `edges`: front 0, right 1, rear 2, left 3.
    pub(crate) fn number(self) -> usize {
        match self {
            Side::Front => 0,
            Side::Right => 1,
            Side::Rear => 2,
            Side::Left => 3,
        }
    }

    /// The side across.
    pub(crate) fn opposite(self) -> Side {
        match self {
            Side::Front => Side::Rear,
            Side::Right => Side::Left,
            Side::Rear => Side::Front,
            Side::Left => Side::Right,
        }
    }

    /// This side after `quarters` clockwise quarter turns.
    pub(crate) fn turned(self, quarters: usize) -> Side {
        SIDES[(self.number() + quarters) % 4]
    }

    /// One step toward this side, on a board without edges. Front is the top row, so it counts rows down.
    pub(crate) fn step(self, (column, row): Cell) -> Cell {
        match self {
            Side::Front => (column, row - 1),
            Side::Right => (column + 1, row),
            Side::Rear => (column, row + 1),
            Side::Left => (column - 1, row),
        }
    }

    /// Whether an attack from this side flies along a column (otherwise it flies along a row).
    pub(crate) fn along_column(self) -> bool {
        self == Side::Front || self == Side::Rear
    }

    /// The side with this name.
    pub(crate) fn named(name: &str) -> Side {
        match name {
            "front" => Side::Front,
            "right" => Side::Right,
            "rear" => Side::Rear,
            "left" => Side::Left,
            other => panic!("no such side: {other}"),
        }
    }

    /// The name of this side.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Front => "front",
            Side::Right => "right",
            Side::Rear => "rear",
            Side::Left => "left",
        }
    }
}
