//! The steps of a game: what has to be decided next.

use core::fmt;

use crate::battle::pieces::piece::PieceId;

/// What has to be decided next (BBS-15).
///
/// JSON: `{"step": "turn", "fighter": 7}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// A player places a fleet (BBS-13).
    Place,
    /// Step 1: reveal a movement card.
    Reveal,
    /// Step 2: choose the squadron that moves.
    Squadron,
    /// Step 2: of the fighters that end on one hex, name the next to come down (BBS-R5).
    Land,
    /// Step 2: two own fighters have collided; name the one that is destroyed (BBS-27).
    Collide {
        /// The fighter that comes down.
        mover: PieceId,
        /// The fighter on that hex.
        other: PieceId,
    },
    /// Step 2, E1: name the hex where the elite comes down (BBS-E1.2).
    EliteEnd {
        /// The elite.
        elite: PieceId,
    },
    /// Step 3, E1: turn the elite before it fires (BBS-E1.3).
    EliteFace {
        /// The elite.
        elite: PieceId,
    },
    /// Step 3: name the fighter that fires next (BBS-R8).
    Fire,
    /// Step 4: turn a fighter (BBS-40).
    Turn {
        /// The fighter.
        fighter: PieceId,
    },
    /// Step 5: move a capital ship.
    Capital,
    /// Step 6: the capital ship fires, or does not.
    Shoot {
        /// The ship.
        ship: PieceId,
    },
    /// Step 3 or 6: the owner of a capital ship that is hit by its first shot answers (BBS-R27).
    Answer {
        /// The ship.
        ship: PieceId,
        /// Whether a fighter fired; the volley goes on then.
        volley: bool,
    },
    /// Step 7: end the turn and draw a card.
    End,
    /// Step 7, D2: say whether and where a lost fighter returns (BBS-D2.2).
    Return {
        /// The fighter.
        fighter: PieceId,
    },
    /// The game is over.
    Over,
}

/// What kind of step allows what.
impl Step {
    /// BBS-R18: whether it is a decision of the own turn outside a movement, at which a power may be used.
    #[must_use]
    pub const fn is_window(self) -> bool {
        matches!(
            self,
            Self::Reveal
                | Self::Squadron
                | Self::Fire
                | Self::Turn { .. }
                | Self::Capital
                | Self::Shoot { .. }
                | Self::End
        )
    }

    /// Whether more may be proposed than can be listed: a fleet (BBS-R1), an order of landing (BBS-R5).
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Place | Self::Squadron)
    }

    /// Whether fighters are in the air: the squadron comes down (BBS-R4).
    #[must_use]
    pub const fn is_in_the_air(self) -> bool {
        matches!(self, Self::Land | Self::Collide { .. } | Self::EliteEnd { .. })
    }

    /// Whether the squadron fires, or waits for the answer to a shot of its own (BBS-33).
    #[must_use]
    pub const fn is_volley(self) -> bool {
        matches!(self, Self::Fire | Self::Answer { volley: true, .. })
    }

    /// Whether a squadron's move is under way, in steps 2 to 4 of a turn (BBS-15).
    #[must_use]
    pub const fn is_under_way(self) -> bool {
        self.is_in_the_air() || self.is_volley() || matches!(self, Self::EliteFace { .. } | Self::Turn { .. })
    }

    /// BBS-R28: whether what is destroyed by a choice at this step is taken by a squadron.
    pub(crate) const fn is_squadrons(self) -> bool {
        matches!(self, Self::Squadron) || self.is_in_the_air() || self.is_volley()
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place => f.write_str("place a fleet"),
            Self::Reveal => f.write_str("reveal a movement card"),
            Self::Squadron => f.write_str("move a squadron"),
            Self::Land => f.write_str("name the fighter that lands next"),
            Self::Collide { mover, other } => write!(f, "choose which of {mover} and {other} is destroyed"),
            Self::Fire => f.write_str("name the fighter that fires next"),
            Self::Turn { fighter } => write!(f, "turn {fighter}"),
            Self::Capital => f.write_str("move a capital ship"),
            Self::Shoot { ship } => write!(f, "fire with {ship} or hold fire"),
            Self::EliteEnd { elite } => write!(f, "name the hex where {elite}, the elite, comes down"),
            Self::EliteFace { elite } => write!(f, "turn {elite}, the elite, before it fires"),
            Self::Answer { ship, .. } => write!(f, "answer the first shot at {ship}"),
            Self::Return { fighter } => write!(f, "let {fighter} return or not"),
            Self::End => f.write_str("end the turn"),
            Self::Over => f.write_str("nothing, for the game is over"),
        }
    }
}
