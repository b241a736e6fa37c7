//! What may be chosen in a flight.

use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{Cell, CellSet};
use crate::trucker::attack::Defence;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::goods_loss::GoodsLoss;

/// What a player answers, or what the table says a die shows. Which of these answers which
/// [`Question`](crate::trucker::flight::Question), its documentation says.
///
/// With the feature `serde` a choice is tagged with `do`: `{"do": "land", "planet": 1}`.
///
/// JSON: `{"do": "land", "planet": 1}`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Choice {
    /// Before a card: all ships that are left fly on.
    FlyOn,
    /// Before a card: a ship leaves the flight (LM-END-1).
    Withdraw {
        /// A cell of the ship.
        at: Cell,
    },
    /// Batteries for strength (BG-POWER, LM-FLEET-1).
    Power {
        /// The doubles that are powered, once each.
        powered: CellSet,
        /// The cells a battery token is taken from, each as often as tokens are.
        tokens: Vec<Cell>,
    },
    /// Onto a planet (BG-PLANETS).
    Land {
        /// Which, from 0.
        planet: u8,
    },
    /// What is offered, for its days (BG-SHIP, BG-STATION, BG-ENEMY-1).
    Take,
    /// Not landing, or leaving what is offered.
    Decline,
    /// Crew that is lost (LM-FLEET-9).
    GiveCrew {
        /// Cabins, with how many go from each.
        from: Vec<(Cell, u8)>,
    },
    /// Goods that are lost, and batteries in their stead (LM-FLEET-9).
    GiveGoods {
        /// What goes.
        loss: GoodsLoss,
    },
    /// Where goods go that are gained, and all others (BG-GOODS-2, LM-FLEET-6).
    Stow {
        /// What is gained: the load as printed, or in a class IV flight with level III cards another of its loads
        /// (LM-IV3-5).
        load: Goods,
        /// What holds have afterwards, one not named nothing; the rest is thrown away.
        holds: Vec<(Cell, Goods)>,
    },
    /// What is done about an attack (LM-SPLICE-10).
    Defend {
        /// All of it; the default is nothing.
        defence: Defence,
    },
    /// Of a ship in several pieces this one stays (LM-LEGAL-12).
    Keep {
        /// A cell of the piece.
        at: Cell,
    },
    /// The table: what the next die shows.
    Die {
        /// Its face.
        face: Die,
    },
}
