//! Why no yard can begin.

use crate::table::Seat;
use crate::table::many::{Many, agree};
use crate::trucker::cards::{DeckError, RoundCard};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::component::TileId;
use crate::trucker::rules::Rule;

/// Why no yard can begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Two to five play.
    #[error("2 to 5 play, not {players} ({})", self.rule())]
    Players {
        /// How many purses there are.
        players: u32,
    },
    /// The class flies at another level.
    #[error("class {class} flies at level {}, not {level} ({})", RoundCard::of(*.class), self.rule())]
    Level {
        /// The class.
        class: Class,
        /// The level given.
        level: RoundCard,
    },
    /// The board is for flights of another level.
    #[error("this board flies at level {expected}, not {level} ({})", self.rule())]
    BoardLevel {
        /// The level of the board.
        expected: RoundCard,
        /// The level given.
        level: RoundCard,
    },
    /// Only level IV is flown with cards of level III instead of its own.
    #[error("only a flight of level IV uses level III cards, not one of level {level} ({})", self.rule())]
    LevelIiiCards {
        /// The level given.
        level: RoundCard,
    },
    /// Marks are opened by the dice rolled while building.
    #[error("no marked cell is open before the dice are rolled ({})", self.rule())]
    Opened,
    /// The dice need the hourglass of level IV.
    #[error("marked cells need the hourglass of level IV, not of level {level} ({})", self.rule())]
    DiceOnLevel {
        /// The level given.
        level: RoundCard,
    },
    /// There is no cell for a first component.
    #[error("the board has no open cell to build on ({})", self.rule())]
    NothingToBuildOn,
    /// A starting cabin is nobody's to draw.
    #[error("tile {tile} is a starting cabin and not of the pool ({})", self.rule())]
    CabinInPool {
        /// The tile.
        tile: TileId,
    },
    /// Every tile is there once.
    #[error("tile {tile} is in the pool twice ({})", self.rule())]
    TileTwice {
        /// The tile.
        tile: TileId,
    },
    /// The piles are not those of the flight.
    #[error(transparent)]
    Piles(
        /// What is wrong with them.
        #[from]
        DeckError,
    ),
    /// There is a ship, or fleet, for each player.
    #[error("there {} {} for {players} players ({})", agree(*.ships, "is", "are"), Many(*.ships, "board", "boards"), self.rule())]
    Ships {
        /// How many boards were given.
        ships: u32,
        /// How many play.
        players: u8,
    },
    /// All fly the same board.
    #[error("the board of {seat} is not that of the table ({})", self.rule())]
    OtherBoard {
        /// Whose.
        seat: Seat,
    },
    /// There are two set-aside places.
    #[error("{seat} has {aside} components set aside, but there are two places ({})", self.rule())]
    Aside {
        /// Who.
        seat: Seat,
        /// How many.
        aside: u8,
    },
    /// There is one order tile for each player, from 1.
    #[error("{seat} cannot have order tile {order} ({})", self.rule())]
    Order {
        /// Who.
        seat: Seat,
        /// The tile.
        order: u8,
    },
}

refused!(SetupError {
    Players { players },
    Level { class, level },
    BoardLevel { expected, level },
    LevelIiiCards { level },
    Opened,
    DiceOnLevel { level },
    NothingToBuildOn,
    CabinInPool { tile },
    TileTwice { tile },
    Piles(error),
    Ships { ships, players },
    OtherBoard { seat },
    Aside { seat, aside },
    Order { seat, order },
});

impl SetupError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Players { .. } => Rule::LmBoard4,
            Self::Level { .. } | Self::BoardLevel { .. } => Rule::LmBoard2,
            Self::LevelIiiCards { .. } => Rule::LmIv31,
            Self::Opened => Rule::LmIvc1,
            Self::DiceOnLevel { .. } => Rule::LmIvcTimer,
            Self::NothingToBuildOn => Rule::LmBoard5,
            Self::CabinInPool { .. } => Rule::LmCabin1,
            Self::TileTwice { .. } | Self::Aside { .. } => Rule::BgBuild1,
            Self::Piles(error) => error.rule(),
            Self::Ships { .. } | Self::OtherBoard { .. } => Rule::LmBoard3,
            Self::Order { .. } => Rule::LmR28,
        }
    }
}
