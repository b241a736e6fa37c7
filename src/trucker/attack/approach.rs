//! An attack's lines, relative to the ships of one fleet.

use crate::grid::{BySide, CellSet, Side};
use crate::trucker::attack::lines::Lines;
use crate::trucker::rules::rulings::Rulings;

/// The [`Lines`] of an attack, the ships of a fleet that have moved one step (LM-FLEET-14), and those that take no part
/// (LM-FLEET-13).
///
/// A ship that used thrusters moves as a whole, cannons included; the lines stay where they are (LM-R16). `Lines` convert to an
/// `Approach` in which no ship has moved.
///
/// ```
/// use starwright::dice::Die;
/// use starwright::grid::Side;
/// use starwright::trucker::{Board, Class, Rulings};
/// use starwright::trucker::attack::Approach;
///
/// let board = Board::new(Class::IVC);
/// let lines = board.aim(Side::Front)?.read([Die::Two, Die::Four])?;
/// let first_ship = board.ships()[0];
/// let approach = Approach::from(lines).thrust(first_ship, Side::Left, Rulings::DEFAULT);
/// assert_eq!(approach.moved(), first_ship);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Approach {
    lines: Lines,
    /// By the side of the nozzle used: the cells of the ships that used it.
    moved: BySide<CellSet>,
    /// The cells of the ships that take no part.
    away: CellSet,
}

impl From<Lines> for Approach {
    #[inline]
    fn from(lines: Lines) -> Self {
        Self { lines, moved: BySide::default(), away: CellSet::EMPTY }
    }
}

impl Approach {
    /// The lines.
    #[must_use]
    pub const fn lines(&self) -> Lines {
        self.lines
    }

    /// The cells of the ships that have moved.
    #[inline]
    #[must_use]
    pub fn moved(&self) -> CellSet {
        self.moved.front | self.moved.right | self.moved.rear | self.moved.left
    }

    /// Excludes these ships, given by their cells, because they are in hyperspace: nothing strikes them, and they do nothing
    /// (LM-FLEET-13).
    #[must_use]
    pub fn excluding(mut self, ships: CellSet) -> Self {
        self.away |= ships;
        self
    }

    /// The cells of the excluded ships.
    #[inline]
    #[must_use]
    pub const fn away(&self) -> CellSet {
        self.away
    }

    /// Moves a ship, given by its [cells](crate::trucker::parts::board::Board::ships), one step from its original place; a second
    /// step replaces the first (LM-ATTACK-8). A nozzle that does not shift this attack has no effect.
    #[must_use]
    pub fn thrust(mut self, ship: CellSet, nozzle: Side, rulings: Rulings) -> Self {
        if self.lines.is_shifted_by(nozzle, rulings) {
            for side in Side::ALL {
                let moved = self.moved.on_mut(side);
                *moved = if side == nozzle { *moved | ship } else { *moved - ship };
            }
        }
        self
    }

    /// Splits `cells` by the nozzle that moved them.
    pub(super) fn parts(&self, cells: CellSet) -> impl Iterator<Item = (CellSet, Option<Side>)> + use<> {
        let cells = cells - self.away;
        let BySide { front, right, rear, left } = self.moved;
        let parts = [
            (cells - self.moved(), None),
            (cells & front, Some(Side::Front)),
            (cells & right, Some(Side::Right)),
            (cells & rear, Some(Side::Rear)),
            (cells & left, Some(Side::Left)),
        ];
        parts.into_iter().filter(|(part, _)| !part.is_empty())
    }
}
