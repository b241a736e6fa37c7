//! Everything that is settled before the first choice of a flight.

pub(super) mod check;
mod error;
mod launched;

use alloc::vec::Vec;

pub use error::SetupError;

#[cfg(feature = "serde")]
use crate::table::wire::{few_players, form};
use crate::trucker::cards::{CardSet, Deck, RoundCard};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::Owed;
use crate::trucker::settlement::penalty::LossCap;

/// How a flight begins: at the [launch](Setup::launched), or from any later moment before a card is shown.
/// [`Flight::begin`](crate::table::Play::begin) judges it.
///
/// With the feature `serde`, `level_iii_cards`, `rulings` and `under_way` may be left out for their defaults.
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
    /// The board of every player, with what the dice opened (LM-BOARD-3).
    pub board: Board,
    /// The level of the flight (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether a flight of level IV uses the cards of level III, which it changes (LM-IV3).
    pub level_iii_cards: bool,
    /// How the table settles what the rulebooks leave open.
    pub rulings: Rulings,
    /// The cards still to come, the top one first; who plays does not know them.
    pub deck: Deck,
    /// Whether cards were shown before; only the very first must be of the flight's own level (BG-PILES).
    pub under_way: bool,
    /// The players, in the order of their seats.
    pub players: Vec<Pilot>,
}

/// One player as the flight begins. The default is somebody with nothing, who does not fly.
///
/// With the feature `serde` everything may be left out for that default.
///
/// JSON: `{"position": 9, "credits": 4}`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pilot {
    /// The ships that fly, with all that is aboard, each with a human; none, if all gave up.
    pub fleet: Option<Fleet>,
    /// Where the marker stands, see [`Track`](crate::trucker::flight::Track); none for who has no ship.
    pub position: Option<i32>,
    /// What is in the purse.
    pub credits: u32,
    /// How many components lie in the lost pile already.
    pub lost: u32,
    /// What limits the penalty for them (LM-END-6).
    pub cap: LossCap,
    /// What is owed for the premium (LM-TORUS-5).
    pub owed: Owed,
    /// The goods set aside of ships that gave up before (LM-END-3).
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
