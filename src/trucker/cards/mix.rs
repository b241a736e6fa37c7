//! Which cards a flight is made of.

use super::{Level, RoundCard};
use crate::trucker::rules::Rule;

/// Which cards the flights of a level are made of (BG-PILES, LM-IV3-1).
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
    /// Of a level I flight.
    I,
    /// Of a level II flight.
    II,
    /// Of a level III flight.
    III,
    /// Of a class IV flight with level III cards.
    FourFromThree,
    /// Of a level IV flight with the cards of the second expansion: no text at hand says how many of which, so any are right.
    IV,
}

impl Mix {
    /// The five of them.
    pub const ALL: [Self; 5] = [Self::I, Self::II, Self::III, Self::FourFromThree, Self::IV];

    /// That of a flight of this level; `level_iii_cards` counts on level IV only.
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

    /// How many cards of a level are in each of the four piles (BG-PILES, LM-IV3-1); `None` where the table settles it.
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

    /// The level of the card on top of the deck: the flight's own (BG-PILES, LM-IV3-1).
    #[must_use]
    pub const fn top(self) -> Level {
        match self {
            Self::I => Level::I,
            Self::II => Level::II,
            Self::III | Self::FourFromThree => Level::III,
            Self::IV => Level::IV,
        }
    }

    /// The rule that says so.
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
