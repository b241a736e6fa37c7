//! The hourglass and its places.

use core::time::Duration;

use crate::table::Confidence;
use crate::trucker::cards::RoundCard;

terms! {
    /// The places of the hourglass, in order (BG-TIMER-1).
    ///
    /// JSON: `"beside"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum TimerPlace {
        /// Beside the flight board, where it starts on boards of level IV (LM-IV3-8).
        Beside "beside" "the place beside the flight board";
        /// III.
        III "III" "III";
        /// II.
        II "II" "II";
        /// I.
        I "I" "I";
        /// "Start", onto which only a player who has finished may flip it (BG-TIMER-2).
        Start "Start" "Start";
        /// On the ship board of the player who called overtime, as on IIIC (LM-TORUS-3).
        Overtime "overtime" "the board of the player who calls overtime";
    }
}

impl TimerPlace {
    /// Where it starts: on the number of the level, on level IV beside the flight board (BG-TIMER-1, LM-IV3-8).
    #[must_use]
    pub const fn first(level: RoundCard) -> Self {
        match level {
            RoundCard::I => Self::I,
            RoundCard::II => Self::II,
            RoundCard::III => Self::III,
            RoundCard::IV => Self::Beside,
        }
    }

    /// The next place; `None` after the last run (BG-TIMER-1, LM-TORUS-3).
    #[must_use]
    pub const fn next(self, overtime: bool) -> Option<Self> {
        match self {
            Self::Beside => Some(Self::III),
            Self::III => Some(Self::II),
            Self::II => Some(Self::I),
            Self::I => Some(Self::Start),
            Self::Start if overtime => Some(Self::Overtime),
            Self::Start | Self::Overtime => None,
        }
    }
}

/// The hourglass.
///
/// JSON: `{"place": "III", "running": true}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hourglass {
    /// Its place.
    pub place: TimerPlace,
    /// Whether it is running.
    pub running: bool,
}

impl Hourglass {
    /// How long its sand runs, unless a table decides otherwise: the caller has the clock. No rulebook at hand says it, see
    /// [`SAND_PROVENANCE`](Self::SAND_PROVENANCE).
    pub const SAND: Duration = Duration::from_secs(90);

    /// How sure that is.
    pub const SAND_PROVENANCE: Confidence = Confidence::Recalled;
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Hourglass { place, running });
