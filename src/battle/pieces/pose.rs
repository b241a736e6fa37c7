//! The pose of a capital ship.

use core::fmt;

use crate::battle::pieces::no_such::NoSuch;
use crate::hex::{Direction, Hex};

/// Where a capital ship lies: its two adjacent hexes (BBS-11). Serialised as `[front, rear]`, printed as `(1,0)/(0,0)`, bow first.
///
/// JSON: `[[1, 0], [0, 0]]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pose {
    rear: Hex,
    facing: Direction,
}

impl Pose {
    /// The pose with the stern on `rear`, facing `facing`.
    #[must_use]
    pub const fn new(rear: Hex, facing: Direction) -> Self {
        Self { rear, facing }
    }

    /// The pose on these two hexes.
    ///
    /// # Errors
    /// [`NoSuch`] unless the hexes are neighbours.
    pub fn of(front: Hex, rear: Hex) -> Result<Self, NoSuch> {
        let facing = rear.direction_to(front).ok_or(NoSuch::NotAdjacent { front, rear })?;
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
        write!(f, "{}/{}", self.front(), self.rear)
    }
}

crate::table::message::words!(Pose);

impl From<Pose> for [Hex; 2] {
    fn from(pose: Pose) -> Self {
        pose.hexes()
    }
}

impl TryFrom<[Hex; 2]> for Pose {
    type Error = NoSuch;

    fn try_from([front, rear]: [Hex; 2]) -> Result<Self, NoSuch> {
        Self::of(front, rear)
    }
}
