//! What a player may do at a decision.

use super::card::Card;
use super::piece::{PieceId, Pose, Squadron};
use super::placement::Placement;
use crate::hex::Direction;

/// A choice that [`Game::actions`](super::Game::actions) lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "do", rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Action {
    /// Step 1: reveal a movement card of the hand.
    Reveal {
        /// The card.
        card: Card,
    },
    /// Step 2: a squadron moves.
    Squadron {
        /// The squadron.
        squadron: Squadron,
    },
    /// Step 2: the next fighter comes down, of those that end on one hex (BBS-R5).
    Land {
        /// The fighter.
        fighter: PieceId,
    },
    /// Step 2: this one of two own fighters that collided is destroyed (BBS-27).
    Destroy {
        /// The fighter.
        fighter: PieceId,
    },
    /// Step 3: the next fighter fires (BBS-R8).
    Fire {
        /// The fighter.
        fighter: PieceId,
    },
    /// Step 4: the fighter whose turn it is faces this way, which may be as before.
    Turn {
        /// The fighter.
        fighter: PieceId,
        /// The new facing.
        facing: Direction,
    },
    /// Step 5: a capital ship moves; its present pose is a move of no action points.
    Capital {
        /// The ship.
        ship: PieceId,
        /// Where it ends.
        to: Pose,
    },
    /// Step 6: the capital ship that moved fires at a target.
    Shoot {
        /// The target.
        target: PieceId,
    },
    /// Step 6: it does not fire.
    HoldFire,
    /// Step 7: the turn ends, and a card is drawn if the deck has one.
    End,
}

/// A choice among too many to list, which [`Game::propose`](super::Game::propose) validates.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "propose", rename_all = "snake_case", deny_unknown_fields))]
#[non_exhaustive]
pub enum Proposal {
    /// Setup: a whole fleet (BBS-R1).
    Place(Placement),
    /// Step 2: a squadron moves, and its fighters come down in this order instead of the one that
    /// [`Game::actions`](super::Game::actions) leads through (BBS-R5).
    Landing {
        /// How the squadron moves.
        with: Action,
        /// All its fighters that are on the board, each once, in the order they come down.
        order: alloc::vec::Vec<PieceId>,
    },
}

/// Any choice, as a log keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Choice {
    /// One that is listed.
    Action(Action),
    /// One that is validated.
    Proposal(Proposal),
}

impl From<Action> for Choice {
    fn from(action: Action) -> Self {
        Self::Action(action)
    }
}

impl From<Proposal> for Choice {
    fn from(proposal: Proposal) -> Self {
        Self::Proposal(proposal)
    }
}
