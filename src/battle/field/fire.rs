//! Fire: what a shot meets, what is in range.

use crate::battle::field::refusal::FieldRefusal;
use crate::battle::field::{CLEAR, Cell, Field, OFF};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::{Ship, hexes};
use crate::hex::chart::{HexSet, NEIGHBOURS};
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// BBS-33: how far a fighter fires, in hexes. Printed on every movement card.
pub const FIGHTER_RANGE: u8 = 5;

/// A gun that fires straight ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gun {
    /// How far it fires, in hexes.
    pub(crate) range: u8,
    /// Whether asteroids do not stop its shots (BBS-E2.2).
    pub(crate) pierces_asteroids: bool,
}

impl Gun {
    /// The gun of a fighter (BBS-33).
    pub(crate) const FIGHTER: Self = Self { range: FIGHTER_RANGE, pierces_asteroids: false };

    /// Whether its shots pass what lies on a hex.
    fn passes(self, cell: Cell) -> bool {
        cell == Cell::Clear || (self.pierces_asteroids && cell == Cell::Asteroid)
    }
}

impl Field {
    /// BBS-34, BBS-R9: the ship that is the first obstacle straight ahead, if it is an enemy of `seat` (BBS-35, BBS-K2.1).
    pub(crate) fn aim(&self, seat: Seat, from: Hex, facing: Direction, gun: Gun) -> Option<PieceId> {
        let line = from.ray(facing, gun.range).map(|hex| self.cell(hex));
        match line.into_iter().find(|&cell| !gun.passes(cell))? {
            Cell::Ship(other) if other.seat() != seat => Some(other),
            _ => None,
        }
    }

    /// BBS-54, BBS-55, BBS-R14: the enemy ships in range of a capital ship's turrets: next to it, or behind one hex that is
    /// on the board and free of asteroids and ships. Direction and facing do not matter.
    pub(crate) fn turret_targets(&self, piece: PieceId, ship: Ship) -> Pieces {
        let mut targets = Pieces::EMPTY;
        self.look_around(ship, |_, there| {
            if let Ok(other) = PieceId::try_from(there)
                && other.seat() != piece.seat()
            {
                targets.insert(other);
            }
        });
        targets
    }

    /// Every hex in range of a capital ship's turrets and what the chart has there, some more than once.
    #[inline]
    fn look_around(&self, ship: Ship, mut seen: impl FnMut(Hex, u8)) {
        let [front, rear] = ship.pose().hexes();
        // what else is next to the front is next to the rear, or is the rear
        for (end, widest) in [(front, 1), (rear, 3)] {
            let around = self.chart.around(end);
            let mut see = |way: Hex, places| {
                let there = around(places).unwrap_or(OFF);
                seen(end.plus(way), there);
                there
            };
            for (direction, (near, places)) in Direction::ALL.into_iter().zip(NEIGHBOURS) {
                if direction.apart(ship.facing) <= widest && see(near, places) == CLEAR {
                    for (far, further) in NEIGHBOURS {
                        see(near.plus(far), places + further);
                    }
                }
            }
        }
    }

    /// The hexes that the fire of a ship reaches: of a fighter straight ahead up to the first obstacle (BBS-33, BBS-34), of
    /// a capital ship round about (BBS-54, BBS-55).
    pub(crate) fn reached(&self, piece: PieceId, ship: Ship, gun: Gun) -> HexSet {
        let mut reached = HexSet::EMPTY;
        if piece.is_capital() {
            self.look_around(ship, |hex, there| {
                if there != OFF && !hexes(piece, ship).any(|own| own == hex) {
                    reached.insert(hex);
                }
            });
            return reached;
        }
        for hex in ship.at.ray(ship.facing, gun.range) {
            let cell = self.cell(hex);
            if cell == Cell::Off {
                break;
            }
            reached.insert(hex);
            if !gun.passes(cell) {
                break;
            }
        }
        reached
    }

    /// BBS-53 to BBS-55: may this capital ship fire at that target?
    pub(crate) fn may_shoot(&self, piece: PieceId, ship: Ship, target: PieceId) -> Result<(), FieldRefusal> {
        self.find(target)?;
        if target.seat() == piece.seat() {
            Err(FieldRefusal::FriendlyTarget { target })
        } else if self.turret_targets(piece, ship).contains(target) {
            Ok(())
        } else {
            Err(FieldRefusal::OutOfRange { ship: piece, target })
        }
    }
}
