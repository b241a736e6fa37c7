//! The round cards: the starting gap and the rewards of a flight.

use core::fmt;

use crate::table::Confidence;

/// The card of a flight's level (LM-BOARD-2). A class IV flight with level III cards uses that of level III (LM-IV3-1).
///
/// ```
/// use starwright::trucker::Confidence;
/// use starwright::trucker::cards::RoundCard;
///
/// let rewards = RoundCard::III.rewards();
/// assert_eq!([1, 2, 4, 5].map(|place| rewards.arrival(place)), [12, 9, 3, 0]);
/// assert_eq!(rewards.best_looking(), 6);
/// assert_ne!(rewards.provenance(), Confidence::Real);
/// ```
///
/// JSON: `"II"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoundCard {
    /// Level I.
    I,
    /// Level II.
    II,
    /// Level III.
    III,
    /// Level IV, of the second expansion.
    IV,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(RoundCard { "I" => I, "II" => II, "III" => III, "IV" => IV });

impl RoundCard {
    /// The four levels, the easiest first.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];

    /// The number printed on it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IV => "IV",
        }
    }

    /// The number of the level, 1 to 4.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self {
            Self::I => 1,
            Self::II => 2,
            Self::III => 3,
            Self::IV => 4,
        }
    }

    /// The gap between markers at the start, in spaces (BG-TRACK-2).
    #[must_use]
    pub const fn start_gap(self) -> u8 {
        self.level() + 1
    }

    /// The rewards for arrival and for the best-looking ship (BG-END-1).
    #[must_use]
    pub const fn rewards(self) -> Rewards {
        match self {
            Self::I => Rewards::new([4, 3, 2, 1], 2, Confidence::Real),
            Self::II => Rewards::new([8, 6, 4, 2], 4, Confidence::Likely),
            Self::III => Rewards::new([12, 9, 6, 3], 6, Confidence::Recalled),
            Self::IV => Rewards::new([16, 12, 8, 4], 8, Confidence::Recalled),
        }
    }
}

/// Prints `III`.
impl fmt::Display for RoundCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IV => "IV",
        })
    }
}

crate::table::message::words!(RoundCard);

/// The rewards of a flight, in credits, and how sure they are (BG-END-1).
///
/// JSON: `{"arrival": [4, 3, 2, 1], "best_looking": 2, "provenance": "real"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rewards {
    arrival: [u16; 4],
    best_looking: u16,
    provenance: Confidence,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Rewards { arrival, best_looking, provenance });

impl Rewards {
    const fn new(arrival: [u16; 4], best_looking: u16, provenance: Confidence) -> Self {
        Self { arrival, best_looking, provenance }
    }

    /// Custom rewards: for the first four to arrive, and for the best-looking ship.
    #[must_use]
    pub const fn custom(arrival: [u16; 4], best_looking: u16) -> Self {
        Self::new(arrival, best_looking, Confidence::Custom)
    }

    /// The reward for arriving in that place, counted from 1. A fifth gets nothing.
    #[must_use]
    pub fn arrival(self, place: u8) -> u16 {
        let before = place.checked_sub(1);
        before.and_then(|before| self.arrival.get(usize::from(before))).copied().unwrap_or(0)
    }

    /// The reward for each player with the best-looking ships (LM-END-5).
    #[must_use]
    pub const fn best_looking(self) -> u16 {
        self.best_looking
    }

    /// How sure the numbers are.
    #[must_use]
    pub const fn provenance(self) -> Confidence {
        self.provenance
    }
}
