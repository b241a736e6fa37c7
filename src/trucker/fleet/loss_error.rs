//! Why a chosen loss is refused.

use crate::grid::Cell;
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::aboard::Good;
use crate::trucker::parts::board::nth;
use crate::trucker::rules::Rule;

messages! {
    /// A single thing that a card takes.
    ///
    /// JSON: `{"goods": "red"}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Lost of "lost" {
        /// Human or alien.
        Crew "of the crew";
        Goods(good: Good) "of the {good} blocks";
        /// Of any colour (LM-R51).
        Blocks "of the blocks";
        Battery "of the battery tokens";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Lost by name { "crew" => Crew, "goods" => Goods(good), "blocks" => Blocks, "battery" => Battery });

messages! {
    /// Why a chosen loss of crew, goods, batteries or a ship is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum LossError refused Rule of "loss" {
        /// The ship is in hyperspace.
        OutOfReach { cell: Cell } => Rule::LmFleet13, "the ship with {cell} is in hyperspace and loses nothing";
        TooFew { cell: Cell, what: Lost, named: u32, aboard: u32 } => Rule::LmFleet9,
            "{named} {what} cannot be taken from {cell}: {aboard|0:none is|1:only 1 is|only # are} there";
        /// The wrong number, or not the most valuable goods first.
        Amount { what: Lost, due: u32, named: u32 }
            => match what { Lost::Crew => Rule::LmFleet9, Lost::Goods(_) | Lost::Blocks | Lost::Battery => Rule::BgEnemy2 },
            "{due} {what} must be given up, not {named}";
        /// Goods are taken from a ship before another, which gave some, has none left.
        SecondShip { first: Ship, second: Ship } with first_nth = (nth(first.number)), second_nth = (nth(second.number)) => Rule::LmR51,
            "ship {second_nth} gives goods only once ship {first_nth} has none left";
        /// The fleet has no such ship, or it has no component left.
        NotFlying { ship: Ship } with nth = (nth(ship.number)) => Rule::LmEnd1,
            "ship {nth} is not in flight and cannot give up";
    }
}
