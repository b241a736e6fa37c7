//! Why a choice is refused.

mod power;

pub use power::PowerRefusal;

use crate::battle::game::placement::PlacementError;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::rules::Rule;
use crate::hex::Hex;
use crate::table::{Actor, Seat};

/// Why a choice is refused: the rule, the place and what was expected. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Something else has to be decided first.
    #[error("now it is time to {expected} ({})", self.rule())]
    OutOfOrder {
        /// What has to be decided.
        expected: Step,
    },
    /// The game is over.
    #[error("every player has used all movement cards: the game is over ({})", self.rule())]
    Over,
    /// Somebody else has to choose.
    #[error("{actor} is not awaited: {decider} has to {expected} ({})", self.rule())]
    NotAwaited {
        /// Who wanted to choose.
        actor: Actor,
        /// Who has to.
        decider: Seat,
        /// What has to be decided.
        expected: Step,
    },
    /// The card is not in the hand.
    #[error("the card {card} is not in the hand of {seat} ({})", self.rule())]
    NotInHand {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card is not among those that D3 lets choose from.
    #[error("the card {card} is not among those in the hand of {seat} to choose from ({})", self.rule())]
    NoChoice {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The ship or squadron is another player's.
    #[error("it is the turn of {seat}, and {piece} is not theirs ({})", self.rule())]
    NotOwn {
        /// Whose turn it is.
        seat: Seat,
        /// The ship, or the first fighter of the squadron.
        piece: PieceId,
    },
    /// The squadron has no fighter left.
    #[error("{squadron} has no fighter left to move ({})", self.rule())]
    EmptySquadron {
        /// The squadron.
        squadron: Squadron,
    },
    /// The order of landing is not one of the squadron's fighters on the board.
    #[error("an order of landing names each fighter of {squadron} on the board once ({})", self.rule())]
    LandingOrder {
        /// The squadron.
        squadron: Squadron,
    },
    /// The action does not move a squadron, so nobody lands.
    #[error("only the move of a squadron has an order of landing ({})", self.rule())]
    NoLanding,
    /// The fighter is not among those that may come down next.
    #[error("{fighter} is not among the fighters that may come down next ({})", self.rule())]
    NotLanding {
        /// The fighter.
        fighter: PieceId,
    },
    /// The fighter is neither of the two that collided.
    #[error("{mover} and {other} have collided, not {fighter} ({})", self.rule())]
    NotColliding {
        /// The fighter named.
        fighter: PieceId,
        /// The fighter that comes down.
        mover: PieceId,
        /// The fighter on that hex.
        other: PieceId,
    },
    /// The fighter does not fire now.
    #[error("{fighter} is not among the fighters that have yet to fire ({})", self.rule())]
    NotFiring {
        /// The fighter.
        fighter: PieceId,
    },
    /// It is another fighter's time to turn.
    #[error("it is time to turn {expected}, not {fighter} ({})", self.rule())]
    NotTurning {
        /// The fighter named.
        fighter: PieceId,
        /// The fighter that turns.
        expected: PieceId,
    },
    /// The fighter would turn too far.
    #[error("{fighter} would turn by {sides} hexsides, and the card allows {most} ({})", self.rule())]
    TurnsTooFar {
        /// The fighter.
        fighter: PieceId,
        /// By how many hexsides it would turn.
        sides: u8,
        /// The card's middle number.
        most: u8,
    },
    /// The card allows no fighter to turn.
    #[error("{fighter} may not turn: the card's middle number is 0 ({})", self.rule())]
    NobodyTurns {
        /// The fighter.
        fighter: PieceId,
    },
    /// The piece is not on the board.
    #[error("{piece} is not on the board ({})", self.rule())]
    NotOnBoard {
        /// The piece.
        piece: PieceId,
    },
    /// The piece is no capital ship.
    #[error("{piece} is no capital ship ({})", self.rule())]
    NotCapital {
        /// The piece.
        piece: PieceId,
    },
    /// The end pose costs too many action points.
    #[error("{ship} cannot come to lie on {to} with {points} action points ({})", self.rule())]
    OutOfReach {
        /// The ship.
        ship: PieceId,
        /// The end pose.
        to: Pose,
        /// Its action points.
        points: u8,
    },
    /// The end pose is not wholly on the board.
    #[error("{ship} would end on {hex}, off the board ({})", self.rule())]
    EndsOffBoard {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// The end pose covers an asteroid.
    #[error("{ship} would end on the asteroid on {hex} ({})", self.rule())]
    EndsOnAsteroid {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
    },
    /// The end pose covers a ship that may not be rammed.
    #[error("{ship} would end on {other} on {hex} ({})", self.rule())]
    EndsOnShip {
        /// The ship.
        ship: PieceId,
        /// The hex.
        hex: Hex,
        /// The ship that is there.
        other: PieceId,
    },
    /// The rammed fighters would destroy the ship.
    #[error("{ship} would be destroyed by ramming {rammed} enemy fighters ({})", self.rule())]
    Suicide {
        /// The ship.
        ship: PieceId,
        /// How many enemy fighters it would ram.
        rammed: u8,
    },
    /// The target is the player's own.
    #[error("{target} is an own ship ({})", self.rule())]
    FriendlyTarget {
        /// The target.
        target: PieceId,
    },
    /// The target is not in range, or nothing but blocked ways lead to it.
    #[error("{target} is not in range of the turrets of {ship} ({})", self.rule())]
    OutOfRange {
        /// The ship that fires.
        ship: PieceId,
        /// The target.
        target: PieceId,
    },
    /// A power cannot be used so.
    #[error(transparent)]
    Power(#[from] PowerRefusal),
    /// The fleet may not be placed so.
    #[error(transparent)]
    Placement(#[from] PlacementError),
}

refused!(Refusal {
    OutOfOrder { expected },
    Over,
    NotAwaited { actor, decider, expected },
    NotInHand { seat, card },
    NoChoice { seat, card },
    NotOwn { seat, piece },
    EmptySquadron { squadron },
    LandingOrder { squadron },
    NoLanding,
    NotLanding { fighter },
    NotColliding { fighter, mover, other },
    NotFiring { fighter },
    NotTurning { fighter, expected },
    TurnsTooFar { fighter, sides, most },
    NobodyTurns { fighter },
    NotOnBoard { piece },
    NotCapital { piece },
    OutOfReach { ship, to, points },
    EndsOffBoard { ship, hex },
    EndsOnAsteroid { ship, hex },
    EndsOnShip { ship, hex, other },
    Suicide { ship, rammed },
    FriendlyTarget { target },
    OutOfRange { ship, target },
    Power(error),
    Placement(error),
});

impl Refusal {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match *self {
            Self::OutOfOrder { .. } => Rule::Bbs15,
            Self::Over => Rule::Bbs57,
            Self::NotAwaited { expected: Step::Answer { .. }, .. } => Rule::BbsR27,
            Self::NotAwaited { .. } => Rule::BbsR1,
            Self::NotInHand { .. } => Rule::Bbs16,
            Self::NoChoice { .. } => Rule::BbsD3_1,
            Self::NotOwn { .. } => Rule::Bbs18,
            Self::EmptySquadron { .. } => Rule::BbsR2,
            Self::LandingOrder { .. } | Self::NoLanding | Self::NotLanding { .. } => Rule::BbsR5,
            Self::NotColliding { .. } => Rule::Bbs27,
            Self::NotFiring { .. } => Rule::Bbs33,
            Self::NotTurning { .. } | Self::TurnsTooFar { .. } => Rule::Bbs40,
            Self::NobodyTurns { .. } => Rule::Bbs41,
            Self::NotOnBoard { .. } => Rule::BbsR15,
            Self::NotCapital { .. } => Rule::Bbs42,
            Self::OutOfReach { .. } => Rule::Bbs45,
            Self::EndsOffBoard { .. } | Self::EndsOnAsteroid { .. } | Self::EndsOnShip { .. } => Rule::Bbs48,
            Self::Suicide { .. } => Rule::BbsR12,
            Self::FriendlyTarget { .. } => Rule::Bbs55,
            Self::OutOfRange { .. } => Rule::Bbs54,
            Self::Power(ref error) => error.rule(),
            Self::Placement(ref error) => error.rule(),
        }
    }
}
