//! The data of a board that concern its round.

use core::hash::{Hash, Hasher};

use crate::trucker::parts::round_card::RoundCard;

/// The level of the flight (LM-BOARD-2), and whether building has overtime (LM-TORUS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) level: Option<RoundCard>,
    pub(super) overtime: bool,
}

impl Round {
    /// Of any level, without overtime.
    pub(super) const ANY: Self = Self { level: None, overtime: false };
}

/// A board without a level or overtime keeps the digest of earlier versions.
impl Hash for Round {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::ANY {
            (self.level, self.overtime).hash(state);
        }
    }
}
