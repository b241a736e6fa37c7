//! Why a choice is refused.

mod power;

pub use power::PowerRefusal;

use crate::battle::field::refusal::FieldRefusal;
use crate::battle::game::placement::PlacementError;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::rules::Rule;
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
    /// The piece is no capital ship.
    #[error("{piece} is no capital ship ({})", self.rule())]
    NotCapital {
        /// The piece.
        piece: PieceId,
    },
    /// The board does not allow it.
    #[error(transparent)]
    Field(#[from] FieldRefusal),
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
    NotCapital { piece },
    Field(error),
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
            Self::NotCapital { .. } => Rule::Bbs42,
            Self::Field(ref error) => error.rule(),
            Self::Power(ref error) => error.rule(),
            Self::Placement(ref error) => error.rule(),
        }
    }
}
