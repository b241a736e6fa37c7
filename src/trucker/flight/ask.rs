//! The subjects of questions.

use crate::trucker::rules::Rule;

terms! {
    /// The subject of a [`Question`](crate::trucker::flight::Question).
    ///
    /// JSON: `"land"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Ask of "flight-ask" {
        Withdraw "withdraw" "ships to withdraw";
        Hyperspace "hyperspace" "ships to send into hyperspace";
        Engines "engines" "engine strength";
        Cannons "cannons" "cannon strength";
        Land "land" "a planet to land on";
        Take "take" "an answer to the offer";
        Crew "crew" "crew to lose";
        Goods "goods" "goods to lose";
        Stow "stow" "goods to stow";
        Defend "defend" "a defence";
        Keep "keep" "a piece to keep";
        Roll "roll" "the next die of an attack";
        Locate "locate" "the next die of a sabotage";
    }
}

impl Ask {
    /// The rule behind the question.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Withdraw => Rule::LmEnd1,
            Self::Hyperspace => Rule::LmFleet13,
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
