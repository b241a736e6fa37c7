//! A power before its owner, and what a power may still answer.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;

/// A power card before its owner (BBS-6, BBS-61).
///
/// JSON: `{"power": "D1", "revealed": true, "spent": false}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holding {
    /// The power.
    pub power: Power,
    /// Whether it is revealed; it stays so.
    pub revealed: bool,
    /// Whether its one use is spent: of the game, or for V1 of this turn.
    pub spent: bool,
}

impl Holding {
    /// A power that has just been dealt.
    #[must_use]
    pub const fn hidden(power: Power) -> Self {
        Self { power, revealed: false, spent: false }
    }
}

/// Damage by a shot that waits for the answer of its target's owner (BBS-R27).
///
/// JSON: `{"ship": 38, "damage": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// The capital ship.
    pub ship: PieceId,
    /// 1, or 2 by a super shot on both hexes.
    pub damage: u8,
}
