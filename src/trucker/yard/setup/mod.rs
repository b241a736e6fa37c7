//! Everything that is settled before the first choice in the yard.

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

/// How a yard begins, read with `level_iii_cards` and `rulings` left out as their defaults. [`Yard::begin`](crate::table::Play::begin) judges it.
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
    /// The board of every player (LM-BOARD-3); where building is still to come, without a mark opened.
    pub board: Board,
    /// The level of the flight (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether a flight of level IV uses the cards of level III (LM-IV3-1).
    pub level_iii_cards: bool,
    /// How the table settles what the rulebooks leave open.
    pub rulings: Rulings,
    /// What each player has in the purse, in credits, in the order of the seats. There are as many players.
    pub purses: Vec<u32>,
    /// Where the yard begins.
    pub start: Start,
}

/// Where a yard begins.
///
/// JSON: `{"building": {"pool": [35, 60], "piles": null}}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// With the first tile.
    Building {
        /// The tiles that lie face down on the table, in any order; never a starting cabin.
        pool: Vec<TileId>,
        /// The four piles of cards that the deck is shuffled from, unless the yard need not know them. The fourth is the one
        /// that nobody looks at (BG-PILES).
        piles: Option<Piles>,
    },
    /// With the ship check: ships built elsewhere, one for each player.
    Built(Vec<Built>),
}

/// A ship built elsewhere, mistakes and all.
///
/// JSON: `{"layout": {"class": "I", "tiles": []}, "aside": 1, "order": 1}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Built {
    /// The ship, or ships, on the board of the setup.
    pub layout: Layout,
    /// How many components lie set aside, an unplaced starting cabin among them (LM-CABIN-3); two at most.
    pub aside: u8,
    /// The number of the player's order tile.
    pub order: u8,
}

impl Setup {
    /// A table of so many players who build ships of a class from all 140 tiles, with empty purses and cards that the yard
    /// does not know.
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

    /// Which cards the flight is made of (BG-PILES, LM-IV3-1).
    #[must_use]
    pub const fn mix(&self) -> Mix {
        Mix::of(self.level, self.level_iii_cards)
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        u8::try_from(self.purses.len()).unwrap_or(u8::MAX)
    }

    /// What a player has in the purse; nothing at a seat that the table has not.
    pub(super) fn purse(&self, seat: Seat) -> u32 {
        self.purses.get(usize::from(seat.number())).copied().unwrap_or(0)
    }
}

fn is_cabin(tile: TileId) -> bool {
    tile.component().kind() == Kind::StartingCabin
}
