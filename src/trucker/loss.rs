//! What a fleet loses with its components.

use super::aboard::Aboard;
use super::fleet::Fleet;
use crate::grid::CellSet;

/// What left a fleet at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lost {
    /// The cells whose component is gone.
    pub(super) components: CellSet,
    /// What is gone with them, by cell (LM-ATTACK-9), and the aliens who left because no life support of their colour is
    /// joined to their cabin any more (BG-CREW-1); the cabin of such an alien may be there still.
    pub(super) aboard: Aboard,
}

impl Fleet {
    /// Takes the components off `cells`, and with them what is aboard there (LM-ATTACK-9). Cells without a component lose
    /// nothing. This is the one way for a component to leave a fleet.
    ///
    /// Pieces of a legal ship break no rule, so the fleet stays legal but for ships that fell apart, whose pieces the
    /// caller settles (LM-LEGAL-12).
    pub(super) fn remove(&mut self, cells: CellSet) -> Lost {
        let components = cells & self.layout.occupied();
        self.layout.remove_all(components);
        let aboard = self.aboard.take(components | self.aliens_without_support());
        Lost { components, aboard }
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
