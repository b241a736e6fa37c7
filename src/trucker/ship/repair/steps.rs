//! One way to a set that is kept: what to remove in which order, each time with the mistake it is in.

use alloc::vec::Vec;

use super::Removal;
use crate::grid::CellSet;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// Removals that leave no mistake and keep `kept` as whole pieces (LM-R30). `kept` is maximal, so every other component joined
    /// to it stays in a mistake until it is removed.
    pub(super) fn removals(&self, kept: CellSet) -> Vec<Removal> {
        let mut mistakes = self.mistakes();
        let mut removals = Vec::new();
        let removal = |&mistake: &Violation| Some(Removal { cell: (mistake.cells() - kept).first()?, mistake });
        while let Some(removal) = mistakes.iter().find_map(removal) {
            // a removal mends all mistakes that the component is in, and makes no other
            mistakes.retain(|mistake| !mistake.cells().contains(removal.cell));
            removals.push(removal);
        }
        removals
    }
}
