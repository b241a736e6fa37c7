//! Losses together with components.

use crate::grid::CellSet;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;

impl Fleet {
    /// Takes the components off `cells`, and with them what is aboard there (LM-ATTACK-9). This is the one way for a component
    /// to leave a fleet. Returns what is gone with them, by cell, and the aliens who left because no life support of their
    /// colour is joined to their cabin any more (BG-CREW-1); the cabin of such an alien may be there still.
    ///
    /// Pieces of a legal ship break no rule, so the fleet stays legal but for ships that fell apart, whose pieces the
    /// caller settles (LM-LEGAL-12).
    pub(in crate::trucker) fn remove(&mut self, cells: CellSet) -> Aboard {
        self.layout.remove_all(cells);
        self.aboard.take(cells | self.aliens_without_support())
    }

    /// BG-CREW-1, LM-LEGAL-13: the cells of the aliens who cannot live there.
    fn aliens_without_support(&self) -> CellSet {
        let aliens = self.aboard.aliens.iter();
        aliens
            .filter(|&(cell, alien)| !self.layout.alien_cabins(alien.colour()).contains(cell))
            .map(|(cell, _)| cell)
            .collect()
    }
}
