//! The levels of cards.

use core::fmt;

/// The level on the back of a card.
///
/// JSON: `"III"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Level {
    /// Level I.
    I,
    /// Level II.
    II,
    /// Level III.
    III,
    /// Level IV, of the second expansion, whose cards are not among the printed ones here.
    IV,
}

impl Level {
    /// The four levels, the easiest first.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];
}

/// Prints `III`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IV => "IV",
        })
    }
}
