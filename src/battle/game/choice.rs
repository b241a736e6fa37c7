//! What a player may choose at a decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::battle::game::placement::Placement;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::wing::Wing;
use crate::hex::{Direction, Hex};
use crate::table::message::{Argued, Argument};

messages! {
    /// A choice of a player. [`Game::choices`](crate::battle::game::Game::choices) lists all but the last two, a whole placement
    /// and a landing order, which are too many to list and must be proposed.
    ///
    /// With the feature `serde` a listed choice has the tag `do`, a proposed one the tag `propose`.
    ///
    /// JSON: `{"do": "turn", "fighter": 7, "facing": 5}`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Choice by "do" of "battle-choice" {
        /// Step 1: reveal a movement card of the hand.
        Reveal { card: Card } "reveal movement card {card}";
        /// Step 2: a squadron moves.
        Squadron { squadron: Squadron } "move squadron {squadron}";
        /// Step 2: the next fighter comes down, of those that end on one hex (BBS-R5).
        Land { fighter: PieceId } "land fighter {fighter} next";
        /// Step 2: this one of two own fighters that collided is destroyed (BBS-27).
        Destroy { fighter: PieceId } "destroy fighter {fighter}";
        /// Step 3: the next fighter fires (BBS-R8).
        Fire { fighter: PieceId } "fire with fighter {fighter}";
        /// Step 4: the fighter whose turn it is faces this way, which may be as before.
        Turn { fighter: PieceId, facing: Direction } "turn fighter {fighter} to face {facing}";
        /// Step 5: a capital ship moves; its present pose is a move of no action points.
        Capital { ship: PieceId, to: Pose } "move capital ship {ship} to {to}";
        /// Step 6: the capital ship that moved fires at a target.
        Shoot { target: PieceId } "fire at {target}";
        /// Step 6: it does not fire.
        HoldFire "hold fire";
        /// Step 7: the turn ends, and a card is drawn if the deck has one.
        End "end the turn";
        /// Step 3: no fighter is left to fire, and none that was destroyed as it landed blows up (BBS-R21).
        Pass "blow up no fighter";
        /// E2, K1, D3: the power is revealed and works from now on (BBS-61).
        Unveil "reveal the power";
        /// E1: the power is revealed, and this fighter is the elite (BBS-E1.1).
        Elite { fighter: PieceId } "make fighter {fighter} the elite";
        /// E1: the elite comes down here (BBS-E1.2).
        EliteEnd { to: Hex } "land the elite on {to}";
        /// E1: the elite takes this facing before it fires (BBS-E1.3).
        EliteFace { facing: Direction } "turn the elite to face {facing}";
        /// E3: a fighter blows up (BBS-E3.1).
        Blast { fighter: PieceId } "blow up fighter {fighter}";
        /// V1: an asteroid moves (BBS-V1.1).
        Asteroid { from: Hex, to: Hex } "move the asteroid on {from} to {to}";
        /// V2: a squadron moves, some of its fighters twice as far (BBS-V2.1).
        Double { squadron: Squadron, fighters: Wing } "move squadron {squadron}; twice as far: {fighters}";
        /// V3: a squadron is displaced instead of moving (BBS-V3.1).
        Displace { squadron: Squadron, by: Hex } "displace squadron {squadron} by {by}";
        /// K2: the capital ship fires straight ahead (BBS-K2.1).
        Laser { ship: PieceId } "fire the laser of capital ship {ship}";
        /// K3: the capital ship fires the super shot (BBS-K3.1).
        SuperShot { ship: PieceId } "fire the super shot of capital ship {ship}";
        /// D1: a capital ship is shielded, on the own turn (BBS-D1.2).
        Shield { ship: PieceId } "raise the shield of capital ship {ship}";
        /// Any hidden power of the Dreckach: the answer to the first shot at a capital ship (BBS-R27).
        Answer { raise: bool } "{raise|1:raise the shield|do not raise the shield}";
        /// D2: lost fighters of a squadron return (BBS-D2.1).
        Resurrect { squadron: Squadron } "return lost fighters of squadron {squadron}";
        /// D2: the fighters that have fallen lately return, where a table plays so
        /// ([`Returning::Fallen`](crate::battle::rules::rulings::Returning::Fallen)).
        ResurrectFallen "return the fighters that squadrons have taken lately";
        /// D2: a fighter returns (BBS-D2.2).
        Return { fighter: PieceId, at: Hex, facing: Direction } "return fighter {fighter} to {at}, facing {facing}";
        /// D2: a fighter does not return (BBS-R28).
        Leave { fighter: PieceId } "do not return fighter {fighter}";
    } or by "propose" {
        /// Setup: a whole fleet (BBS-R1).
        Place[placement: Box<Placement>] "place the fleet";
        /// Step 2: a squadron moves, and its fighters come down in an order of their own.
        Landing[landing: Box<Landing>] with with = (landing.moved()), order = (Argument::Several(&landing.order))
            "{with}; landing order: {order}";
    }
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

/// A squadron's move with its landing order, instead of choosing the next fighter to land one by one (BBS-R5).
///
/// JSON: `{"with": {"do": "squadron", "squadron": [0, 1]}, "order": [7, 6]}`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Landing {
    /// How the squadron moves.
    pub with: Choice,
    /// All its fighters on the board, each once, in landing order.
    pub order: Vec<PieceId>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Landing { with, order });

impl Landing {
    /// The move; an order within an order is refused, and not read further.
    fn moved(&self) -> Argument<'_> {
        match &self.with {
            Choice::Landing(_) => "move in a landing order".into(),
            with => with.argument(),
        }
    }
}
