//! Why no flight can begin.

use crate::table::Seat;
use crate::trucker::attack::AimError;
use crate::trucker::cards::{CardId, Level, RoundCard};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Nth;
use crate::trucker::rules::Rule;
use crate::trucker::track::TrackError;

/// Why no flight can begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Two to five play.
    #[error("2 to 5 play, not {players} ({})", self.rule())]
    Players {
        /// How many there are.
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
    /// All fly the same board.
    #[error("the board of {seat} is not that of the table ({})", self.rule())]
    OtherBoard {
        /// Whose.
        seat: Seat,
    },
    /// A marker without a ship.
    #[error("{seat} has a marker and no ship that flies ({})", self.rule())]
    NoShip {
        /// Who.
        seat: Seat,
    },
    /// A ship without a marker.
    #[error("{seat} has ships that fly and no marker ({})", self.rule())]
    NoMarker {
        /// Who.
        seat: Seat,
    },
    /// Crew and batteries come aboard before the first card.
    #[error("crew and batteries of {seat} have not come aboard ({})", self.rule())]
    NotBoarded {
        /// Whose.
        seat: Seat,
    },
    /// No human is aboard a ship.
    #[error("{} of {seat} has no human aboard and cannot fly ({})", Nth(*.ship), self.rule())]
    Unmanned {
        /// Whose.
        seat: Seat,
        /// The number of the ship on its board, from 0.
        ship: u8,
    },
    /// The top card is of another level than the flight.
    #[error("the top card is of level {level}, and it must be of level {expected} ({})", self.rule())]
    TopCard {
        /// The level of the card.
        level: Level,
        /// The level of the flight.
        expected: Level,
    },
    /// A card is of a higher level than the flight.
    #[error("card {place} of the deck is of level {level}, which a flight of level {highest} does not use ({})", self.rule())]
    CardLevel {
        /// Which card, from 0.
        place: u32,
        /// Its level.
        level: Level,
        /// The level of the flight.
        highest: Level,
    },
    /// What a player looked at is in the deck, at least before the first card.
    #[error("{seat} cannot have looked at card {card}, which is not in the deck ({})", self.rule())]
    NotInDeck {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A sabotage on a board with a splice, which no dice find a cell of.
    #[error("card {place} of the deck is a sabotage, which boards with a splice never meet ({})", self.rule())]
    Sabotage {
        /// Which card, from 0.
        place: u32,
    },
    /// The markers cannot stand so.
    #[error(transparent)]
    Track(#[from] TrackError),
    /// A card attacks, and the dice cannot call a line of the board.
    #[error(transparent)]
    NoNumbers(#[from] AimError),
}

refused!(SetupError {
    Players { players },
    Level { class, level },
    BoardLevel { expected, level },
    LevelIiiCards { level },
    OtherBoard { seat },
    NoShip { seat },
    NoMarker { seat },
    Track(error),
    NotBoarded { seat },
    Unmanned { seat, ship },
    TopCard { level, expected },
    CardLevel { place, level, highest },
    NotInDeck { seat, card },
    NoNumbers(error),
    Sabotage { place },
});

impl SetupError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Players { .. } => Rule::LmBoard4,
            Self::Level { .. } | Self::BoardLevel { .. } => Rule::LmBoard2,
            Self::LevelIiiCards { .. } => Rule::LmIv31,
            Self::OtherBoard { .. } => Rule::LmBoard3,
            Self::NoShip { .. } | Self::NoMarker { .. } => Rule::LmR32,
            Self::Track(error) => error.rule(),
            Self::NotBoarded { .. } => Rule::LmLaunch2,
            Self::Unmanned { .. } => Rule::LmLaunch1,
            Self::TopCard { .. } | Self::CardLevel { .. } | Self::NotInDeck { .. } => Rule::BgPiles,
            Self::NoNumbers(error) => error.rule(),
            Self::Sabotage { .. } => Rule::BgSabotage,
        }
    }
}
