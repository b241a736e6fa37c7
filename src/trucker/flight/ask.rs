//! What a question is about.

use core::fmt;

use crate::trucker::rules::Rule;

/// What a [`Question`](crate::trucker::flight::Question) is about.
///
/// JSON: `"land"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Ask {
    /// Ships that withdraw.
    Withdraw,
    /// Engine strength.
    Engines,
    /// Cannon strength.
    Cannons,
    /// A landing.
    Land,
    /// An offer.
    Take,
    /// Crew to lose.
    Crew,
    /// Goods to lose.
    Goods,
    /// Goods to stow.
    Stow,
    /// A defence.
    Defend,
    /// A piece to keep.
    Keep,
    /// A die of an attack.
    Roll,
    /// A die of a sabotage.
    Locate,
}

impl Ask {
    /// The rule by which it is asked.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Withdraw => Rule::LmEnd1,
            Self::Engines | Self::Cannons => Rule::BgPower,
            Self::Land => Rule::BgPlanets,
            Self::Take => Rule::BgTrack3,
            Self::Crew | Self::Goods => Rule::LmFleet9,
            Self::Stow => Rule::BgGoods2,
            Self::Defend => Rule::LmSplice10,
            Self::Keep => Rule::LmLegal12,
            Self::Roll => Rule::LmAttack1,
            Self::Locate => Rule::BgSabotage,
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Withdraw => "ships that withdraw",
            Self::Engines => "engine strength",
            Self::Cannons => "cannon strength",
            Self::Land => "a planet to land on",
            Self::Take => "an answer to an offer",
            Self::Crew => "crew to lose",
            Self::Goods => "goods to lose",
            Self::Stow => "goods to stow",
            Self::Defend => "a defence",
            Self::Keep => "a piece to keep",
            Self::Roll => "a die of an attack",
            Self::Locate => "a die of a sabotage",
        })
    }
}
