//! Damage: what it takes to destroy a ship and who takes it.

use alloc::vec::Vec;

use super::event::Event;
use super::field::Field;
use super::piece::PieceId;
use super::seat::Seat;

impl Field {
    /// BBS-36, BBS-37: one damage, dealt by `by`. A fighter is destroyed by it, a capital ship by its second one, and
    /// whoever deals that takes the ship (BBS-R33), unless it is the own one (BBS-59).
    pub(crate) fn damage(&mut self, piece: PieceId, by: Seat, events: &mut Vec<Event>) {
        let Some(ship) = self.ship(piece) else { return };
        if piece.is_capital() && ship.damage == 0 {
            self.mark(piece, |ship| ship.damage = 1);
            events.push(Event::Damaged { piece });
        } else {
            self.destroy(piece, Some(by), events);
        }
    }
}
