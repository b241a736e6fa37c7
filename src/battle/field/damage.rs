//! Damage: what it takes to destroy a ship and who takes it.

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::game::event::Event;
use crate::battle::pieces::piece::PieceId;
use crate::table::seat::Seat;

impl Field {
    /// BBS-36, BBS-37: one damage, dealt by `by`. A fighter is destroyed by it, a capital ship or the elite (BBS-E1.5) by its
    /// second one, and whoever deals that takes the ship (BBS-R33), unless it is the own one (BBS-59). A shield stops damage
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
}
