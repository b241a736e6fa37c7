//! What happens in a flight.

use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Side};
use crate::table::Seat;
use crate::trucker::attack::{Attack, Defence, Line, LineEnd};
use crate::trucker::cards::{Card, CardKind, Criterion};
use crate::trucker::fleet::aboard::{Aboard, Goods};
use crate::trucker::fleet::strength::Strength;

/// One thing that happened, in the order it happened. Everybody may see every event.
///
/// With the feature `serde` an event is tagged with `event`.
///
/// JSON: `{"event": "took", "seat": 1}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A card is turned up.
    Shown {
        /// The card as printed.
        card: Card,
        /// What it says in this flight, where LM-IV3 makes that more than is printed.
        faced: Option<CardKind>,
    },
    /// A player declared engine strength.
    Engines {
        /// Who.
        seat: Seat,
        /// The doubles that were powered.
        powered: CellSet,
        /// The cells a battery token was taken from, each as often as tokens were.
        tokens: Vec<Cell>,
        /// The strength, in points: of the weakest ship (LM-FLEET-2).
        strength: u32,
    },
    /// A player declared cannon strength.
    Cannons {
        /// Who.
        seat: Seat,
        /// The doubles that were powered.
        powered: CellSet,
        /// The cells a battery token was taken from, each as often as tokens were.
        tokens: Vec<Cell>,
        /// The strength, of all ships together (LM-FLEET-4).
        strength: Strength,
    },
    /// In open space, the ships of a player that remain fly on when others were stranded (LM-FLEET-3).
    Remain {
        /// Who.
        seat: Seat,
        /// The engine strength of the weakest of them, in points.
        strength: u32,
    },
    /// A marker moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// How many days were gained, or lost if below 0.
        days: i16,
        /// Where it stands now.
        to: i32,
    },
    /// A player landed on a planet.
    Landed {
        /// Who.
        seat: Seat,
        /// Which, from 0.
        planet: u8,
    },
    /// A player took what was offered.
    Took {
        /// Who.
        seat: Seat,
    },
    /// A player did not land, or left what was offered.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player gained credits.
    Paid {
        /// Who.
        seat: Seat,
        /// How many.
        credits: u32,
    },
    /// A player gained goods and stowed them.
    Stowed {
        /// Who.
        seat: Seat,
        /// What was gained.
        load: Goods,
        /// What was thrown away, of these and of older ones.
        thrown_away: Goods,
        /// What every hold has now that has anything.
        holds: Vec<(Cell, Goods)>,
    },
    /// A player lost crew, goods or batteries to a card.
    Lost {
        /// Who.
        seat: Seat,
        /// What, by cell.
        lost: Aboard,
    },
    /// A player met an enemy.
    Fought {
        /// Who.
        seat: Seat,
        /// How it ended.
        fight: Fight,
    },
    /// A player is the worst in a line of the combat zone.
    Worst {
        /// Who.
        seat: Seat,
        /// In what.
        worst: Criterion,
    },
    /// Fewer than two players fly, so lines of the combat zone are skipped (BG-COMBAT).
    Skipped {
        /// How many.
        lines: u8,
    },
    /// The player with the fewest crew is sabotaged.
    Sabotaged {
        /// Who.
        seat: Seat,
    },
    /// A die fell.
    Rolled {
        /// What it shows.
        face: Die,
    },
    /// The dice of an attack are read.
    Comes {
        /// What comes, and from where in the end (LM-SPLICE-3).
        attack: Attack,
        /// The side that the card says, if the dice turned the attack (LM-SPLICE-3).
        turned_from: Option<Side>,
        /// Its lines; none, if it misses the board.
        lines: Vec<Line>,
    },
    /// Attacks of a card are not rolled, because they would meet nobody (LM-R48).
    Unmet {
        /// How many.
        attacks: u32,
    },
    /// A player met an attack.
    Met {
        /// Who.
        seat: Seat,
        /// What was done about it.
        defence: Defence,
        /// How each line ended.
        ends: Vec<LineEnd>,
    },
    /// The dice of a sabotage are read.
    Searched {
        /// The cell found; none, if there is no component on it.
        found: Option<Cell>,
    },
    /// Components went to the lost pile.
    Wrecked {
        /// Whose.
        seat: Seat,
        /// Those that were destroyed.
        destroyed: CellSet,
        /// Those that were cut off from the piece that is kept.
        cut_off: CellSet,
        /// What was lost with them, by cell, and aliens who left cabins that are still there.
        aboard: Aboard,
    },
    /// A ship left the flight: its components are back on the table and its goods set aside (LM-END-3).
    Left {
        /// Whose.
        seat: Seat,
        /// Its components.
        cells: CellSet,
        /// Its goods.
        set_aside: Goods,
        /// Why.
        reason: Reason,
    },
    /// A player without a ship took the marker off the track.
    OutOfFlight {
        /// Who.
        seat: Seat,
    },
    /// The flight is over.
    Over,
}

/// How a fight with an enemy ended (BG-ENEMY-1).
///
/// JSON: `"won"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Fight {
    /// The enemy is beaten.
    Won,
    /// Nothing happened, and the enemy goes on.
    Drawn,
    /// The player suffers the penalty, and the enemy goes on.
    Lost,
}

/// Why a ship left the flight.
///
/// JSON: `"stranded"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reason {
    /// Its owner withdrew it (LM-END-1).
    Withdrawn,
    /// Its engines have strength 0 in open space (LM-FLEET-3).
    Stranded,
    /// No human is aboard (LM-END-2).
    Unmanned,
    /// Its owner is lapped (LM-END-2).
    Lapped,
}
