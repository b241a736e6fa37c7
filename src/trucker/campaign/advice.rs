//! Advice on rounds, classes and boxes, which warns and never forbids.

use alloc::vec::Vec;

use crate::trucker::cards::RoundCard;
use crate::trucker::parts::blueprint::Class;
use crate::trucker::rules::Rule;

/// How much of the second expansion is on the table.
///
/// JSON: `"whole"`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SecondExpansion {
    /// Nothing.
    #[default]
    None,
    /// Only its round card and its cards of level IV, without intruders.
    LevelFourOnly,
    /// All of it.
    Whole,
}

/// A game as it is planned: one class a round, which everybody flies (LM-BOARD-3), the players, and what is on the table.
///
/// JSON:
/// ```json
/// {"rounds": ["I", "II"], "players": 3, "first_expansion": false, "second_expansion": "none",
///  "level_three_cards": true}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Plan {
    /// The class of each round, in order.
    pub rounds: Vec<Class>,
    /// How many play.
    pub players: u8,
    /// Whether the first expansion is there.
    pub first_expansion: bool,
    /// How much of the second expansion is there.
    pub second_expansion: SecondExpansion,
    /// Whether class IV is flown with level III cards (LM-IV3-1).
    pub level_three_cards: bool,
}

impl Plan {
    /// What to think about before such a game; nothing of it forbids anything.
    ///
    /// ```
    /// use starwright::trucker::Class;
    /// use starwright::trucker::campaign::{Advice, Plan};
    ///
    /// let rounds = vec![Class::IC, Class::IIC, Class::IIIC];
    /// let plan = Plan { rounds, players: 4, ..Plan::default() };
    /// assert_eq!(plan.advice(), [Advice::BothSpliced]);
    /// assert_eq!(Plan { rounds: vec![Class::IC, Class::II, Class::IIIC], ..plan }.advice(), []);
    /// ```
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        let levels = || self.rounds.iter().map(|&class| RoundCard::of(class));
        let has = |class| self.rounds.contains(&class);
        let flies = |level| levels().any(|other| other == level);
        let four = flies(RoundCard::IV);
        let grows = levels().zip(levels().skip(1)).all(|(one, next)| one < next);
        let at_most = self.most_players(four);
        let has_level_four = self.second_expansion != SecondExpansion::None || self.level_three_cards;
        let whole = self.second_expansion == SecondExpansion::Whole;
        [
            (self.rounds.len() == 3 && grows, Advice::ThreeGrowingRounds),
            (!(has(Class::IC) && has(Class::IIC)), Advice::BothSpliced),
            (!(whole && flies(RoundCard::I)), Advice::DropLevelOne),
            (!four || has_level_four, Advice::NoLevelFourCards),
            (self.players <= at_most, Advice::TooManyPlayers { players: self.players, at_most }),
        ]
        .into_iter()
        .filter_map(|(is_fine, advice)| if is_fine { None } else { Some(advice) })
        .collect()
    }

    /// LM-BOARD-4: how many the boards and tiles are enough for.
    const fn most_players(&self, four: bool) -> u8 {
        match (self.first_expansion, self.second_expansion) {
            (true, SecondExpansion::Whole) => 5,
            (true, _) if !four => 5,
            (false, SecondExpansion::None | SecondExpansion::LevelFourOnly) if four => 3,
            _ => 4,
        }
    }
}

/// One piece of advice. Prints as a sentence.
///
/// JSON: `"both_spliced"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Advice {
    /// Other than three rounds, or not of growing level.
    ThreeGrowingRounds,
    /// Both IC and IIC.
    BothSpliced,
    /// Level I beside the whole second expansion.
    DropLevelOne,
    /// A level IV flight without cards for it.
    NoLevelFourCards,
    /// More players than boards and tiles are enough for.
    TooManyPlayers {
        /// How many there are.
        players: u8,
        /// How many there may be.
        at_most: u8,
    },
}

impl Advice {
    /// The rule that advises so.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::ThreeGrowingRounds => Rule::LmBoard3,
            Self::BothSpliced | Self::DropLevelOne | Self::NoLevelFourCards | Self::TooManyPlayers { .. } => {
                Rule::LmBoard4
            }
        }
    }
}

impl core::fmt::Display for Advice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::ThreeGrowingRounds => f.write_str("Three rounds of growing size are the best game")?,
            Self::BothSpliced => {
                f.write_str("IC and IIC are one board: after IC take II, IIA or IIB for the level II flight")?;
            }
            Self::DropLevelOne => {
                f.write_str("With the whole second expansion leave level I out and play levels II, III and IV")?;
            }
            Self::NoLevelFourCards => {
                f.write_str("Without cards of level IV a class IV flight takes changed cards of level III")?;
            }
            Self::TooManyPlayers { players, at_most } => {
                write!(f, "There is enough on the table for {at_most} players, not for {players}")?;
            }
        }
        write!(f, " ({}).", self.rule())
    }
}
