//! Where the parts of a component point.

use crate::grid::{Side, SideSet};
use crate::trucker::parts::component::row::Row;

/// The sides that the outlets and shields of a component point to.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Pointing {
    pub(in crate::trucker) muzzles: SideSet,
    pub(in crate::trucker) exhaust: Option<Side>,
    pub(in crate::trucker) nozzle: Option<Side>,
    pub(in crate::trucker) covers: SideSet,
    /// The sides that need the cell there empty (LM-LEGAL-6, -7, -8).
    pub(in crate::trucker) outlets: SideSet,
}

impl Pointing {
    pub(super) const NOWHERE: Self =
        Self { muzzles: SideSet::EMPTY, exhaust: None, nozzle: None, covers: SideSet::EMPTY, outlets: SideSet::EMPTY };

    pub(super) const fn of(row: &Row, facing: Side) -> Self {
        let both = SideSet::of(facing).with(facing.clockwise());
        let muzzles = match row.muzzles {
            0 => SideSet::EMPTY,
            1 => SideSet::of(facing),
            _ => both,
        };
        let outlets = if row.exhaust { muzzles.with(facing.opposite()) } else { muzzles };
        Self {
            muzzles,
            exhaust: if row.exhaust { Some(facing.opposite()) } else { None },
            nozzle: if row.nozzle { Some(facing) } else { None },
            covers: if row.shields { both } else { SideSet::EMPTY },
            outlets: if row.nozzle { outlets.with(facing) } else { outlets },
        }
    }
}
