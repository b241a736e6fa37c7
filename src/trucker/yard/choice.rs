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

/// What a player does in the yard, or what the table says of chance and time.
///
/// With the feature `serde` a choice is tagged with `do`: `{"do": "place", "at": [2, 3], "turn": 1}`.
///
/// JSON: `{"do": "place", "at": [2, 3], "turn": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Choice {
    /// Building: a component of the face-down pool into the hand; the table says which (BG-BUILD-1).
    TakeFaceDown,
    /// Building: a component that lies face up into the hand (BG-BUILD-1).
    TakeFaceUp {
        /// Which.
        tile: TileId,
    },
    /// Building: a component from the player's own set-aside places into the hand (BG-BUILD-2).
    TakeAside {
        /// Which.
        tile: Tile,
    },
    /// Building: the component placed last into the hand again (BG-BUILD-2, LM-R26).
    TakeBack,
    /// Building: the component in the hand back to the table, face up (BG-BUILD-1).
    Return,
    /// Building: the component in the hand onto a set-aside place (BG-BUILD-1).
    SetAside,
    /// Building: the component in the hand onto the board (LM-CABIN-4).
    Place {
        /// Where.
        at: Cell,
        /// How far it is turned from its drawing.
        turn: Rotation,
    },
    /// Building: a look at a pile of cards (LM-R29).
    Look {
        /// Which, 1 to 3.
        pile: u8,
    },
    /// Building, or when time is out: an order tile (BG-BUILD-3).
    Finish {
        /// A certain tile, if the table lets players choose (LM-R28); else the lowest that is free.
        order: Option<u8>,
    },
    /// Building: the hourglass to its next place (BG-TIMER-1).
    Flip,
    /// Building on IVC: the next of the two dice; the table says what it shows (LM-IVC-TIMER).
    Roll,
    /// The table: which tile came up when a player took one from the face-down pool.
    CameUp {
        /// Which.
        tile: TileId,
    },
    /// The table: what the die shows.
    Die {
        /// Its face.
        face: Die,
    },
    /// The table: the hourglass has run out.
    RanOut,
    /// The check: one component in a mistake to the lost pile (LM-LEGAL-11, LM-R30).
    Remove {
        /// Where it lies.
        at: Cell,
    },
    /// The check: of a ship in several pieces this one stays (LM-LEGAL-12).
    Keep {
        /// A cell of the piece.
        at: Cell,
    },
    /// The check: a whole repair at once (LM-LEGAL-11, LM-R30). Not listed.
    Repair {
        /// Everything that goes to the lost pile.
        removed: CellSet,
    },
    /// The check, where any component may be removed: the ship is as it shall be (LM-R30).
    Pass,
    /// Boarding: an alien into a cabin (LM-LEGAL-13).
    Welcome {
        /// The cabin.
        at: Cell,
        /// Who.
        alien: Alien,
    },
    /// Boarding: that is all; humans fill the other cabins (LM-LAUNCH-2).
    Board,
    /// Before the first card of IVC: an insurance (LM-IVC-INSURE).
    Insure {
        /// Which.
        insurance: Insurance,
    },
}

impl Choice {
    /// Whether it is chosen only when building is over.
    pub(super) const fn is_after_building(&self) -> bool {
        matches!(
            self,
            Self::Remove { .. }
                | Self::Keep { .. }
                | Self::Repair { .. }
                | Self::Pass
                | Self::Welcome { .. }
                | Self::Board
                | Self::Insure { .. }
        )
    }

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
