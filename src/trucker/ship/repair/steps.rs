//! One way to a set that is kept: what to remove in which order, each time with the mistake it is in.

use alloc::vec::Vec;

use super::Removal;
use crate::grid::CellSet;
use crate::trucker::ship::layout::Layout;

impl Layout {
    /// Removals that leave no mistake and keep `kept` as whole pieces (LM-R30). `kept` is maximal, so every other component joined
    /// to it stays in a mistake until it is removed.
    pub(super) fn removals(&self, kept: CellSet) -> Vec<Removal> {
        let mut rest = self.clone();
        let mut removals = Vec::new();
        while let Some(removal) = rest.removal(kept) {
            rest.remove(removal.cell);
            removals.push(removal);
        }
        removals
    }

    /// The first component in a mistake but not in `kept`.
    fn removal(&self, kept: CellSet) -> Option<Removal> {
        let mut mistakes = self.mistakes().into_iter();
        mistakes.find_map(|mistake| Some(Removal { cell: (mistake.cells() - kept).first()?, mistake }))
    }
}
