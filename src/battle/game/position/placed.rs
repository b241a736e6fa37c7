//! While fleets are being placed, nothing else has happened.

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::game::placement::faults as faults_of;
use crate::battle::game::position::{Fault, Part, Position};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::ship::{Ship, Standing};
use crate::hex::Hex;
use crate::table::seat::Seat;

impl Position {
    /// BBS-8 to BBS-13: while fleets are being placed, the others stand where they were placed, unharmed, and the zones of
    /// those that are still to come are free.
    pub(super) fn check_placed(&self, field: &Field, faults: &mut Vec<Fault>) {
        if self.turn.step != Step::Place {
            return;
        }
        let winners = self.seats().zip(&self.probes_held).filter(|&(_, &probes)| probes > 0);
        faults.extend(winners.map(|(seat, _)| Fault::PlayedAlready { part: Part::ProbesHeld, seat }));
        let placed = |piece: &PieceId| self.has_placed(piece.seat());
        let harmed =
            self.pieces.iter().filter(|Standing { ship, .. }| ship.damage > 0 || ship.shot).map(|piece| piece.id);
        let gone = self.trophies.iter().chain([&self.lost]).flat_map(|pieces| pieces.iter());
        faults.extend(harmed.chain(gone).filter(placed).map(|piece| Fault::HarmedAlready { piece }));
        for seat in self.seats() {
            let Some(zone) = self.layout.zone(seat) else { continue };
            if self.has_placed(seat) {
                let wrong = self.fleet(seat).map(|ships| faults_of(seat, zone, ships)).unwrap_or_default();
                faults.extend(wrong.into_iter().map(Fault::Placement));
            } else {
                let taken = |&&hex: &&Hex| !field.is_clear(hex) || field.has_probe(hex);
                faults.extend(zone.iter().filter(taken).map(|&hex| Fault::ZoneTaken { seat, hex }));
            }
        }
    }

    /// A fleet with every ship on the board.
    fn fleet(&self, seat: Seat) -> Option<impl Iterator<Item = (PieceId, Ship)>> {
        let ship = |id: PieceId| Some((id, self.pieces.iter().find(|piece| piece.id == id)?.ship));
        let fleet: Vec<_> = PieceId::fleet(seat).map(ship).collect::<Option<_>>()?;
        Some(fleet.into_iter())
    }
}
