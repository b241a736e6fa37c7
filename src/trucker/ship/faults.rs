//! What is wrong with a layout, rule by rule, as sets of cells: the verdict asks whether they are empty, the report walks
//! them.

use crate::grid::word::Word;
use crate::grid::{Shifts, Side};
use crate::trucker::ship::joints::Contacts;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::planes::Planes;

/// The faults of a layout that have a place, in the width of its board. Each is worked out when it is asked for.
pub(in crate::trucker) struct Faults<'a, W> {
    layout: &'a Layout,
    shifts: Shifts<W>,
    pub(in crate::trucker) contacts: Contacts<W>,
}

impl<'a, W: Word> Faults<'a, W> {
    #[inline]
    pub(in crate::trucker) fn of(layout: &'a Layout) -> Self {
        let shifts = layout.board().surface().shifts::<W>();
        Self { layout, shifts, contacts: Contacts::of(layout.board(), layout.planes(), &shifts) }
    }

    /// Whether there is none.
    #[inline]
    pub(in crate::trucker) fn are_none(&self) -> bool {
        self.mismatched(Side::Right) == W::ZERO
            && self.mismatched(Side::Rear) == W::ZERO
            && self.turned() == W::ZERO
            && self.closed() == W::ZERO
            && Side::ALL.into_iter().fold(W::ZERO, |blocked, side| blocked | self.blocking(side)) == W::ZERO
    }

    /// LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2: components whose edge on that side, right or rear, may not face what it does.
    #[inline]
    pub(in crate::trucker) fn mismatched(&self, side: Side) -> W {
        self.contacts.on(side).refused()
    }

    /// LM-LEGAL-5: engines whose exhaust points anywhere but to the rear.
    #[inline]
    pub(in crate::trucker) fn turned(&self) -> W {
        let Planes { exhaust, .. } = self.layout.planes();
        W::narrow((exhaust.front | exhaust.right | exhaust.left).bits())
    }

    /// LM-LEGAL-10: components on cells that are not open.
    #[inline]
    pub(in crate::trucker) fn closed(&self) -> W {
        self.occupied() & !W::narrow(self.layout.board().open().bits())
    }

    /// LM-LEGAL-6, -7, -8: components on a cell that an exhaust, a muzzle or a nozzle points at toward that side.
    #[inline]
    pub(in crate::trucker) fn blocking(&self, side: Side) -> W {
        self.shifts.toward(side, W::narrow(self.layout.planes().outlets(side).bits())) & self.occupied()
    }

    #[inline]
    fn occupied(&self) -> W {
        W::narrow(self.layout.occupied().bits())
    }

    /// LM-LEGAL-9, LM-IVC-CHECK: whether the components of each ship are one piece, or none.
    #[inline]
    pub(in crate::trucker) fn ships_are_whole(&self) -> bool {
        let links = self.contacts.links(self.shifts);
        self.layout.board().ships().iter().all(|ship| {
            let components = self.occupied() & W::narrow(ship.bits());
            links.piece(components.lowest()) == components
        })
    }
}
