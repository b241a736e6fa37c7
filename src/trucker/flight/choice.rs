//! The choices of a flight.

use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{Cell, CellSet};
use crate::trucker::attack::Defence;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::goods_loss::GoodsLoss;

messages! {
    /// A player's answer, or a die roll of the table. Each [`Question`](crate::trucker::flight::Question) documents its answers.
    ///
    /// With the feature `serde` a choice is tagged with `do`: `{"do": "land", "planet": 1}`.
    ///
    /// JSON: `{"do": "land", "planet": 1}`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Choice by "do" of "flight-choice" {
        /// Before a card: all remaining ships fly on.
        FlyOn "fly on";
        /// Before a card: the ship with this cell leaves the flight (LM-END-1).
        Withdraw { at: Cell } "withdraw the ship on {at}";
        /// Batteries for strength (BG-POWER, LM-FLEET-1): the doubles that are powered, once each, and the cells a battery token is
        /// taken from, each as often as tokens are.
        Power { powered: CellSet, tokens: Vec<Cell> } "power {powered|none:nothing|#}{tokens|none:|, using batteries from #}";
        /// Onto a planet (BG-PLANETS), counted from 0.
        Land { planet: u8 } with number = (planet.saturating_add(1)) "land on planet {number}";
        /// What is offered, for its days (BG-SHIP, BG-STATION, BG-ENEMY-1).
        Take "take the offer";
        /// Not landing, or leaving what is offered.
        Decline "decline";
        /// Lose crew (LM-FLEET-9): cabins, with the number lost from each.
        GiveCrew { from: Vec<(Cell, u8)> } "give up {from|none:no crew|:crew: #}";
        /// Lose goods, and batteries in their place (LM-FLEET-9).
        GiveGoods { loss: GoodsLoss } "give up {loss|none:no goods|#}";
        /// Where goods go that are gained, and all others (BG-GOODS-2, LM-FLEET-6). The load is as printed, or in a class IV flight
        /// with level III cards another of its loads (LM-IV3-5); a hold not named has nothing afterwards, and the rest is thrown away.
        Stow { load: Goods, holds: Vec<(Cell, Goods)> } "take {load} and {holds|none:discard all goods|stow #}";
        /// What is done about an attack (LM-SPLICE-10), all of it; the default is nothing.
        Defend { defence: Defence } "{defence|none:do nothing|#}";
        /// Of a ship in several pieces the one with this cell stays (LM-LEGAL-12).
        Keep { at: Cell } "keep the piece with {at}";
        /// The table: what the next die shows.
        Die { face: Die } "the die shows {face}";
    }
}
