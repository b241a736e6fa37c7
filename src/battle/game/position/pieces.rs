//! Putting every piece where it is, and the marks of those on the board.

use alloc::vec::Vec;

use crate::battle::field::{Cell, Field};
use crate::battle::game::position::{Fault, Mark, Part, Position, Taken};
use crate::battle::game::powers::SHIELD_TOKENS;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::{Fate, Ship, Standing, hexes};
use crate::table::seat::Seat;

impl Position {
    /// Whether the fleet of a seat has been placed.
    pub(super) fn has_placed(&self, seat: Seat) -> bool {
        self.turn.step != Step::Place || self.after_first(seat) < self.after_first(self.turn.active)
    }

    /// BBS-2: every piece is in one place.
    pub(super) fn settle_pieces(&self, field: &mut Field, faults: &mut Vec<Fault>) {
        for &Standing { id: piece, ship } in &self.pieces {
            let claimed = self.claim(field, piece, Fate::Lost, Part::Pieces, faults);
            faults.extend(survives(piece, ship));
            if claimed {
                faults.extend(hexes(piece, ship).filter_map(|hex| blocked(field, piece, hex)));
                field.put(piece, ship);
            }
        }
        for airborne in self.turn.under_way.airborne.iter() {
            self.claim(field, airborne.id, Fate::Airborne, Part::Airborne, faults);
        }
        for (seat, trophies) in self.seats().zip(&self.trophies) {
            for piece in trophies.iter() {
                if piece.seat() == seat {
                    faults.push(Fault::OwnTrophy { piece });
                }
                self.claim(field, piece, Fate::Captured(seat), Part::Trophies, faults);
            }
        }
        for piece in self.lost.iter() {
            self.claim(field, piece, Fate::Lost, Part::Lost, faults);
        }
        let reserve = PieceId::of(self.layout.players()).filter(|&piece| field.fate(piece) == Fate::Reserve);
        let nowhere = reserve.filter(|piece| self.has_placed(piece.seat()));
        faults.extend(nowhere.map(|piece| Fault::Nowhere { piece }));
    }

    /// Gives a piece that is still in reserve its place; whether it has it now.
    fn claim(&self, field: &mut Field, piece: PieceId, fate: Fate, list: Part, faults: &mut Vec<Fault>) -> bool {
        let players = self.layout.players();
        let first = match field.fate(piece) {
            _ if piece.seat().number() >= players => {
                faults.push(Fault::Nobodys { piece, list, players });
                return false;
            }
            _ if !self.has_placed(piece.seat()) => {
                faults.push(Fault::NotPlaced { piece, list });
                return false;
            }
            Fate::Reserve => {
                field.settle(piece, fate);
                return true;
            }
            Fate::Board(_) => Part::Pieces,
            Fate::Airborne => Part::Airborne,
            Fate::Captured(_) => Part::Trophies,
            Fate::Lost => Part::Lost,
        };
        faults.push(Fault::Twice { piece, first, second: list });
        false
    }

    /// BBS-E1.1, BBS-D1.1, BBS-D1.3, BBS-R27: the elite, the shield and the shots are marks that their ships can bear.
    pub(super) fn check_marks(&self, faults: &mut Vec<Fault>) {
        let marked = |test: fn(&Ship) -> bool| self.pieces.iter().filter(move |piece| test(&piece.ship)).map(|p| p.id);
        let aloft = self.turn.under_way.airborne.iter().filter(|flier| flier.to.is_none()).map(|flier| flier.id);
        self.check_mark(Mark::Elite, Power::E1, marked(|ship| ship.elite).chain(aloft), faults);
        self.check_mark(Mark::Shield, Power::D1, marked(|ship| ship.shield > 0), faults);
        for &Standing { id: piece, ship: Ship { shield: tokens, .. } } in &self.pieces {
            if tokens > SHIELD_TOKENS {
                faults.push(Fault::Tokens { piece, tokens, most: SHIELD_TOKENS });
            }
        }
        let shot = marked(|ship| ship.shot).filter(|piece| !piece.is_capital());
        faults.extend(shot.map(|piece| Fault::WrongKind { piece, mark: Mark::Shot }));
    }

    /// One ship bears a mark at the most, of the kind that can, and its owner has revealed the power that gives it.
    fn check_mark(&self, mark: Mark, power: Power, pieces: impl Iterator<Item = PieceId>, faults: &mut Vec<Fault>) {
        let mut known = None;
        for piece in pieces {
            if piece.is_capital() == (mark == Mark::Elite) {
                faults.push(Fault::WrongKind { piece, mark });
            } else if !self.has_revealed(piece.seat(), power) {
                faults.push(Fault::NoPower { piece, mark, power });
            } else if let Some(other) = known {
                faults.push(Fault::SecondMark { piece, mark, other });
            }
            known = Some(piece);
        }
    }
}

/// BBS-36, BBS-37: no ship has more damage than it survives.
pub(super) fn survives(piece: PieceId, ship: Ship) -> Option<Fault> {
    let (damage, most) = (ship.damage, u8::from(ship.is_heavy(piece)));
    (damage > most).then_some(Fault::Damage { piece, damage, most })
}

/// BBS-12: what else is on a hex where a ship is put.
fn blocked(field: &Field, piece: PieceId, hex: crate::hex::Hex) -> Option<Fault> {
    let what = match field.cell(hex) {
        Cell::Off => Taken::Off,
        Cell::Asteroid => Taken::Asteroid,
        Cell::Ship(other) => Taken::Ship(other),
        Cell::Clear => return None,
    };
    Some(Fault::Blocked { piece, hex, what })
}
