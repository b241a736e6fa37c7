//! Ships on the board, and the fate of the others.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::hex::{Direction, Hex};
use crate::table::message::Argued;
use crate::table::seat::Seat;

/// A ship on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Ship {
    /// A fighter's hex; the rear hex of a capital ship.
    pub at: Hex,
    /// Where its bow points.
    pub facing: Direction,
    /// The damage it has survived, 0 or 1.
    pub damage: u8,
    /// Whether a capital ship has ever been hit by a shot (BBS-R27).
    pub shot: bool,
    /// Whether the fighter is the elite (BBS-E1.1).
    pub elite: bool,
    /// The remaining shield tokens of a capital ship (BBS-D1.3).
    pub shield: u8,
}

impl Ship {
    /// An undamaged ship.
    #[must_use]
    pub const fn new(at: Hex, facing: Direction) -> Self {
        Self { at, facing, damage: 0, shot: false, elite: false, shield: 0 }
    }

    /// Its pose, if it is a capital ship.
    #[must_use]
    pub const fn pose(self) -> Pose {
        Pose::new(self.at, self.facing)
    }

    /// BBS-E1.5, BBS-E1.6: whether it survives one damage and collides like a capital ship, as capital ships and the elite do.
    #[must_use]
    pub(crate) const fn is_heavy(self, piece: PieceId) -> bool {
        piece.is_capital() || self.elite
    }

    /// BBS-D1.1: whether a shield protects it from damage now.
    #[must_use]
    pub(crate) const fn is_shielded(self) -> bool {
        self.shield > 0
    }

    /// This ship at another place.
    #[must_use]
    pub(crate) const fn moved(self, at: Hex, facing: Direction) -> Self {
        Self { at, facing, ..self }
    }
}

/// A ship on the board, with its number.
///
/// JSON: `{"id": 38, "at": [[1, -1], [0, 0]], "facing": 1, "damage": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Its number.
    pub id: PieceId,
    /// The ship.
    pub ship: Ship,
}

messages! {
    /// Where a piece is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Fate of "battle-fate" {
        Reserve "not placed yet";
        Board[ship: Ship] with at = (ship.at.argument()), facing = (ship.facing.argument()) "on {at}, facing {facing}";
        /// Lifted off in the middle of its squadron's move.
        Airborne "in the air";
        /// A trophy of this seat, which is not its owner.
        Captured(by: Seat) "a trophy of {by}";
        /// Out of the game.
        Lost "lost; nobody scores it";
    }
}

/// The hexes that `piece` covers when it is `ship`: front then rear for a capital ship.
pub(crate) fn hexes(piece: PieceId, ship: Ship) -> impl Iterator<Item = Hex> + Clone {
    let front = piece.is_capital().then(|| ship.pose().front());
    front.into_iter().chain([ship.at])
}
