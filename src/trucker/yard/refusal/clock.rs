//! Why the hourglass or a die is not to be touched.

use crate::trucker::rules::Rule;
use crate::trucker::yard::hourglass::TimerPlace;

/// Why nobody may flip the hourglass or roll a die now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClockRefusal {
    /// The hourglass is still running.
    #[error("the hourglass on {at} is still running ({})", self.rule())]
    StillRunning {
        /// Where it stands.
        at: TimerPlace,
    },
    /// The hourglass is not running.
    #[error("the hourglass on {at} is not running ({})", self.rule())]
    NotRunning {
        /// Where it stands.
        at: TimerPlace,
    },
    /// A die must be rolled before the hourglass goes on.
    #[error("a die must be rolled before the hourglass leaves {at} ({})", self.rule())]
    RollFirst {
        /// Where it stands.
        at: TimerPlace,
    },
    /// Only a player who has finished may flip the hourglass there.
    #[error("only a player who has finished may flip the hourglass onto {to} ({})", self.rule())]
    NotFinished {
        /// Where it would go.
        to: TimerPlace,
    },
    /// It is not the time for a die.
    #[error("no die may be rolled now ({})", self.rule())]
    NoRollNow,
    /// The board has nothing for dice to open.
    #[error("no dice are rolled on this board ({})", self.rule())]
    NoDice,
}

refused!(ClockRefusal {
    StillRunning { at },
    NotRunning { at },
    RollFirst { at },
    NotFinished { to },
    NoRollNow,
    NoDice,
});

impl ClockRefusal {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::StillRunning { .. } | Self::NotRunning { .. } => Rule::BgTimer1,
            Self::NotFinished { to: TimerPlace::Overtime } => Rule::LmTorus3,
            Self::NotFinished { .. } => Rule::BgTimer2,
            Self::RollFirst { .. } | Self::NoRollNow | Self::NoDice => Rule::LmIvcTimer,
        }
    }
}
