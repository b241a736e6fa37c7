//! A player's power, and hits that wait for a shield.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;

/// A player's power card (BBS-6, BBS-61).
///
/// JSON: `{"power": "D1", "revealed": true, "spent": false}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holding {
    /// The power.
    pub power: Power,
    /// Whether it has been revealed.
    pub revealed: bool,
    /// Whether its use is spent: for the game, or for V1 for this turn.
    pub spent: bool,
}

impl Holding {
    /// A power that has just been dealt.
    #[must_use]
    pub const fn hidden(power: Power) -> Self {
        Self { power, revealed: false, spent: false }
    }
}

/// A shot's damage, waiting for the target's owner to answer (BBS-R27).
///
/// JSON: `{"ship": 38, "damage": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// The capital ship.
    pub ship: PieceId,
    /// 1, or 2 for a super shot on both hexes.
    pub damage: u8,
}
