//! The setup of a flight.

pub(super) mod check;
mod error;
mod launched;
mod unused;

use alloc::vec::Vec;

pub use error::SetupError;
pub(super) use unused::unused;

#[cfg(feature = "serde")]
use crate::table::wire::{few_players, form};
use crate::trucker::cards::{CardSet, Deck, RoundCard};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::Owed;
use crate::trucker::settlement::penalty::LossCap;

/// The start of a flight: at the [launch](Setup::launched), or at any later moment before a card is shown.
/// [`Flight::begin`](crate::table::Play::begin) checks it.
///
/// When deserialised, `level_iii_cards`, `rulings` and `under_way` are optional.
///
/// JSON:
/// ```json
/// {"board": {"class": "I"}, "level": "I", "level_iii_cards": false, "rulings": {"side_cannons_wrap": true,
///  "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2, "thruster_cost": 1,
///  "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false, "finished_may_look": true,
///  "free_repair": false, "loans": false}, "deck": [{"level": "I", "kind": "stardust"}], "under_way": false,
///  "players": [{"position": 9, "credits": 4}, {}]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board of every player, with the opened marks (LM-BOARD-3).
    pub board: Board,
    /// The level of the flight (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether a flight of level IV uses the cards of level III, which it changes (LM-IV3).
    pub level_iii_cards: bool,
    /// The answers to what the rulebooks leave open.
    pub rulings: Rulings,
    /// The cards still to come, the top one first; secret.
    pub deck: Deck,
    /// Whether cards were shown before; if not, the first must be of the flight's own level (BG-PILES).
    pub under_way: bool,
    /// The players, in the order of their seats.
    pub players: Vec<Pilot>,
}

/// One player at the start of the flight. The default has nothing and does not fly.
///
/// When deserialised, every field is optional.
///
/// JSON: `{"position": 9, "credits": 4}`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pilot {
    /// The ships that fly, each with a human; `None` if all gave up.
    pub fleet: Option<Fleet>,
    /// Where the marker stands, see [`Track`](crate::trucker::flight::Track); `None` without a ship.
    pub position: Option<i32>,
    /// The credits.
    pub credits: u32,
    /// The number of components in the lost pile.
    pub lost: u32,
    /// The limit of the penalty for them (LM-END-6).
    pub cap: LossCap,
    /// The amount owed for the premium (LM-TORUS-5).
    pub owed: Owed,
    /// The goods set aside by ships that gave up before (LM-END-3).
    pub set_aside: Goods,
    /// The printed cards of the deck that the player has looked at (BG-PILES).
    pub peeked: CardSet,
}

#[cfg(feature = "serde")]
form!(Setup after few_players {
    board,
    level,
    level_iii_cards = false,
    rulings = Rulings::DEFAULT,
    deck,
    under_way = false,
    players,
});

#[cfg(feature = "serde")]
form!(Pilot {
    fleet unless = None,
    position unless = None,
    credits unless = 0,
    lost unless = 0,
    cap unless = LossCap::NONE,
    owed unless = Owed::Nothing,
    set_aside unless = Goods::NONE,
    peeked unless = CardSet::EMPTY,
});
