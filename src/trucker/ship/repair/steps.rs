//! One way to a set that is kept: what to remove in which order, each time with the mistake it is in.

use alloc::vec::Vec;

use super::Removal;
use super::mistakes::Mistakes;
use crate::grid::CellSet;
use crate::trucker::ship::layout::Layout;

impl Layout {
    /// Removals that leave no mistake and `kept` as whole pieces; it can be the outcome of a legal repair (LM-R30).
    pub(super) fn removals(&self, kept: CellSet) -> Vec<Removal> {
        let mut rest = self.clone();
        let mut removals = Vec::new();
        for cells in self.removal_layers(kept).into_iter().rev() {
            removals.extend(cells.iter().filter_map(|cell| rest.removal(cell.into())));
        }
        while let Some(removal) = rest.removal(!kept) {
            removals.push(removal);
        }
        removals
    }

    /// Removes the first component of `among` that is in a mistake.
    fn removal(&mut self, among: CellSet) -> Option<Removal> {
        let mut mistakes = self.mistakes().into_iter();
        let removal =
            mistakes.find_map(|mistake| Some(Removal { cell: (mistake.cells() & among).first()?, mistake }))?;
        self.remove(removal.cell);
        Some(removal)
    }

    /// What must be removed one by one, in layers: the first are in a mistake by themselves or with what stays, the others
    /// with the layer before, so that the last layer goes first.
    fn removal_layers(&self, kept: CellSet) -> Vec<CellSet> {
        let mistakes = Mistakes::<u128>::of(self);
        let mut left = mistakes.removed_singly(kept.bits(), self.board().ships());
        let mut layer = left & (mistakes.alone | mistakes.pairs.beside(mistakes.occupied & !left));
        let mut layers = Vec::new();
        while layer != 0 {
            layers.push(CellSet::from_bits(layer));
            left &= !layer;
            layer = left & mistakes.pairs.beside(layer);
        }
        layers
    }
}
