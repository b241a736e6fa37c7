//! What may be chosen in the yard.

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Rotation};
use crate::table::Actor;
use crate::trucker::fleet::aboard::Alien;
use crate::trucker::parts::component::TileId;
use crate::trucker::rules::Rule;
use crate::trucker::settlement::penalty::Insurance;
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::tile::Tile;

messages! {
    /// What a player does in the yard, or what the table says of chance and time.
    ///
    /// With the feature `serde` a choice is tagged with `do`: `{"do": "place", "at": [2, 3], "turn": 1}`.
    ///
    /// JSON: `{"do": "place", "at": [2, 3], "turn": 1}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Choice by "do" of "yard-choice" {
        /// Building: a component of the face-down pool into the hand; the table says which (BG-BUILD-1).
        TakeFaceDown "take a component from the face-down pool";
        /// Building: a component that lies face up into the hand (BG-BUILD-1).
        TakeFaceUp { tile: TileId } "take the face-up tile {tile}";
        /// Building: a component from the player's own set-aside places into the hand (BG-BUILD-2).
        TakeAside { tile: Tile } "take {tile} from the set-aside components";
        /// Building: the component placed last into the hand again (BG-BUILD-2, LM-R26).
        TakeBack "take back the last component placed";
        /// Building: the component in the hand back to the table, face up (BG-BUILD-1).
        Return "return the component in hand to the table, face up";
        /// Building: the component in the hand onto a set-aside place (BG-BUILD-1).
        SetAside "set the component in hand aside";
        /// Building: the component in the hand onto the board (LM-CABIN-4).
        Place { at: Cell, turn: Rotation } "place the component in hand on {at}, {turn}";
        /// Building: a look at a pile of cards (LM-R29).
        Look { pile: u8 } "look at card pile {pile}";
        /// Building, or when time is out: an order tile (BG-BUILD-3).
        Finish { order: Option<u8> } "take {order|none:an order tile|order tile #}";
        /// Building: the hourglass to its next place (BG-TIMER-1).
        Flip "flip the hourglass";
        /// Building on IVC: the next of the two dice; the table says what it shows (LM-IVC-TIMER).
        Roll "roll a die";
        /// The table: which tile came up when a player took one from the face-down pool.
        CameUp { tile: TileId } "tile {tile} comes up";
        /// The table: what the die shows.
        Die { face: Die } "the die shows {face}";
        /// The table: the hourglass has run out.
        RanOut "the hourglass runs out";
        /// The check: one component in a mistake to the lost pile (LM-LEGAL-11, LM-R30).
        Remove { at: Cell } "remove the component on {at}";
        /// The check: of a ship in several pieces this one stays (LM-LEGAL-12).
        Keep { at: Cell } "keep the piece with {at}";
        /// The check: a whole repair at once (LM-LEGAL-11, LM-R30). Not listed.
        Repair { removed: CellSet } "remove the components on {removed}";
        /// The check, where any component may be removed: the ship is as it shall be (LM-R30).
        Pass "leave the ship as it is";
        /// Boarding: an alien into a cabin (LM-LEGAL-13).
        Welcome { at: Cell, alien: Alien } "house a {alien} on {at}";
        /// Boarding: that is all; humans fill the other cabins (LM-LAUNCH-2).
        Board "fill all other cabins with humans";
        /// Before the first card of IVC: an insurance (LM-IVC-INSURE).
        Insure { insurance: Insurance } "choose {insurance}";
    }
}

impl Choice {
    /// The refusal to somebody who does not choose that.
    pub(super) const fn refused_to(&self, actor: Actor) -> Refusal {
        Refusal::NotForActor { actor, rule: self.rule() }
    }

    /// The rule that says who chooses that, and when.
    const fn rule(&self) -> Rule {
        match self {
            Self::TakeFaceDown
            | Self::TakeFaceUp { .. }
            | Self::TakeAside { .. }
            | Self::Return
            | Self::SetAside
            | Self::CameUp { .. } => Rule::BgBuild1,
            Self::TakeBack => Rule::BgBuild2,
            Self::Place { .. } => Rule::LmCabin4,
            Self::Look { .. } => Rule::LmR29,
            Self::Finish { .. } => Rule::BgBuild3,
            Self::Flip | Self::RanOut => Rule::BgTimer1,
            Self::Roll | Self::Die { .. } => Rule::LmIvcTimer,
            Self::Remove { .. } | Self::Repair { .. } | Self::Pass => Rule::LmLegal11,
            Self::Keep { .. } => Rule::LmLegal12,
            Self::Welcome { .. } => Rule::LmLegal13,
            Self::Board => Rule::LmLaunch2,
            Self::Insure { .. } => Rule::LmIvcInsure,
        }
    }
}
