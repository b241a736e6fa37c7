//! The part of a board that dice and lines of an attack need, small enough to copy with every attack.

use crate::dice::Die;
use crate::grid::{CellSet, Side, Surface, Topology};
use crate::trucker::attack::aim_error::AimError;
use crate::trucker::attack::lines::Lines;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::parts::blueprint::{Identity, Numbers};
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
    pub(in crate::trucker) columns: Numbers,
    pub(in crate::trucker) rows: Numbers,
    pub(in crate::trucker) surface: Surface,
    /// Whether one die is read a line (LM-SPLICE-3).
    pub(in crate::trucker) is_spliced: bool,
    pub(in crate::trucker) board: Identity,
}

impl Ground {
    #[inline]
    pub(in crate::trucker) fn of(board: &Board) -> Self {
        let blueprint = board.blueprint();
        Self {
            columns: blueprint.columns(),
            rows: blueprint.rows(),
            surface: blueprint.surface(),
            is_spliced: blueprint.splice().is_some(),
            board: blueprint.identity(),
        }
    }

    /// The state after another die.
    #[inline]
    pub(super) fn next(&self, from: Side, wanted: Wanted, die: Die) -> Next {
        match wanted {
            Wanted::First => Next::Die { from, wanted: Wanted::Second { first: die } },
            Wanted::Second { first } => self.called(from, first.face() + die.face()),
            Wanted::ColumnOrSide => self.column_or_side(from, die),
            Wanted::Row => self.called(from, die.face()),
            Wanted::AimedColumn => Next::Die { from, wanted: Wanted::AimedRow { column: die } },
            Wanted::AimedRow { column } => Next::Lines { from, starts: self.aimed(column.face(), die.face()) },
        }
    }

    /// LM-SPLICE-3: 1 and 6 turn the attack to a side and are followed by a die for the row.
    #[inline]
    fn column_or_side(&self, from: Side, die: Die) -> Next {
        match die {
            Die::One => Next::Die { from: Side::Left, wanted: Wanted::Row },
            Die::Six => Next::Die { from: Side::Right, wanted: Wanted::Row },
            column => self.called(from, column.face()),
        }
    }

    /// LM-ATTACK-1, LM-SPLICE-4, LM-BOARD-1: every line with this number, also with others, each from the edge where the attack
    /// comes in.
    #[inline]
    pub(super) fn called(&self, from: Side, number: u8) -> Next {
        Next::Lines { from, starts: self.starts(from, number) }
    }

    /// The final lines, by their starting cells.
    #[inline]
    pub(super) const fn lines(&self, from: Side, starts: CellSet) -> Lines {
        Lines::new(from, starts, self.surface, self.board)
    }

    #[inline]
    fn starts(&self, from: Side, number: u8) -> CellSet {
        let (last_column, last_row) = (self.surface.columns() - 1, self.surface.rows() - 1);
        let starts = match from {
            Side::Front => CellSet::crossing(self.columns.called(number), 1),
            Side::Rear => CellSet::crossing(self.columns.called(number), 1 << last_row),
            Side::Left => CellSet::crossing(1, self.rows.called(number)),
            Side::Right => CellSet::crossing(1 << last_column, self.rows.called(number)),
        };
        starts & self.surface.cells()
    }

    /// LM-TORUS-7: the cell in the column of the first die and the row of the second.
    #[inline]
    fn aimed(&self, column: u8, row: u8) -> CellSet {
        CellSet::crossing(self.columns.called(column), self.rows.called(row)) & self.surface.cells()
    }

    /// LM-TORUS-7: the cells that can be aimed at, if no two throws aim at the same one.
    #[inline]
    pub(super) fn aimed_once(&self) -> Option<CellSet> {
        match self.surface.topology() {
            Topology::Torus => Some(CellSet::crossing(self.columns.called_once()?, self.rows.called_once()?)),
            Topology::Plane | Topology::Cylinder => None,
        }
    }

    /// What the first die of an attack from that side is for (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7).
    #[inline]
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
