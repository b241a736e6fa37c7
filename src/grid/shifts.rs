//! Whole-board shifts: every cell of a set moves one step at once.

use crate::grid::cell::MAX;
use crate::grid::cell_set::CellSet;
use crate::grid::side::Side;
use crate::grid::word::Word;

/// Masks and distances of the whole-board shifts of one surface. A set given to them lies on the surface.
#[derive(Clone, Copy)]
pub(crate) struct Shifts<W> {
    first_column: W,
    pub(super) last_column: W,
    pub(super) last_row: W,
    over_left: W,
    pub(super) over_right: W,
    over_front: W,
    pub(super) over_rear: W,
    pub(super) across_columns: u32,
    pub(super) across_rows: u32,
}

/// How far apart the rows lie.
pub(super) const ROW: u32 = MAX as u32;

impl<W: Word> Shifts<W> {
    /// The shifts of a rectangle whose left and right edges meet or not, and whose front and rear edges do or not.
    pub(crate) fn new(columns: u8, rows: u8, round_columns: bool, round_rows: bool) -> Self {
        let first_column = W::narrow(CellSet::rectangle(1, rows).bits());
        let last_column = first_column << u32::from(columns - 1);
        let first_row = W::narrow(CellSet::rectangle(columns, 1).bits());
        let last_row_at = u32::from(rows - 1) * u32::from(MAX);
        let last_row = first_row << last_row_at;
        let meeting = |meet: bool, mask| if meet { mask } else { W::ZERO };
        Self {
            first_column,
            last_column,
            last_row,
            over_left: meeting(round_columns, first_column),
            over_right: meeting(round_columns, last_column),
            over_front: meeting(round_rows, first_row),
            over_rear: meeting(round_rows, last_row),
            across_columns: u32::from(columns - 1),
            across_rows: last_row_at,
        }
    }

    #[inline]
    pub(crate) fn front(&self, set: W) -> W {
        set >> ROW | (set & self.over_front) << self.across_rows
    }

    #[inline]
    pub(crate) fn rear(&self, set: W) -> W {
        (set & !self.last_row) << ROW | (set & self.over_rear) >> self.across_rows
    }

    #[inline]
    pub(crate) fn left(&self, set: W) -> W {
        (set & !self.first_column) >> 1 | (set & self.over_left) << self.across_columns
    }

    #[inline]
    pub(crate) fn right(&self, set: W) -> W {
        (set & !self.last_column) << 1 | (set & self.over_right) >> self.across_columns
    }

    #[inline]
    pub(crate) fn toward(&self, side: Side, set: W) -> W {
        match side {
            Side::Front => self.front(set),
            Side::Right => self.right(set),
            Side::Rear => self.rear(set),
            Side::Left => self.left(set),
        }
    }

    #[inline]
    pub(crate) fn grow(&self, set: W) -> W {
        set | self.front(set) | self.rear(set) | self.left(set) | self.right(set)
    }

    #[inline]
    pub(crate) fn grow_by_corners(&self, set: W) -> W {
        let rows = set | self.front(set) | self.rear(set);
        rows | self.left(rows) | self.right(rows)
    }

    /// The cells of `set` that touch another one by edge or corner.
    #[inline]
    pub(crate) fn touching(&self, set: W) -> W {
        let beside = self.front(set) | self.rear(set);
        let rows = set | beside;
        set & (beside | self.left(rows) | self.right(rows))
    }
}

/// Applies `grow` until nothing is added.
pub(crate) fn spread<W: Word>(seed: W, mut grow: impl FnMut(W) -> W) -> W {
    let mut reached = seed;
    loop {
        let next = grow(reached);
        if next == reached {
            return reached;
        }
        reached = next;
    }
}
