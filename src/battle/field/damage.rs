//! Damage: who deals it, what it takes to destroy a ship, and who takes it.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::field::Field;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::ship::{Fate, hexes};
use crate::hex::Hex;
use crate::table::seat::Seat;

impl Field {
    /// BBS-R27: damage by a shot of `by`; a capital ship notes the shot even if it takes no damage.
    pub(crate) fn shoot(&mut self, piece: PieceId, damage: u8, by: Seat, events: &mut Vec<Event>) {
        self.mark(piece, |ship| ship.shot = piece.is_capital());
        for _ in 0..damage {
            self.damage(piece, by, events);
        }
    }

    /// BBS-E3.2, BBS-E3.3: every ship of any player takes 1 damage for each of its hexes within `radius`. Nothing blocks it, and
    /// it is not a shot (BBS-R27).
    pub(crate) fn blast(&mut self, centre: Hex, radius: u8, by: Seat, events: &mut Vec<Event>) {
        for piece in self.aboard().iter() {
            let Some(ship) = self.ship(piece) else { continue };
            for _ in hexes(piece, ship).filter(|hex| hex.distance(centre) <= radius) {
                self.damage(piece, by, events);
            }
        }
    }

    /// BBS-36, BBS-37: one damage, dealt by `by`. A fighter is destroyed by it, a capital ship or the elite (BBS-E1.5) by its
    /// second one, and the player who deals that takes the ship (BBS-R33), unless it is their own (BBS-59). A shield stops damage
    /// of every kind (BBS-D1.1).
    pub(crate) fn damage(&mut self, piece: PieceId, by: Seat, events: &mut Vec<Event>) {
        let Some(ship) = self.ship(piece) else { return };
        if ship.is_shielded() {
            events.push(Event::Absorbed { piece });
        } else if ship.is_heavy(piece) && ship.damage == 0 {
            self.mark(piece, |ship| ship.damage = 1);
            events.push(Event::Damaged { piece });
        } else {
            self.destroy(piece, Some(by), events);
        }
    }

    /// Removes a destroyed piece, on the board or in the air, at once (BBS-R15): a trophy of `by`, or lost if `by` is its owner
    /// (BBS-59).
    pub(crate) fn destroy(&mut self, piece: PieceId, by: Option<Seat>, events: &mut Vec<Event>) {
        let captor = by.filter(|&seat| seat != piece.seat());
        let fate = captor.map_or(Fate::Lost, Fate::Captured);
        if self.lift(piece, fate).is_none() {
            self.settle(piece, fate);
        }
        events.push(captor.map_or(Event::Lost { piece }, |by| Event::Captured { piece, by }));
    }
}
