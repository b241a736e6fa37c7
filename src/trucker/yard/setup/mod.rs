//! The setup of a yard.

mod check;
mod error;

use alloc::vec::Vec;

use crate::table::Seat;
use crate::trucker::cards::{Mix, Piles, RoundCard};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::catalogue;
use crate::trucker::parts::component::{Kind, TileId};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;

pub use error::SetupError;

/// The start of a yard; [`Yard::begin`](crate::table::Play::begin) checks it. When deserialised, `level_iii_cards` and `rulings`
/// are optional.
///
/// JSON:
/// ```json
/// {"board": {"class": "IVC"}, "level": "IV", "level_iii_cards": false, "rulings": {"side_cannons_wrap": true,
///  "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2, "thruster_cost": 1,
///  "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false, "finished_may_look": true,
///  "free_repair": false, "loans": false}, "purses": [20, 20], "start": {"building": {"pool": [35, 60, 88],
///  "piles": null}}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board of every player (LM-BOARD-3); without opened marks if building is still to come.
    pub board: Board,
    /// The level of the flight (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether a flight of level IV uses the cards of level III (LM-IV3-1).
    pub level_iii_cards: bool,
    /// The answers to what the rulebooks leave open.
    pub rulings: Rulings,
    /// The credits of each player, by seat; its length is the number of players.
    pub purses: Vec<u32>,
    /// The starting point.
    pub start: Start,
}

/// The starting point of a yard.
///
/// JSON: `{"building": {"pool": [35, 60], "piles": null}}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// At the first tile.
    Building {
        /// The face-down tiles, in any order, without starting cabins.
        pool: Vec<TileId>,
        /// The four piles of cards that the deck is shuffled from; optional. The fourth stays secret (BG-PILES).
        piles: Option<Piles>,
    },
    /// At the ship check: ships built elsewhere, one for each player.
    Built(Vec<Built>),
}

/// A ship built elsewhere, legal or not.
///
/// JSON: `{"layout": {"class": "I", "tiles": []}, "aside": 1, "order": 1}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The ship, or ships, on the board of the setup.
    pub layout: Layout,
    /// The number of components set aside, including an unplaced starting cabin (LM-CABIN-3); at most two.
    pub aside: u8,
    /// The number of the player's order tile.
    pub order: u8,
}

impl Setup {
    /// A setup for a number of players of a class with all 140 tiles, empty purses and no card piles.
    #[must_use]
    pub fn new(class: Class, players: u8) -> Self {
        Self {
            board: Board::new(class),
            level: RoundCard::of(class),
            level_iii_cards: false,
            rulings: Rulings::DEFAULT,
            purses: core::iter::repeat_n(0, usize::from(players)).collect(),
            start: Start::Building { pool: catalogue::pool().collect(), piles: None },
        }
    }

    /// The level of the flight's cards (BG-PILES, LM-IV3-1).
    #[must_use]
    pub const fn mix(&self) -> Mix {
        Mix::of(self.level, self.level_iii_cards)
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> u8 {
        u8::try_from(self.purses.len()).unwrap_or(u8::MAX)
    }

    /// The purse of a player; 0 for a seat without one.
    pub(super) fn purse(&self, seat: Seat) -> u32 {
        self.purses.get(usize::from(seat.number())).copied().unwrap_or(0)
    }
}

fn is_cabin(tile: TileId) -> bool {
    tile.component().kind() == Kind::StartingCabin
}
