//! What is wrong with a ship, rule by rule, as sets of cells: the verdict asks whether they are empty, the report walks
//! them.

use crate::grid::word::Word;
use crate::grid::{CellSet, Side};
use crate::trucker::ship::joints::{Contacts, Links};
use crate::trucker::ship::outline::Outline;
use crate::trucker::ship::shape::Shape;

/// The faults of a ship that have cells, in the width of its board, each computed on demand.
pub(in crate::trucker) struct Faults<'a, W> {
    outline: &'a Outline<W>,
    shape: Shape<W>,
    contacts: Contacts<W>,
}

impl<'a, W: Word> Faults<'a, W> {
    #[inline]
    pub(in crate::trucker) fn of(outline: &'a Outline<W>, shape: Shape<W>) -> Self {
        Self { outline, shape, contacts: Contacts::of(outline, &shape) }
    }

    /// The cells of all faults.
    #[inline]
    pub(in crate::trucker) fn all(&self) -> W {
        let blocked = Side::ALL.into_iter().fold(W::ZERO, |blocked, side| blocked | self.blocked(side));
        self.mismatched(Side::Right) | self.mismatched(Side::Rear) | blocked | self.turned() | self.closed()
    }

    /// LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2: components whose edge on that side, right or rear, may not face its neighbour's.
    #[inline]
    pub(in crate::trucker) fn mismatched(&self, side: Side) -> W {
        self.contacts.on(side).refused()
    }

    /// LM-LEGAL-5: engines whose exhaust points anywhere but to the rear.
    #[inline]
    pub(in crate::trucker) fn turned(&self) -> W {
        self.shape.turned
    }

    /// LM-LEGAL-10: components on cells that are not open.
    #[inline]
    pub(in crate::trucker) fn closed(&self) -> W {
        self.shape.occupied & !self.outline.open
    }

    /// LM-LEGAL-6, -7, -8: components whose exhaust, muzzle or nozzle points to that side, where something is in the way.
    #[inline]
    pub(in crate::trucker) fn blocked(&self, side: Side) -> W {
        *self.shape.outlets.on(side) & self.outline.shifts.toward(side.opposite(), self.shape.occupied)
    }

    /// Which components a legal joint holds together (LM-LEGAL-1).
    #[inline]
    pub(in crate::trucker) fn links(&self) -> Links<W> {
        self.contacts.links(self.outline.shifts)
    }

    /// LM-LEGAL-9, LM-IVC-CHECK: whether the components of each ship are one piece, or none.
    #[inline]
    pub(in crate::trucker) fn ships_are_whole(&self, ships: &[CellSet]) -> bool {
        let paths = self.links().paths();
        ships.iter().all(|ship| {
            let components = self.shape.occupied & W::narrow(ship.bits());
            paths.piece(components.lowest()) == components
        })
    }
}
