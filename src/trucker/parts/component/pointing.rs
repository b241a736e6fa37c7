//! Where the parts of a component point.

use crate::grid::{Side, SideSet};
use crate::trucker::parts::component::row::Row;

/// All of a component that points somewhere.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Pointing {
    pub(in crate::trucker) muzzles: SideSet,
    pub(in crate::trucker) exhaust: Option<Side>,
    pub(in crate::trucker) nozzle: Option<Side>,
    pub(in crate::trucker) covers: SideSet,
}

impl Pointing {
    #[inline]
    pub(super) const fn of(row: &Row, facing: Side) -> Self {
        let both = SideSet::of(facing).with(facing.clockwise());
        Self {
            muzzles: match row.muzzles {
                0 => SideSet::EMPTY,
                1 => SideSet::of(facing),
                _ => both,
            },
            exhaust: if row.exhaust { Some(facing.opposite()) } else { None },
            nozzle: if row.nozzle { Some(facing) } else { None },
            covers: if row.shields { both } else { SideSet::EMPTY },
        }
    }

    /// The sides that need the cell there empty (LM-LEGAL-6, -7, -8).
    #[inline]
    pub(in crate::trucker) const fn outlets(self) -> SideSet {
        let outlets = match self.exhaust {
            Some(exhaust) => self.muzzles.with(exhaust),
            None => self.muzzles,
        };
        match self.nozzle {
            Some(nozzle) => outlets.with(nozzle),
            None => outlets,
        }
    }
}
