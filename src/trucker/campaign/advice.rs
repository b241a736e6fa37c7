//! Advice on rounds, classes and boxes. It warns and never forbids.

use alloc::vec::Vec;

use crate::trucker::cards::RoundCard;
use crate::trucker::parts::board::Board;
use crate::trucker::rules::Rule;

/// How much of the second expansion is used.
///
/// JSON: `"whole"`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SecondExpansion {
    /// Nothing.
    #[default]
    None,
    /// Only its round card and its cards of level IV, without intruders.
    LevelFourOnly,
    /// All of it.
    Whole,
}

/// A planned game: the board of each round, which all players fly (LM-BOARD-3), the number of players, and the expansions used.
///
/// A round is serialised as its class, or as a custom [`Board`].
///
/// JSON:
/// ```json
/// {"rounds": ["I", {"board": {"art": ["###", "#.#"], "surface": "plane", "level": "II"}}], "players": 3,
///  "first_expansion": false, "second_expansion": "none", "level_three_cards": true}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The board of each round, in order.
    pub rounds: Vec<Board>,
    /// The number of players.
    pub players: u8,
    /// Whether the first expansion is used.
    pub first_expansion: bool,
    /// How much of the second expansion is used.
    pub second_expansion: SecondExpansion,
    /// Whether class IV is flown with level III cards (LM-IV3-1).
    pub level_three_cards: bool,
}

impl Plan {
    /// A plan with these rounds, each a class or a board, and only the base game and this expansion.
    #[must_use]
    pub fn new<R: Into<Board>>(rounds: impl IntoIterator<Item = R>, players: u8) -> Self {
        Self { rounds: rounds.into_iter().map(Into::into).collect(), players, ..Self::default() }
    }

    /// Advice on this plan.
    ///
    /// ```
    /// use starwright::grid::Topology;
    /// use starwright::trucker::campaign::{Advice, Plan};
    /// use starwright::trucker::cards::RoundCard;
    /// use starwright::trucker::{Blueprint, Board, Class};
    ///
    /// assert_eq!(Plan::new([Class::IC, Class::IIC, Class::IIIC], 4).advice(), [Advice::BothSpliced]);
    /// // IIB, with what a plan needs
    /// let art = ["#..#.#..#", "##.###.##", "#########", "##.###.##"];
    /// let iib = Blueprint::builder(&art).topology(Topology::Cylinder).level(RoundCard::II).build()?;
    /// assert_eq!(Plan::new([Class::IC.into(), Board::custom(iib), Class::IIIC.into()], 4).advice(), []);
    /// # Ok::<(), starwright::trucker::BlueprintError>(())
    /// ```
    ///
    /// A board without a [`level`](crate::trucker::Blueprint::level) may fly at any; it gets no advice about levels.
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        let levels = || self.rounds.iter().map(|board| board.blueprint().level());
        let flies = |level| levels().any(|other| other == Some(level));
        let four = flies(RoundCard::IV);
        let grows = levels().zip(levels().skip(1)).all(|(one, next)| one.is_none() || next.is_none() || one < next);
        let at_most = self.most_players(four);
        let has_level_four = self.second_expansion != SecondExpansion::None || self.level_three_cards;
        let whole = self.second_expansion == SecondExpansion::Whole;
        [
            (self.rounds.len() == 3 && grows, Advice::ThreeGrowingRounds),
            (!(self.flies_spliced(false) && self.flies_spliced(true)), Advice::BothSpliced),
            (!(whole && flies(RoundCard::I)), Advice::DropLevelOne),
            (!four || has_level_four, Advice::NoLevelFourCards),
            (self.players <= at_most, Advice::TooManyPlayers { players: self.players, at_most }),
        ]
        .into_iter()
        .filter_map(|(is_fine, advice)| if is_fine { None } else { Some(advice) })
        .collect()
    }

    /// Whether a board with a splice is flown with its orange cells open, or closed: as IIC or as IC (LM-SPLICE-1).
    fn flies_spliced(&self, orange_open: bool) -> bool {
        let boards = self.rounds.iter().map(Board::blueprint);
        boards.filter(|board| board.splice().is_some()).any(|board| board.orange_open() == orange_open)
    }

    /// LM-BOARD-4: the number of players that the boards and tiles are enough for.
    const fn most_players(&self, four: bool) -> u8 {
        match (self.first_expansion, self.second_expansion) {
            (true, SecondExpansion::Whole) => 5,
            (true, _) if !four => 5,
            (false, SecondExpansion::None | SecondExpansion::LevelFourOnly) if four => 3,
            _ => 4,
        }
    }
}

messages! {
    /// One piece of advice. Prints as a sentence.
    ///
    /// JSON: `"both_spliced"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Advice ruled Rule of "campaign-advice" {
        /// The plan does not have three rounds of growing level.
        ThreeGrowingRounds => Rule::LmBoard3, "Three rounds of rising level make the best game ({rule}).";
        /// Both IC and IIC.
        BothSpliced => Rule::LmBoard4, "IC and IIC share one board: after IC, fly level II on II, IIA or IIB ({rule}).";
        /// Level I with the whole second expansion.
        DropLevelOne => Rule::LmBoard4, "With the whole second expansion, skip level I and play levels II, III and IV ({rule}).";
        /// A level IV flight without cards for it.
        NoLevelFourCards => Rule::LmBoard4, "There are no level IV cards: fly class IV with level III cards, raised ({rule}).";
        /// Too many players for the boards and tiles.
        TooManyPlayers { players: u8, at_most: u8 } => Rule::LmBoard4, "The boards and tiles are enough for {at_most} players, not for {players} ({rule}).";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Advice by name {
    "three_growing_rounds" => ThreeGrowingRounds,
    "both_spliced" => BothSpliced,
    "drop_level_one" => DropLevelOne,
    "no_level_four_cards" => NoLevelFourCards,
    "too_many_players" => TooManyPlayers { players, at_most },
});

#[cfg(feature = "serde")]
crate::table::wire::words!(SecondExpansion { "none" => None, "level_four_only" => LevelFourOnly, "whole" => Whole });
