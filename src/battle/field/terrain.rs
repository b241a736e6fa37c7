//! What lies on the board besides ships.

use crate::battle::board::Layout;
use crate::hex::{Hex, HexSet};

/// What lies on the board besides ships (BBS-3, BBS-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terrain {
    /// The hexes that hold an asteroid.
    pub asteroids: HexSet,
    /// The centre of the probe ring (BBS-R23).
    pub centre: Hex,
    /// Whether the central asteroid exists; it is then on `centre`.
    pub central_asteroid: bool,
    /// The hexes that hold a probe.
    pub probes: HexSet,
}

impl Terrain {
    /// Nothing, with the probe ring around (0,0).
    pub const EMPTY: Self =
        Self { asteroids: HexSet::EMPTY, centre: Hex::ORIGIN, central_asteroid: false, probes: HexSet::EMPTY };

    /// What lies on a board at the start.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        Self {
            asteroids: layout.asteroids().iter().copied().collect(),
            centre: Hex::ORIGIN,
            central_asteroid: true,
            probes: layout.probes().collect(),
        }
    }

    /// Moves the centre of the probe ring, with or without the central asteroid (BBS-R23).
    pub(super) const fn move_centre(&mut self, centre: Hex, asteroid: bool) {
        self.centre = centre;
        self.central_asteroid = asteroid;
    }
}
