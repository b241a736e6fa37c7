//! Points and ranking.

use alloc::vec::Vec;

use crate::battle::field::{Cell, Field};
use crate::battle::pieces::piece::{Kind, PieceId};
use crate::table::seat::{PerSeat, Seat};

/// Points for a captured fighter, including the elite (BBS-58, BBS-E1.7).
pub const FIGHTER_POINTS: u16 = 1;
/// Points for a captured capital ship (BBS-58).
pub const CAPITAL_POINTS: u16 = 4;
/// Points for a collected probe (BBS-58).
pub const PROBE_POINTS: u16 = 1;
/// Points for each hex of the probe ring that a player's ships occupy at the end (BBS-58).
pub const RING_POINTS: u16 = 2;

/// What a trophy is worth (BBS-58).
#[must_use]
pub const fn worth(trophy: PieceId) -> u16 {
    match trophy.kind() {
        Kind::Fighter => FIGHTER_POINTS,
        Kind::Capital => CAPITAL_POINTS,
    }
}

impl Field {
    /// The points of a seat if the game were over now (BBS-58, BBS-59).
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        *self.points().get(seat)
    }

    /// The points of every seat, by seat.
    #[must_use]
    pub fn scores(&self) -> Vec<u16> {
        let points = self.points();
        Seat::of(self.players()).map(|seat| *points.get(seat)).collect()
    }

    /// The points of all seats at one go.
    pub(crate) fn points(&self) -> PerSeat<u16> {
        let ring = self.ring_hexes();
        PerSeat::from_fn(|seat| {
            let trophies: u16 = self.trophies(seat).iter().map(worth).sum();
            let asteroids = u16::from(self.asteroids_rammed(seat)) * u16::from(self.rulings().rammed_asteroid_points);
            trophies + PROBE_POINTS * u16::from(self.probes_held(seat)) + RING_POINTS * ring.get(seat) + asteroids
        })
    }

    /// BBS-R16: the hexes of the probe ring that ships of each seat occupy, a capital ship up to two.
    fn ring_hexes(&self) -> PerSeat<u16> {
        let mut hexes = PerSeat::default();
        for hex in self.centre().neighbours() {
            if let Cell::Ship(piece) = self.cell(hex) {
                *hexes.get_mut(piece.seat()) += 1;
            }
        }
        hexes
    }

    /// BBS-60, BBS-R17: groups of seats, best first; seats with equal points share a group.
    #[must_use]
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        let mut seats: Vec<Seat> = Seat::of(self.players()).collect();
        let points = self.points();
        seats.sort_by_key(|&seat| core::cmp::Reverse(*points.get(seat)));
        let groups = seats.chunk_by(|&one, &other| points.get(one) == points.get(other));
        groups.map(<[Seat]>::to_vec).collect()
    }
}
