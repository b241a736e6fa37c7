//! Putting every piece where it is.

use crate::battle::field::{Cell, Field};
use crate::battle::game::placement::{Berth, Placement, PlacementError};
use crate::battle::game::position::pieces::PieceError;
use crate::battle::game::position::{Piece, Position};
use crate::battle::game::powers::SHIELD_TOKENS;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::{Fate, Ship, hexes};
use crate::table::refused::count;
use crate::table::seat::Seat;

impl Position {
    /// The seats of the layout.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::of(self.layout.players())
    }

    /// How many seats after the first player a seat is.
    pub(super) fn after_first(&self, seat: Seat) -> u8 {
        let players = self.layout.players();
        (seat.number() + players - self.first.number()) % players
    }

    /// Whether the fleet of a seat has been placed.
    pub(super) fn has_placed(&self, seat: Seat) -> bool {
        self.step != Step::Place || self.after_first(seat) < self.after_first(self.active)
    }

    /// BBS-2: every piece is in one place.
    pub(super) fn settle_pieces(&self, field: &mut Field) -> Result<(), PieceError> {
        for piece in &self.pieces {
            self.claim(field, piece.id, Fate::Lost, "pieces")?;
            let ship = piece.ship()?;
            piece.check_hexes(field, ship)?;
            field.put(piece.id, ship);
        }
        for airborne in &self.under_way.airborne {
            self.claim(field, airborne.id, Fate::Airborne, "under_way.airborne")?;
        }
        for (seat, trophies) in self.seats().zip(&self.trophies) {
            for &piece in trophies {
                if piece.seat() == seat {
                    return Err(PieceError::OwnTrophy { piece });
                }
                self.claim(field, piece, Fate::Captured(seat), "trophies")?;
            }
        }
        self.lost.iter().try_for_each(|&piece| self.claim(field, piece, Fate::Lost, "lost"))?;
        let nowhere = |piece: &PieceId| field.fate(*piece) == Fate::Reserve && self.has_placed(piece.seat());
        PieceId::of(self.layout.players()).find(nowhere).map_or(Ok(()), |piece| Err(PieceError::Nowhere { piece }))
    }

    /// Gives a piece that is still in reserve its place.
    fn claim(&self, field: &mut Field, piece: PieceId, fate: Fate, list: &'static str) -> Result<(), PieceError> {
        let players = self.layout.players();
        if piece.seat().number() >= players {
            return Err(PieceError::Nobodys { piece, list, players });
        }
        if !self.has_placed(piece.seat()) {
            return Err(PieceError::NotPlaced { piece, list });
        }
        let first = match field.fate(piece) {
            Fate::Reserve => {
                field.settle(piece, fate);
                return Ok(());
            }
            Fate::Board(_) => "pieces",
            Fate::Airborne => "under_way.airborne",
            Fate::Captured(_) => "trophies",
            Fate::Lost => "lost",
        };
        Err(PieceError::Twice { piece, first, second: list })
    }

    /// BBS-E1.1, BBS-D1.1, BBS-R27: the elite, the shield and the shots are marks that their ships can bear.
    pub(super) fn check_marks(&self) -> Result<(), PieceError> {
        let aloft = self.under_way.airborne.iter().filter(|flier| flier.to.is_none()).map(|flier| flier.id);
        let elites = self.pieces.iter().filter(|piece| piece.elite).map(|piece| piece.id).chain(aloft);
        let mut known = None;
        for piece in elites {
            self.check_elite(piece, known)?;
            known = Some(piece);
        }
        let mut known = None;
        for piece in self.pieces.iter().filter(|piece| piece.shield > 0) {
            self.check_shield(piece, known)?;
            known = Some(piece.id);
        }
        let shot = self.pieces.iter().find(|piece| piece.shot && !piece.id.is_capital());
        shot.map_or(Ok(()), |piece| Err(PieceError::ShotFighter { piece: piece.id }))
    }

    fn check_elite(&self, piece: PieceId, known: Option<PieceId>) -> Result<(), PieceError> {
        if piece.is_capital() {
            Err(PieceError::EliteCapital { piece })
        } else if !self.has_revealed(piece.seat(), Power::E1) {
            Err(PieceError::NoElite { piece })
        } else {
            known.map_or(Ok(()), |elite| Err(PieceError::SecondElite { piece, elite }))
        }
    }

    fn check_shield(&self, piece: &Piece, known: Option<PieceId>) -> Result<(), PieceError> {
        let Piece { id: piece, shield: tokens, .. } = *piece;
        if !piece.is_capital() {
            Err(PieceError::ShieldedFighter { piece })
        } else if !self.has_revealed(piece.seat(), Power::D1) {
            Err(PieceError::NoShield { piece })
        } else if tokens > SHIELD_TOKENS {
            Err(PieceError::Tokens { piece, tokens })
        } else {
            known.map_or(Ok(()), |shielded| Err(PieceError::SecondShield { piece, shielded }))
        }
    }

    /// BBS-8 to BBS-13: while fleets are being placed, the others stand where they were placed, unharmed.
    pub(super) fn check_placed_fleets(&self) -> Result<(), PlacementError> {
        if self.step != Step::Place {
            return Ok(());
        }
        for seat in self.seats().filter(|&seat| self.has_placed(seat)) {
            if let (Some(placement), Some(zone)) = (self.placement(seat), self.layout.zone(seat)) {
                placement.check(seat, zone)?;
            }
        }
        Ok(())
    }

    /// While fleets are being placed, no piece is anywhere but where it was placed.
    pub(super) fn check_unharmed(&self) -> Result<(), PieceError> {
        if self.step != Step::Place {
            return Ok(());
        }
        let harmed = self.pieces.iter().find(|piece| piece.damage > 0 || piece.shot).map(|piece| piece.id);
        let gone = self.trophies.iter().flatten().chain(&self.lost).next().copied();
        harmed.or(gone).map_or(Ok(()), |piece| Err(PieceError::HarmedAlready { piece }))
    }

    /// How a whole fleet stands.
    fn placement(&self, seat: Seat) -> Option<Placement> {
        let piece = |id: PieceId| self.pieces.iter().find(|piece| piece.id == id)?.ship().ok();
        let mut fleet = PieceId::fleet(seat).filter_map(piece);
        let berth = |ship: Ship| Berth { at: ship.at, facing: ship.facing };
        let mut fighters = [Berth { at: crate::hex::Hex::ORIGIN, facing: crate::hex::Direction::North }; 18];
        for each in &mut fighters {
            *each = berth(fleet.next()?);
        }
        Some(Placement { fighters, capitals: [fleet.next()?.pose(), fleet.next()?.pose()] })
    }
}

impl Piece {
    /// BBS-11, BBS-36, BBS-37: the ship, if its hexes fit its kind and facing and it survives its damage.
    pub(in crate::battle) fn ship(&self) -> Result<Ship, PieceError> {
        let Self { id: piece, damage, shot, facing, elite, shield, .. } = *self;
        let at = match (piece.is_capital(), self.at.as_slice()) {
            (false, &[at]) => at,
            (true, &[front, rear]) if Pose::new(rear, facing).front() == front => rear,
            (true, &[front, rear]) => return Err(PieceError::Shape { piece, facing, front, rear }),
            (capital, hexes) => {
                return Err(PieceError::Hexes { piece, given: count(hexes.len()), expected: 1 + u32::from(capital) });
            }
        };
        let ship = Ship { at, facing, damage, shot, elite, shield };
        let most = u8::from(ship.is_heavy(piece));
        if damage > most { Err(PieceError::Damage { piece, damage, most }) } else { Ok(ship) }
    }

    /// BBS-12: its hexes are on the board and nothing else is there.
    fn check_hexes(&self, field: &Field, ship: Ship) -> Result<(), PieceError> {
        let piece = self.id;
        hexes(piece, ship).try_for_each(|hex| match field.cell(hex) {
            Cell::Off => Err(PieceError::OffBoard { piece, hex, radius: field.layout().radius() }),
            Cell::Asteroid => Err(PieceError::OnAsteroid { piece, hex }),
            Cell::Ship(other) => Err(PieceError::Shared { piece, other, hex }),
            Cell::Clear => Ok(()),
        })
    }
}
