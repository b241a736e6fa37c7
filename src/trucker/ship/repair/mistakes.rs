//! The input of a repair: mistakes and joints of a layout as links between neighbouring cells.

use crate::grid::word::Word;
use crate::grid::{CellSet, Side};
use crate::trucker::ship::faults::Faults;
use crate::trucker::ship::joints::Links;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::outline::Outline;

/// The components of a layout with everything that decides which of them may stay together.
#[derive(Clone, Copy)]
pub(super) struct Mistakes<W> {
    pub(super) occupied: W,
    /// Components in a mistake by themselves (LM-LEGAL-5, LM-LEGAL-10).
    pub(super) alone: W,
    /// Neighbours in a mistake with each other (LM-LEGAL-2, -3, -6, -7, -8, LM-SPLICE-2).
    pub(super) pairs: Links<W>,
    /// Neighbours held together by a legal joint (LM-LEGAL-1).
    pub(super) joints: Links<W>,
}

impl<W: Word> Mistakes<W> {
    pub(super) fn of(layout: &Layout) -> Self {
        let outline = Outline::<W>::of(layout.board());
        let (faults, shifts) = (Faults::of(&outline, layout.packed().shape()), outline.shifts);
        let at_right = faults.blocked(Side::Right) | shifts.left(faults.blocked(Side::Left));
        let at_rear = faults.blocked(Side::Rear) | shifts.front(faults.blocked(Side::Front));
        Self {
            occupied: W::narrow(layout.occupied().bits()),
            alone: faults.turned() | faults.closed(),
            pairs: Links {
                shifts,
                right: faults.mismatched(Side::Right) | at_right,
                rear: faults.mismatched(Side::Rear) | at_rear,
            },
            joints: faults.links(),
        }
    }

    /// Every component in a mistake.
    pub(super) fn offenders(&self) -> W {
        self.alone | self.pairs.beside(self.occupied)
    }

    /// The components that must be removed one by one before the rest of these ships can be `kept` (LM-R30): all that are joined to
    /// kept ones, and every component of a ship of which nothing is kept.
    pub(super) fn removed_singly(&self, kept: W, ships: &[CellSet]) -> W {
        let joined = self.joints.beside(kept) & !kept;
        let ships = ships.iter().map(|ship| self.occupied & W::narrow(ship.bits()));
        ships.filter(|&ship| ship & kept == W::ZERO).fold(joined, |removed, ship| removed | ship)
    }

    /// The first components that cannot all be removed one by one: they are in a mistake only with each other, so that the last one
    /// is in none (LM-R30).
    pub(super) fn inseparable(&self, removed: W) -> Option<W> {
        let mut left = removed;
        while left != W::ZERO {
            let group = self.pairs.piece(left.lowest());
            if group & self.alone == W::ZERO && group & !removed == W::ZERO {
                return Some(group);
            }
            left = left & !group;
        }
        None
    }
}
