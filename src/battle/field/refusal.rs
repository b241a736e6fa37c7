//! Why the board does not allow a move or a shot.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::rules::Rule;
use crate::hex::Hex;

/// Why the board, as it lies, does not allow a move or a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FieldRefusal {
    /// The piece is not on the board.
    #[error("{piece} is not on the board ({})", self.rule())]
    NotOnBoard {
        /// The piece.
        piece: PieceId,
    },
    /// The end pose costs too many action points.
    #[error("{ship} cannot come to lie on {to} with {points} action points ({})", self.rule())]
    OutOfReach {
        /// The ship.
        ship: PieceId,
        /// The end pose.
        to: Pose,
        /// Its action points.
        points: u8,
    },
    /// The end pose is not wholly on the board.
    #[error("{ship} would end on {hex}, off the board ({})", self.rule())]
    EndsOffBoard {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// The end pose covers an asteroid.
    #[error("{ship} would end on the asteroid on {hex} ({})", self.rule())]
    EndsOnAsteroid {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// The end pose covers a ship that may not be rammed.
    #[error("{ship} would end on {other} on {hex} ({})", self.rule())]
    EndsOnShip {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
        /// The ship that is there.
        other: PieceId,
    },
    /// The rammed fighters would destroy the ship.
    #[error("{ship} would be destroyed by ramming {rammed} enemy fighters ({})", self.rule())]
    Suicide {
        /// The ship.
        ship: PieceId,
        /// How many enemy fighters it would ram.
        rammed: u8,
    },
    /// The target is the player's own.
    #[error("{target} is an own ship ({})", self.rule())]
    FriendlyTarget {
        /// The target.
        target: PieceId,
    },
    /// The target is not in range, or nothing but blocked ways lead to it.
    #[error("{target} is not in range of the turrets of {ship} ({})", self.rule())]
    OutOfRange {
        /// The ship that fires.
        ship: PieceId,
        /// The target.
        target: PieceId,
    },
}

refused!(FieldRefusal {
    NotOnBoard { piece },
    OutOfReach { ship, to, points },
    EndsOffBoard { ship, hex },
    EndsOnAsteroid { ship, hex },
    EndsOnShip { ship, hex, other },
    Suicide { ship, rammed },
    FriendlyTarget { target },
    OutOfRange { ship, target },
});

impl FieldRefusal {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match *self {
            Self::NotOnBoard { .. } => Rule::BbsR15,
            Self::OutOfReach { .. } => Rule::Bbs42,
            Self::EndsOffBoard { .. } | Self::EndsOnAsteroid { .. } | Self::EndsOnShip { .. } => Rule::Bbs48,
            Self::Suicide { .. } => Rule::BbsR12,
            Self::FriendlyTarget { .. } => Rule::Bbs55,
            Self::OutOfRange { .. } => Rule::Bbs54,
        }
    }
}
