//! The mix of cards in a flight.

use super::{Level, RoundCard};
use crate::trucker::rules::Rule;

/// The mix of card levels in a flight (BG-PILES, LM-IV3-1).
///
/// ```
/// use starwright::trucker::cards::{Level, Mix, RoundCard};
///
/// let mix = Mix::of(RoundCard::IV, true);
/// assert_eq!(Level::ALL.map(|level| mix.in_pile(level)), [Some(1), Some(1), Some(3), Some(0)]);
/// assert_eq!(mix.top(), Level::III);
/// ```
///
/// JSON: `"IV from III"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mix {
    /// A level I flight.
    I,
    /// A level II flight.
    II,
    /// A level III flight.
    III,
    /// A class IV flight with level III cards.
    FourFromThree,
    /// A level IV flight with the cards of the second expansion. No source at hand gives the mix, so any is accepted.
    IV,
}

impl Mix {
    /// All five.
    pub const ALL: [Self; 5] = [Self::I, Self::II, Self::III, Self::FourFromThree, Self::IV];

    /// The mix of a flight of this level; `level_iii_cards` matters on level IV only.
    #[must_use]
    pub const fn of(level: RoundCard, level_iii_cards: bool) -> Self {
        match level {
            RoundCard::I => Self::I,
            RoundCard::II => Self::II,
            RoundCard::III => Self::III,
            RoundCard::IV if level_iii_cards => Self::FourFromThree,
            RoundCard::IV => Self::IV,
        }
    }

    /// The number of cards of a level in each of the four piles (BG-PILES, LM-IV3-1); `None` if any is accepted.
    #[must_use]
    pub const fn in_pile(self, level: Level) -> Option<u8> {
        Some(match (self, level) {
            (Self::IV, _) => return None,
            (Self::I, Level::I) | (Self::II, Level::II) | (Self::III, Level::III) => 2,
            (Self::FourFromThree, Level::III) => 3,
            (Self::II | Self::III | Self::FourFromThree, Level::I) | (Self::III | Self::FourFromThree, Level::II) => 1,
            _ => 0,
        })
    }

    /// The level of the top card: the flight's own (BG-PILES, LM-IV3-1).
    #[must_use]
    pub const fn top(self) -> Level {
        match self {
            Self::I => Level::I,
            Self::II => Level::II,
            Self::III | Self::FourFromThree => Level::III,
            Self::IV => Level::IV,
        }
    }

    /// The rule for it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::FourFromThree => Rule::LmIv31,
            _ => Rule::BgPiles,
        }
    }
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Mix { "I" => I, "II" => II, "III" => III, "IV from III" => FourFromThree, "IV" => IV });
