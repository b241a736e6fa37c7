//! Classes of other expansions whose boards are not built in.

use core::fmt;

use crate::grid::Topology;
use crate::trucker::parts::blueprint::Builder;
use crate::trucker::parts::round_card::RoundCard;

/// A ship class that the rulebooks of The Latest Models name, but do not show (LM-BOARD-1). Its [builder](Self::builder) takes the
/// printed cells from the caller; the page `guide::boards` shows how.
///
/// It prints as `IIB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OlderClass {
    /// A board of level I.
    IA,
    /// Two ships, of level II (LM-BOARD-5).
    IIA,
    /// A cylinder, of level II.
    IIB,
    /// A board of level III.
    IIIB,
    /// A board of level IV.
    IV,
}

impl OlderClass {
    /// All five.
    pub const ALL: [Self; 5] = [Self::IA, Self::IIA, Self::IIB, Self::IIIB, Self::IV];

    /// The name as printed, `IIB`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::IA => "IA",
            Self::IIA => "IIA",
            Self::IIB => "IIB",
            Self::IIIB => "IIIB",
            Self::IV => "IV",
        }
    }

    /// The level of its flights (LM-BOARD-2).
    #[must_use]
    pub const fn level(self) -> RoundCard {
        match self {
            Self::IA => RoundCard::I,
            Self::IIA | Self::IIB => RoundCard::II,
            Self::IIIB => RoundCard::III,
            Self::IV => RoundCard::IV,
        }
    }

    /// A builder with what is known of the class: its level, and whether its left and right edges meet. What it does not know, the
    /// caller copies from the printed board: the drawing, the numbers, the starting cabin and the limit of the loss penalty.
    pub const fn builder<'a>(self, art: &'a [&'a str]) -> Builder<'a> {
        let topology = match self {
            Self::IIB => Topology::Cylinder,
            Self::IA | Self::IIA | Self::IIIB | Self::IV => Topology::Plane,
        };
        Builder::new(art).level(self.level()).topology(topology)
    }
}

impl fmt::Display for OlderClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
