//! What lies on the board besides ships is laid and taken away.

use crate::battle::board::Layout;
use crate::battle::field::terrain::Terrain;
use crate::battle::field::{ASTEROID, CLEAR, Cell, Field, OFF};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Fate;
use crate::battle::rules::rulings::Rulings;
use crate::hex::Hex;
use crate::hex::chart::Chart;
use crate::table::seat::{PerSeat, Seat};

impl Field {
    /// The board before any ship is placed: this terrain, all fleets in reserve.
    #[must_use]
    pub(crate) fn new(layout: Layout, rulings: Rulings, terrain: Terrain) -> Self {
        let mut chart = Chart::filled(OFF);
        for hex in Hex::ORIGIN.disc(layout.radius()) {
            chart.set(hex, if terrain.asteroids.contains(hex) { ASTEROID } else { CLEAR });
        }
        let mut fates = [Fate::Lost; PieceId::COUNT as usize];
        for fate in fates.iter_mut().take(usize::from(PieceId::FLEET * layout.players())) {
            *fate = Fate::Reserve;
        }
        Self {
            layout,
            fates,
            chart,
            aboard: Pieces::EMPTY,
            trophies: PerSeat::from_fn(|_| Pieces::EMPTY),
            lost: Pieces::EMPTY,
            terrain,
            held: PerSeat::default(),
            rammed: PerSeat::default(),
            rulings,
        }
    }

    /// Lays an asteroid on a hex; false if the hex is not clear.
    pub(crate) fn add_asteroid(&mut self, hex: Hex) -> bool {
        let clear = self.cell(hex) == Cell::Clear;
        if clear {
            self.chart.set(hex, ASTEROID);
            self.terrain.asteroids.insert(hex);
        }
        clear
    }

    /// Takes an asteroid off its hex.
    pub(crate) fn remove_asteroid(&mut self, hex: Hex) {
        if self.terrain.asteroids.remove(hex) {
            self.chart.set(hex, CLEAR);
        }
    }

    /// Removes a probe for good (BBS-V1.7); false if there was none.
    pub(crate) fn remove_probe(&mut self, hex: Hex) -> bool {
        self.terrain.probes.remove(hex)
    }

    pub(crate) fn set_asteroids_rammed(&mut self, seat: Seat, asteroids: u8) {
        *self.rammed.get_mut(seat) = asteroids;
    }

    /// Moves the centre of the probe ring, with or without the central asteroid (BBS-R23).
    pub(crate) const fn set_centre(&mut self, centre: Hex, asteroid: bool) {
        self.terrain.move_centre(centre, asteroid);
    }

    pub(crate) const fn set_probes_held(&mut self, seat: Seat, probes: u8) {
        *self.held.get_mut(seat) = probes;
    }
}
