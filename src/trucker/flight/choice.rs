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
        /// Before a card is shown: all remaining ships fly on. When it is shown: no other ship goes into hyperspace.
        FlyOn "fly on";
        /// Before a card: the ship with this cell leaves the flight (LM-END-1).
        Withdraw { at: Cell } "withdraw the ship on {at}";
        /// Before a card: a sleeper of the stasis chamber moves to a cabin of its ship (LM-FLEET-8).
        Wake { chamber: Cell, cabin: Cell } "wake a sleeper on {chamber} for the cabin on {cabin}";
        /// When a card is shown: the ship of the booster goes into hyperspace, for a battery (LM-FLEET-13).
        Jump { booster: Cell, battery: Cell }
            "send the ship with the booster on {booster} into hyperspace, using a battery from {battery}";
        /// Power for strength (BG-POWER, LM-FLEET-1): the doubles to power, and the cells to take battery tokens from, once per
        /// token.
        Power { powered: CellSet, tokens: Vec<Cell> } "power {powered|none:nothing|#}{tokens|none:|, using batteries from #}";
        /// Land on a planet (BG-PLANETS), counted from 0.
        Land { planet: u8 } with number = (planet.saturating_add(1)) "land on planet {number}";
        /// Take the offer, for its days (BG-SHIP, BG-STATION, BG-ENEMY-1).
        Take "take the offer";
        /// Do not land, or leave the offer.
        Decline "decline";
        /// Lose crew (LM-FLEET-9): cabins, with the number lost from each.
        GiveCrew { from: Vec<(Cell, u8)> } "give up {from|none:no crew|:crew: #}";
        /// Lose goods, and batteries in their place (LM-FLEET-9).
        GiveGoods { loss: GoodsLoss } "give up {loss|none:no goods|#}";
        /// Stow gained goods and all others (BG-GOODS-2, LM-FLEET-6). The load is as printed, or in a class IV flight with level
        /// III cards another of its loads (LM-IV3-5). Holds that are not named end up empty, and the rest is discarded.
        Stow { load: Goods, holds: Vec<(Cell, Goods)> } "take {load} and {holds|none:discard all goods|stow #}";
        /// The complete defence against an attack (LM-SPLICE-10); the default is to do nothing.
        Defend { defence: Defence } "{defence|none:do nothing|#}";
        /// Keep the piece with this cell of a broken ship (LM-LEGAL-12).
        Keep { at: Cell } "keep the piece with {at}";
        /// The table: the next die roll.
        Die { face: Die } "the die shows {face}";
    }
}
