//! Upper bounds for all ships.

use starwright::grid::{CellSet, Side};
use starwright::trucker::{Board, Component, Kind, PremiumTable};

/// The parts of a strength.
#[derive(Clone, Copy)]
pub enum Power {
    Engines,
    Cannons,
}

impl Power {
    /// The side whose next cell must stay empty (LM-LEGAL-5, LM-LEGAL-7).
    const fn clear(self) -> Side {
        match self {
            Self::Engines => Side::Rear,
            Self::Cannons => Side::Front,
        }
    }

    pub fn is_single(self, kind: Kind) -> bool {
        kind == match self {
            Self::Engines => Kind::SingleEngine,
            Self::Cannons => Kind::SingleCannon,
        }
    }

    pub fn is_double(self, kind: Kind) -> bool {
        kind == match self {
            Self::Engines => Kind::DoubleEngine,
            Self::Cannons => Kind::DoubleCannon,
        }
    }
}

/// The most half points of any ship with a starting cabin, built of those tiles. Each outlet needs an empty or closed cell of its
/// own in front of it, doubles need tokens, everything needs a cell. Joints are not checked.
pub fn most_halves(board: &Board, tiles: &[Component], power: Power) -> u32 {
    let open = board.open();
    let beyond = (open - board.surface().shift(open, power.clear().opposite())).len();
    let many = |is: &dyn Fn(Kind) -> bool| count(tiles.iter().filter(|tile| is(tile.kind())));
    let stock =
        Stock { singles: many(&|kind| power.is_single(kind)), doubles: many(&|kind| power.is_double(kind)), power };
    let mut best = 0;
    for ahead in 0..=open.len() {
        let blocked = ahead.saturating_sub(beyond) + ahead + 1;
        for (batteries, tokens) in (0..).zip(tokens(tiles)) {
            let Some(aside) = open.len().checked_sub(blocked + batteries) else { break };
            best = best.max(stock.halves(ahead, aside, tokens));
        }
    }
    best
}

/// The tiles at hand.
struct Stock {
    singles: u32,
    doubles: u32,
    power: Power,
}

impl Stock {
    /// The best tiles for a number of cells that count in full and a number that count half, for cannons.
    fn halves(&self, ahead: u32, aside: u32, tokens: u32) -> u32 {
        let doubles = self.doubles.min(tokens);
        let (doubles_ahead, doubles_left) = (doubles.min(ahead), doubles.saturating_sub(ahead));
        let singles_ahead = self.singles.min(ahead - doubles_ahead);
        let doubles_aside = doubles_left.min(aside);
        let singles_aside = (self.singles - singles_ahead).min(aside - doubles_aside);
        let in_full = 4 * doubles_ahead + 2 * singles_ahead;
        match self.power {
            Power::Engines => in_full,
            Power::Cannons => in_full + 2 * doubles_aside + singles_aside,
        }
    }
}

/// The most tokens that 0, 1, 2 … batteries hold.
fn tokens(tiles: &[Component]) -> Vec<u32> {
    let capacity = |tile: &Component| if let Kind::Battery(room) = tile.kind() { Some(room.get()) } else { None };
    let mut rooms: Vec<u8> = tiles.iter().filter_map(capacity).collect();
    rooms.sort_unstable_by(|one, other| other.cmp(one));
    let mut all = vec![0];
    all.extend(rooms.iter().scan(0, |sum, &room| {
        *sum += u32::from(room);
        Some(*sum)
    }));
    all
}

/// The fewest components that leave no two empty cells adjacent on a torus with even sides: each square of four cells has at
/// most one empty cell, and squares cover the torus.
pub fn fewest_components(board: &Board) -> u32 {
    let surface = board.surface();
    let squares = u32::from(surface.columns() / 2) * u32::from(surface.rows() / 2);
    surface.cells().len() - squares
}

/// The least and greatest premium for a number of empty cells: all isolated, or all in one group (LM-TORUS-4).
pub fn premiums(table: PremiumTable, empty: u32) -> (u16, u16) {
    (table.premium(empty.min(1)), table.premium(empty))
}

/// A largest set of isolated cells on a torus with even sides: every second cell of every second row.
pub fn alone(board: &Board) -> CellSet {
    board.surface().cells().iter().filter(|cell| cell.column() % 2 == 0 && cell.row() % 2 == 0).collect()
}

fn count<T>(of: impl Iterator<Item = T>) -> u32 {
    u32::try_from(of.count()).unwrap_or(u32::MAX)
}
