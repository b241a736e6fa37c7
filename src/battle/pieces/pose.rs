//! How a capital ship lies.

use core::fmt;

use crate::battle::rules::Rule;
use crate::hex::{Direction, Hex};

/// Where a capital ship lies: its two adjacent hexes (BBS-11). Serialised as `[front, rear]`.
///
/// JSON: `[[1, 0], [0, 0]]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "[Hex; 2]", into = "[Hex; 2]"))]
pub struct Pose {
    rear: Hex,
    facing: Direction,
}

impl Pose {
    /// A ship whose rear is on `rear` and which faces `facing`.
    #[must_use]
    pub const fn new(rear: Hex, facing: Direction) -> Self {
        Self { rear, facing }
    }

    /// A ship that covers these two hexes.
    ///
    /// # Errors
    /// [`NotAdjacent`] unless the hexes are neighbours.
    pub fn of(front: Hex, rear: Hex) -> Result<Self, NotAdjacent> {
        let facing = rear.direction_to(front).ok_or(NotAdjacent { front, rear })?;
        Ok(Self { rear, facing })
    }

    /// The bow hex.
    #[must_use]
    pub const fn front(self) -> Hex {
        self.rear.step(self.facing)
    }

    /// The stern hex.
    #[must_use]
    pub const fn rear(self) -> Hex {
        self.rear
    }

    /// Where the bow points.
    #[must_use]
    pub const fn facing(self) -> Direction {
        self.facing
    }

    /// Front, then rear.
    #[must_use]
    pub const fn hexes(self) -> [Hex; 2] {
        [self.front(), self.rear]
    }
}

impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with its stern on {}", self.front(), self.rear)
    }
}

impl From<Pose> for [Hex; 2] {
    fn from(pose: Pose) -> Self {
        pose.hexes()
    }
}

impl TryFrom<[Hex; 2]> for Pose {
    type Error = NotAdjacent;

    fn try_from([front, rear]: [Hex; 2]) -> Result<Self, NotAdjacent> {
        Self::of(front, rear)
    }
}

/// Two hexes that no capital ship can cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a capital ship covers two adjacent hexes, not {front} and {rear} ({})", self.rule())]
pub struct NotAdjacent {
    /// The front hex given.
    pub front: Hex,
    /// The rear hex given.
    pub rear: Hex,
}

refused!(NotAdjacent = "not_adjacent" { front, rear });

impl NotAdjacent {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::Bbs11
    }
}
