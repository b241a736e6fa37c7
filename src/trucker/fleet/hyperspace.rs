//! Sums over a fleet while some of its ships are in hyperspace.

use crate::grid::{CellSet, Side};
use crate::trucker::fleet::aboard::Crew;
#[cfg(feature = "play")]
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::fleet::strength::Reach;
use crate::trucker::fleet::{Fleet, Ship};

/// A ship in hyperspace takes no part in a card: until the card is over, no sum, minimum or count includes it (LM-FLEET-13).
/// `away` holds its cells; any cell of a ship stands for all of it.
impl Fleet {
    /// The ships that take part, in board order.
    pub fn ships_beside(&self, away: CellSet) -> impl Iterator<Item = Ship> {
        self.ships().filter(move |ship| ship.components.is_disjoint(away))
    }

    /// The components of the ships that take part.
    pub(super) fn cells_beside(&self, away: CellSet) -> CellSet {
        self.ships_beside(away).fold(CellSet::EMPTY, |cells, ship| cells | ship.components)
    }

    /// The crew of the ships that take part (LM-FLEET-5).
    #[must_use]
    pub fn crew_beside(&self, away: CellSet) -> Crew {
        self.aboard.crew(self.cells_beside(away))
    }

    /// The strengths that the participating ships can reach: the lowest engine strength and the sum of the cannon strengths
    /// (LM-FLEET-2, LM-FLEET-4).
    #[must_use]
    pub fn strengths_beside(&self, away: CellSet) -> Reach {
        Reach::of_fleet(self.ships_beside(away).map(|ship| self.ship_strengths(ship)))
    }

    /// The exposed connectors of the ships that take part (BG-STARDUST, LM-END-5).
    #[must_use]
    pub fn exposed_connectors(&self, away: CellSet) -> u32 {
        let cells = self.cells_beside(away);
        Side::ALL.into_iter().map(|side| (self.layout.exposed(side) & cells).len()).sum()
    }
}

/// Ships that come back.
#[cfg(feature = "play")]
impl Fleet {
    /// The fleet with a ship that left it, or `None` if that does not fit with the others.
    pub(in crate::trucker) fn rejoined(&self, ship: &Departure) -> Option<Self> {
        let mut layout = self.layout.clone();
        ship.components.iter().try_for_each(|&(cell, component)| layout.place(cell, component).ok())?;
        let aboard = self.aboard.contents().chain(ship.aboard.contents());
        Self::restore(layout, self.boarded, aboard).ok()
    }
}
