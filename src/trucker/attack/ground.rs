//! The part of a board that dice and lines of an attack need, small enough to copy with every attack.

#![expect(
    clippy::inline_always,
    reason = "an attack on its way to a component stays in registers: passed through memory it would take twice as long"
)]

use crate::dice::Die;
use crate::grid::{CellSet, Side, Surface, Topology};
use crate::trucker::attack::aim_error::AimError;
use crate::trucker::attack::lines::Lines;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::parts::blueprint::{Calls, Identity};
use crate::trucker::parts::board::Board;

/// The state after a die.
#[derive(Clone, Copy)]
pub(super) enum Next {
    /// Another die is needed.
    Die { from: Side, wanted: Wanted },
    /// The final lines, by their starting cells.
    Lines { from: Side, starts: CellSet },
}

/// The numbers of a board, and how its dice are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::trucker) struct Ground {
    pub(in crate::trucker) columns: Calls,
    pub(in crate::trucker) rows: Calls,
    pub(in crate::trucker) surface: Surface,
    /// Whether one die is read a line (LM-SPLICE-3).
    pub(in crate::trucker) is_spliced: bool,
    pub(in crate::trucker) board: Identity,
}

impl Ground {
    #[inline(always)]
    pub(in crate::trucker) fn of(board: &Board) -> Self {
        let blueprint = board.blueprint();
        let (surface, is_spliced) = (blueprint.surface(), blueprint.splice().is_some());
        let by_one_die = Self::by_one_die(surface, is_spliced);
        let [columns, rows] = blueprint.numbers().map(|numbers| numbers.calls(by_one_die));
        Self { columns, rows, surface, is_spliced, board: blueprint.identity() }
    }

    /// Whether dice are read one by one and not added (LM-SPLICE-3, LM-TORUS-7).
    #[inline]
    pub(in crate::trucker) const fn by_one_die(surface: Surface, is_spliced: bool) -> bool {
        is_spliced || matches!(surface.topology(), Topology::Torus)
    }

    /// The state after another die.
    #[inline(always)]
    pub(super) fn next(&self, from: Side, wanted: Wanted, die: Die) -> Next {
        match wanted {
            Wanted::First => Next::Die { from, wanted: Wanted::Second { first: die } },
            Wanted::Second { first } => self.called(from, first.face() + die.face() - 2),
            Wanted::ColumnOrSide => self.column_or_side(from, die),
            Wanted::Row => self.called(from, die.face() - 1),
            Wanted::AimedColumn => Next::Die { from, wanted: Wanted::AimedRow { column: die } },
            Wanted::AimedRow { column } => Next::Lines { from, starts: self.aimed(column.face() - 1, die.face() - 1) },
        }
    }

    /// LM-SPLICE-3: 1 and 6 turn the attack to a side and are followed by a die for the row.
    #[inline(always)]
    fn column_or_side(&self, from: Side, die: Die) -> Next {
        match die {
            Die::One => Next::Die { from: Side::Left, wanted: Wanted::Row },
            Die::Six => Next::Die { from: Side::Right, wanted: Wanted::Row },
            column => self.called(from, column.face() - 1),
        }
    }

    /// LM-ATTACK-1, LM-SPLICE-4, LM-BOARD-1: every line with the number at this place among those that the dice can show, each
    /// from the edge where the attack comes in.
    #[inline(always)]
    pub(super) fn called(&self, from: Side, place: u8) -> Next {
        let numbers = if from.is_along_column() { self.columns } else { self.rows };
        Next::Lines { from, starts: self.surface.edge_cells(from, numbers.at(place)) }
    }

    /// The final lines, by their starting cells.
    #[inline]
    pub(super) const fn lines(&self, from: Side, starts: CellSet) -> Lines {
        Lines::new(from, starts, self.surface, self.board)
    }

    /// LM-TORUS-7: the cell in the column of the first die and the row of the second.
    #[inline(always)]
    fn aimed(&self, column: u8, row: u8) -> CellSet {
        CellSet::crossing(self.columns.at(column), self.rows.at(row))
    }

    /// LM-TORUS-7: the cells that can be aimed at, if no two throws aim at the same one.
    #[inline]
    pub(super) fn aimed_once(&self) -> Option<CellSet> {
        match self.surface.topology() {
            Topology::Torus => Some(CellSet::crossing(called_once(self.columns)?, called_once(self.rows)?)),
            Topology::Plane | Topology::Cylinder => None,
        }
    }

    /// What the first die of an attack from that side is for (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7).
    #[inline(always)]
    pub(super) fn first_wanted(&self, from: Side) -> Result<Wanted, AimError> {
        let by_column = from.is_along_column();
        let wanted = match (self.surface.topology(), self.is_spliced) {
            (Topology::Torus, _) => Wanted::AimedColumn,
            (_, true) if by_column => Wanted::ColumnOrSide,
            (_, true) => Wanted::Row,
            (_, false) => Wanted::First,
        };
        let both = matches!(wanted, Wanted::AimedColumn | Wanted::ColumnOrSide);
        let no_column = (both || by_column) && self.columns.is_none();
        if no_column || (both || !by_column) && self.rows.is_none() {
            Err(AimError::NoNumbers { rule: wanted.rule() })
        } else {
            Ok(wanted)
        }
    }
}

/// The lines that one die can call, one bit per line; `None` if a line has two of the numbers. On a torus each number is on one
/// line.
#[inline]
fn called_once(calls: Calls) -> Option<u16> {
    (0..6).map(|place| calls.at(place)).try_fold(0, |lines, line| (lines & line == 0).then_some(lines | line))
}
