//! The steps of a game: what has to be decided next.

use crate::battle::pieces::piece::PieceId;

messages! {
    /// What has to be decided next (BBS-15).
    ///
    /// JSON: `{"step": "turn", "fighter": 7}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Step by "step" of "battle-step" {
        /// A player places a fleet (BBS-13).
        Place "place a fleet";
        /// Step 1: reveal a movement card.
        Reveal "reveal a movement card";
        /// Step 2: choose the squadron that moves.
        Squadron "move a squadron";
        /// Step 2: of the fighters that end on one hex, name the next to come down (BBS-R5).
        Land "choose the fighter that lands next";
        /// Step 2: two own fighters have collided; name the one that is destroyed (BBS-27).
        Collide { mover: PieceId, other: PieceId } "choose whether {mover} or {other} is destroyed";
        /// Step 2, E1: name the hex where the elite comes down (BBS-E1.2).
        EliteEnd { elite: PieceId } "choose the hex where the elite {elite} lands";
        /// Step 3, E1: turn the elite before it fires (BBS-E1.3).
        EliteFace { elite: PieceId } "turn the elite {elite} before it fires";
        /// Step 3: name the fighter that fires next (BBS-R8).
        Fire "choose the fighter that fires next";
        /// Step 4: turn a fighter (BBS-40).
        Turn { fighter: PieceId } "turn fighter {fighter}";
        /// Step 5: move a capital ship.
        Capital "move a capital ship";
        /// Step 6: the capital ship fires, or does not.
        Shoot { ship: PieceId } "fire with capital ship {ship} or hold fire";
        /// Step 3 or 6: the owner of a capital ship that is hit by its first shot answers (BBS-R27).
        Answer { ship: PieceId, volley: bool } "decide whether a shield stops the first shot at capital ship {ship}";
        /// Step 7: end the turn and draw a card.
        End "end the turn";
        /// Step 7, D2: say whether and where a lost fighter returns (BBS-D2.2).
        Return { fighter: PieceId } "decide whether fighter {fighter} returns";
        /// The game is over.
        Over "do nothing more: the game is over";
    }
}

/// What kind of step allows what.
impl Step {
    /// BBS-R18: whether it is a decision in the player's turn outside a movement, when a power may be used.
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

    /// Whether choices may be proposed that are not listed: a placement (BBS-R1), a landing order (BBS-R5).
    #[must_use]
    pub const fn accepts_unlisted(self) -> bool {
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
