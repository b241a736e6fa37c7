//! What a player may choose at a decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::battle::game::placement::Placement;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::wing::Wing;
use crate::hex::{Direction, Hex};

/// A choice of a player. All but the last two are listed by [`Game::choices`](crate::battle::game::Game::choices); a whole
/// placement and an order of landing are among too many to list, and are proposed.
///
/// With the feature `serde` a listed choice has the tag `do`, a proposed one the tag `propose`.
///
/// JSON: `{"do": "turn", "fighter": 7, "facing": 5}`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Choice {
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
    /// Step 3: nobody is left to fire, and no fighter that was destroyed where it came down blows up (BBS-R21).
    Pass,
    /// E2, K1, D3: the power is revealed and works from now on (BBS-61).
    Unveil,
    /// E1: the power is revealed, and this fighter is the elite (BBS-E1.1).
    Elite {
        /// The fighter.
        fighter: PieceId,
    },
    /// E1: the elite comes down here (BBS-E1.2).
    EliteEnd {
        /// The hex.
        to: Hex,
    },
    /// E1: the elite takes this facing before it fires (BBS-E1.3).
    EliteFace {
        /// The facing.
        facing: Direction,
    },
    /// E3: a fighter blows up (BBS-E3.1).
    Blast {
        /// The fighter.
        fighter: PieceId,
    },
    /// V1: an asteroid moves (BBS-V1.1).
    Asteroid {
        /// Where it is.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// V2: a squadron moves, some of its fighters twice as far (BBS-V2.1).
    Double {
        /// The squadron.
        squadron: Squadron,
        /// The fighters that move twice as far.
        fighters: Wing,
    },
    /// V3: a squadron is displaced instead of moving (BBS-V3.1).
    Displace {
        /// The squadron.
        squadron: Squadron,
        /// How far and where.
        by: Hex,
    },
    /// K2: the capital ship fires straight ahead (BBS-K2.1).
    Laser {
        /// The ship.
        ship: PieceId,
    },
    /// K3: the capital ship fires the super shot (BBS-K3.1).
    SuperShot {
        /// The ship.
        ship: PieceId,
    },
    /// D1: a capital ship is shielded, on the own turn (BBS-D1.2).
    Shield {
        /// The ship.
        ship: PieceId,
    },
    /// Any hidden power of the Dreckach: the answer to the first shot at a capital ship (BBS-R27).
    Answer {
        /// Whether the shield is raised, which needs D1.
        raise: bool,
    },
    /// D2: lost fighters of a squadron return (BBS-D2.1).
    Resurrect {
        /// The squadron.
        squadron: Squadron,
    },
    /// D2: the fighters that have fallen lately return, where a table plays so
    /// ([`Returning::Fallen`](crate::battle::rules::rulings::Returning::Fallen)).
    ResurrectFallen,
    /// D2: a fighter returns (BBS-D2.2).
    Return {
        /// The fighter that is asked for.
        fighter: PieceId,
        /// An empty hex of the own start zone.
        at: Hex,
        /// Its facing.
        facing: Direction,
    },
    /// D2: a fighter does not return (BBS-R28).
    Leave {
        /// The fighter that is asked for.
        fighter: PieceId,
    },
    /// Proposed, setup: a whole fleet (BBS-R1).
    Place(Box<Placement>),
    /// Proposed, step 2: a squadron moves, and its fighters come down in an order of their own.
    Landing(Box<Landing>),
}

impl Choice {
    /// Setup: a whole fleet (BBS-R1).
    #[must_use]
    pub fn place(placement: Placement) -> Self {
        Self::Place(Box::new(placement))
    }

    /// Step 2: a squadron moves, as [`Landing`] says.
    #[must_use]
    pub fn landing(with: Self, order: Vec<PieceId>) -> Self {
        Self::Landing(Box::new(Landing { with, order }))
    }
}

/// How a squadron moves and comes down, instead of in the order that [`Game::choices`](crate::battle::game::Game::choices)
/// leads through (BBS-R5).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Landing {
    /// How the squadron moves.
    pub with: Choice,
    /// All its fighters that are on the board, each once, in the order they come down.
    pub order: Vec<PieceId>,
}
