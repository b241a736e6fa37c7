//! Fire: what a shot meets, what is in range.

use alloc::vec::Vec;

use super::event::Event;
use super::field::{Cell, Field};
use super::piece::{PieceId, Ship, hexes};
use super::pieces::Pieces;
use super::refusal::Refusal;
use crate::hex::{Direction, Hex};

/// BBS-33: how far a fighter fires, in hexes. Printed on every movement card.
pub const FIGHTER_RANGE: u8 = 5;

impl Field {
    /// BBS-34, BBS-R9: the first asteroid or ship straight ahead within `range`.
    pub(crate) fn first_obstacle(&self, from: Hex, facing: Direction, range: u8) -> Cell {
        let line = from.ray(facing, range).map(|hex| self.cell(hex));
        line.into_iter().find(|&cell| cell != Cell::Clear).unwrap_or(Cell::Off)
    }

    /// BBS-35: the enemy ship that a fighter on the board would hit now.
    pub(crate) fn aim(&self, fighter: PieceId, ship: Ship) -> Option<PieceId> {
        match self.first_obstacle(ship.at, ship.facing, FIGHTER_RANGE) {
            Cell::Ship(other) if other.seat() != fighter.seat() => Some(other),
            _ => None,
        }
    }

    /// BBS-33 to BBS-39: a fighter fires.
    pub(crate) fn fire(&mut self, by: PieceId, events: &mut Vec<Event>) {
        let Some(ship) = self.ship(by) else { return };
        let hit = self.aim(by, ship);
        events.push(Event::Fired { by, hit });
        if let Some(target) = hit {
            self.shoot(target, by, events);
        }
    }

    /// One damage by a shot.
    pub(crate) fn shoot(&mut self, target: PieceId, by: PieceId, events: &mut Vec<Event>) {
        self.mark(target, |ship| ship.shot = target.is_capital());
        self.damage(target, by.seat(), events);
    }

    /// BBS-54, BBS-55, BBS-R14: the enemy ships in range of a capital ship's turrets: next to it, or behind one hex that is
    /// on the board and free of asteroids and ships. Direction and facing do not matter.
    pub(crate) fn turret_targets(&self, piece: PieceId, ship: Ship) -> Pieces {
        let mut targets = Pieces::EMPTY;
        let mut see = |hex: Hex| {
            let cell = self.cell(hex);
            if let Cell::Ship(other) = cell
                && other.seat() != piece.seat()
            {
                targets.insert(other);
            }
            cell == Cell::Clear
        };
        for near in hexes(piece, ship).flat_map(Hex::neighbours) {
            if see(near) {
                near.neighbours().for_each(|far| {
                    see(far);
                });
            }
        }
        targets
    }

    /// BBS-53 to BBS-55: may this capital ship fire at that target?
    pub(crate) fn may_shoot(&self, piece: PieceId, ship: Ship, target: PieceId) -> Result<(), Refusal> {
        if !self.is_aboard(target) {
            Err(Refusal::NotOnBoard { piece: target })
        } else if target.seat() == piece.seat() {
            Err(Refusal::FriendlyTarget { target })
        } else if self.turret_targets(piece, ship).contains(target) {
            Ok(())
        } else {
            Err(Refusal::OutOfRange { ship: piece, target })
        }
    }
}
