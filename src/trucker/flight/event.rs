//! The events of a flight.

use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Side};
use crate::table::Seat;
use crate::table::message::Message;
use crate::table::refused::count;
use crate::trucker::attack::{Attack, Defence, Line, LineEnd};
use crate::trucker::cards::{Boarded, Card, CardKind, Criterion};
use crate::trucker::fleet::aboard::{Aboard, Goods};
use crate::trucker::fleet::strength::Strength;

messages! {
    /// Something that happened. All players may see every event.
    ///
    /// With the feature `serde` an event is tagged with `event`.
    ///
    /// JSON: `{"event": "took", "seat": 1}`
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Event by "event" of "flight-event" {
        /// At the launch: a player has boosters or stasis chambers, which do nothing in this flight (LM-FLEET-8, LM-FLEET-13).
        Unused { seat: Seat, components: CellSet } with parts = (components.len())
            "{parts|1:the booster or stasis chamber|the boosters and stasis chambers} of {seat} on {components} {parts|1:does|do} nothing in this flight";
        /// The card is as printed; where LM-IV3 makes more of it than is printed, it is also given as it is faced.
        Shown { card: Card, faced: Option<CardKind> = unless None } with says = (faced.as_ref().unwrap_or(card.kind()) as &dyn Message)
            "new card{faced|none:|, raised for level IV}: {says}";
        /// Before a card is shown, a sleeper becomes crew of its ship (LM-FLEET-8).
        Woken { seat: Seat, chamber: Cell, cabin: Cell }
            "{seat} wakes a sleeper of the stasis chamber on {chamber}, who moves to the cabin on {cabin}";
        /// The components of a ship that takes no part in the card, and the battery that paid (LM-FLEET-13).
        Jumped { seat: Seat, cells: CellSet, battery: Cell }
            "the ship of {seat} on {cells} goes into hyperspace until the card is over, using a battery from {battery}";
        /// A part of a sequence begins (LM-R53). Parts are counted from 0.
        Part { part: u8 } with number = (u32::from(*part) + 1) "part {number} of the card begins";
        /// The doubles that were powered, the cells a battery token was taken from, each as often as tokens were, and the strength in
        /// points, of the weakest ship (LM-FLEET-2).
        Engines { seat: Seat, powered: CellSet, tokens: Vec<Cell>, strength: u32 } with batteries = (count(tokens.len()))
            "{seat} declares engine strength {strength}{batteries|0:|1:, using 1 battery|, using # batteries}";
        /// As for engines, with the strength of all ships together (LM-FLEET-4).
        Cannons { seat: Seat, powered: CellSet, tokens: Vec<Cell>, strength: Strength } with batteries = (count(tokens.len()))
            "{seat} declares cannon strength {strength}{batteries|0:|1:, using 1 battery|, using # batteries}";
        /// In open space, the ships of a player that remain fly on when others were stranded (LM-FLEET-3), with the engine strength of
        /// the weakest of them, in points.
        Remain { seat: Seat, strength: u32 } "the other ships of {seat} fly on with engine strength {strength}";
        /// A marker moved: the days gained, or lost if negative, and its new position.
        Moved { seat: Seat, days: i32, to: i32 } with gained = (u32::from(*days > 0)), moved = (days.unsigned_abs())
            "{seat} {gained|1:gains|loses} {moved|1:1 day|# days} and is now at position {to}";
        /// Planets are counted from 0.
        Landed { seat: Seat, planet: u8 } with number = (planet.saturating_add(1)) "{seat} lands on planet {number}";
        Took { seat: Seat } "{seat} takes the offer";
        /// A player did not land, or left the offer.
        Declined { seat: Seat } "{seat} declines";
        Paid { seat: Seat, credits: u32 } "{seat} earns {credits|1:1 credit|# credits}";
        /// The goods gained, those discarded, old ones included, and the contents of every non-empty hold.
        Stowed { seat: Seat, load: Goods, thrown_away: Goods, holds: Vec<(Cell, Goods)> }
            "{seat} takes {load|none:no goods|goods (#)}{thrown_away|none:| and discards #}";
        /// A player lost crew, goods or batteries to a card.
        Lost { seat: Seat, lost: Aboard } "{seat} loses {lost}";
        /// A player met an enemy.
        Fought { seat: Seat, fight: Fight } "{seat} {fight}";
        /// A player is the worst in a line of the combat zone.
        Worst { seat: Seat, worst: Criterion } "{seat} has {worst}";
        /// A player is the one whom intruders board.
        Chosen { seat: Seat, boarded: Boarded } "the intruders board {boarded}: {seat}";
        /// An intruder has boarded: the cells it entered, in order, and the cell where it was defeated, if it was (LM-ATTACK-10).
        Walked { seat: Seat, visited: Vec<Cell>, defeated: Option<Cell> }
            "an intruder among the components of {seat} walks over {visited}{defeated|none:|, until it is defeated on #}";
        /// BG-COMBAT.
        Skipped { lines: u8 } "{lines|1:1 line of the combat zone is|# lines of the combat zone are} skipped: fewer than two players are flying";
        Sabotaged { seat: Seat } "{seat} has the fewest crew and is sabotaged";
        Rolled { face: Die } "a die shows {face}";
        /// The dice of an attack are read: what comes, and from where in the end, the side that the card says if the dice turned the
        /// attack (LM-SPLICE-3), and its lines; none, if it misses the board.
        Comes { attack: Attack, turned_from: Option<Side> = unless None, lines: Vec<Line> }
            "incoming {attack}{turned_from|none:|, redirected from the #}: {lines|none:misses the board|#}";
        /// Attacks of a card that would meet no fleet (LM-R48).
        Unmet { attacks: u32 } "{attacks|1:1 attack has|# attacks have} no target left and {attacks|1:is|are} not rolled";
        /// A player's defence against an attack, and how each line ended.
        Met { seat: Seat, defence: Defence, ends: Vec<LineEnd> } "{seat} {defence|none:does nothing|decides to #}{ends|none:|:; #}";
        /// The dice of a sabotage are read.
        Searched { found: Option<Cell> } "the sabotage {found|none:finds no component|hits the component on #}";
        /// Components went to the lost pile: those that were destroyed, those that were cut off from the piece that is kept, and
        /// what was lost with them, by cell, and aliens that left intact cabins.
        Wrecked { seat: Seat, destroyed: CellSet, cut_off: CellSet, aboard: Aboard } with parts = (destroyed.len())
            "{seat} loses {parts|1:the component|the components} on {destroyed}{cut_off|none:|:; cut off: #}{aboard|none:|:; also lost: #}";
        /// Components of a ship that left are back on the table and its goods set aside (LM-END-3).
        Left { seat: Seat, cells: CellSet, set_aside: Goods, reason: Reason }
            "the ship of {seat} on {cells} leaves the flight: {reason}{set_aside|none:|:; goods set aside: #}";
        /// The player's marker left the track.
        OutOfFlight { seat: Seat } "{seat} has no ship left and is out of the flight";
        Over "the flight is over";
    }
}

terms! {
    /// How a fight with an enemy ended (BG-ENEMY-1).
    ///
    /// JSON: `"won"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Fight of "flight-fight" {
        Won "won" "beats the enemy";
        Drawn "drawn" "ties with the enemy, which moves on";
        /// The player suffers the penalty.
        Lost "lost" "loses to the enemy, which moves on";
    }
}

terms! {
    /// Why a ship left the flight.
    ///
    /// JSON: `"stranded"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Reason of "flight-reason" {
        /// LM-END-1.
        Withdrawn "withdrawn" "its owner withdraws it";
        /// LM-FLEET-3.
        Stranded "stranded" "no engine strength in open space";
        /// LM-END-2.
        Unmanned "unmanned" "no human aboard";
        /// LM-END-2.
        Lapped "lapped" "its owner is lapped";
    }
}
