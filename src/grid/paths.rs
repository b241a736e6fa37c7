//! Flooding along links between neighbours.

use crate::grid::shifts::{ROW, Shifts, spread};
use crate::grid::word::Word;

/// Links between neighbours, split once into those within a surface and those over its edges, so that a step of a flood need not
/// test for edges. A link is stored at the first of its two cells.
#[derive(Clone, Copy)]
pub(crate) struct Paths<W> {
    right: W,
    rear: W,
    over_right: W,
    over_rear: W,
    across_columns: u32,
    across_rows: u32,
}

impl<W: Word> Paths<W> {
    /// The links of cells to their right and to their rear neighbours.
    #[inline]
    pub(crate) fn new(shifts: &Shifts<W>, right: W, rear: W) -> Self {
        Self {
            right: right & !shifts.last_column,
            rear: rear & !shifts.last_row,
            over_right: right & shifts.over_right,
            over_rear: rear & shifts.over_rear,
            across_columns: shifts.across_columns,
            across_rows: shifts.across_rows,
        }
    }

    /// All that is connected to `seed`.
    #[inline]
    pub(crate) fn piece(&self, seed: W) -> W {
        if self.over_right | self.over_rear == W::ZERO {
            spread(seed, |set| self.along(self.across(set)))
        } else {
            spread(seed, |set| self.grow(set))
        }
    }

    /// The cells and what is linked to them.
    #[inline]
    pub(crate) fn grow(&self, set: W) -> W {
        let set = self.across(set) | self.over_columns(set);
        self.along(set) | self.over_rows(set)
    }

    #[inline]
    fn across(&self, set: W) -> W {
        set | (set & self.right) << 1 | (set >> 1) & self.right
    }

    #[inline]
    fn along(&self, set: W) -> W {
        set | (set & self.rear) << ROW | (set >> ROW) & self.rear
    }

    #[inline]
    fn over_columns(&self, set: W) -> W {
        (set & self.over_right) >> self.across_columns | (set << self.across_columns) & self.over_right
    }

    #[inline]
    fn over_rows(&self, set: W) -> W {
        (set & self.over_rear) >> self.across_rows | (set << self.across_rows) & self.over_rear
    }
}
