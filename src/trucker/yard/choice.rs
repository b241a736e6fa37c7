//! The choices of the yard.

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
    /// A choice of a player in the yard, or an event of the table: chance and time.
    ///
    /// With the feature `serde` a choice is tagged with `do`: `{"do": "place", "at": [2, 3], "turn": 1}`.
    ///
    /// JSON: `{"do": "place", "at": [2, 3], "turn": 1}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Choice by "do" of "yard-choice" {
        /// Building: take a component from the face-down pool; the table then says which (BG-BUILD-1).
        TakeFaceDown "take a component from the face-down pool";
        /// Building: take a face-up component (BG-BUILD-1).
        TakeFaceUp { tile: TileId } "take the face-up tile {tile}";
        /// Building: take one of the player's set-aside components (BG-BUILD-2).
        TakeAside { tile: Tile } "take {tile} from the set-aside components";
        /// Building: take back the component placed last (BG-BUILD-2, LM-R26).
        TakeBack "take back the last component placed";
        /// Building: return the component in hand to the table, face up (BG-BUILD-1).
        Return "return the component in hand to the table, face up";
        /// Building: set the component in hand aside (BG-BUILD-1).
        SetAside "set the component in hand aside";
        /// Building: place the component in hand on the board (LM-CABIN-4).
        Place { at: Cell, turn: Rotation } "place the component in hand on {at}, {turn}";
        /// Building: look at a pile of cards (LM-R29).
        Look { pile: u8 } "look at card pile {pile}";
        /// Building, or when time is out: take an order tile (BG-BUILD-3).
        Finish { order: Option<u8> } "take {order|none:an order tile|order tile #}";
        /// Building: flip the hourglass onto its next place (BG-TIMER-1).
        Flip "flip the hourglass";
        /// Building on IVC: roll the next of the two dice; the table then says the result (LM-IVC-TIMER).
        Roll "roll a die";
        /// The table: the tile that came up from the face-down pool.
        CameUp { tile: TileId } "tile {tile} comes up";
        /// The table: the die roll.
        Die { face: Die } "the die shows {face}";
        /// The table: the hourglass has run out.
        RanOut "the hourglass runs out";
        /// The check: remove one component in a mistake to the lost pile (LM-LEGAL-11, LM-R30).
        Remove { at: Cell } "remove the component on {at}";
        /// The check: keep this piece of a ship in several pieces (LM-LEGAL-12).
        Keep { at: Cell } "keep the piece with {at}";
        /// The check: a whole repair at once (LM-LEGAL-11, LM-R30). Not listed.
        Repair { removed: CellSet } "remove the components on {removed}";
        /// The check, if any component may be removed: stop removing (LM-R30).
        Pass "leave the ship as it is";
        /// Boarding: an alien boards a cabin (LM-LEGAL-13).
        Welcome { at: Cell, alien: Alien } "house a {alien} on {at}";
        /// Boarding: no more aliens; humans fill the other cabins (LM-LAUNCH-2).
        Board "fill all other cabins with humans";
        /// Before the first card, on IVC: choose an insurance (LM-IVC-INSURE).
        Insure { insurance: Insurance } "choose {insurance}";
    }
}

impl Choice {
    /// The refusal for an actor who may not make this choice.
    pub(super) const fn refused_to(&self, actor: Actor) -> Refusal {
        Refusal::NotForActor { actor, rule: self.rule() }
    }

    /// The rule for who makes this choice, and when.
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
