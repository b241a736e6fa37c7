//! Why a choice is refused.

use crate::battle::field::refusal::FieldRefusal;
use crate::battle::game::placement::PlacementError;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;
use crate::hex::Hex;
use crate::table::{Actor, Seat};

messages! {
    /// Why a choice is refused: the rule, the place and what was expected. The game does not change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Refusal refused Rule of "battle-refusal" {
        OutOfOrder { expected: Step } => Rule::Bbs15, "not now: the next decision is to {expected}";
        Over => Rule::Bbs57, "the game is over: every player has used all movement cards";
        NotAwaited { actor: Actor, decider: Seat, expected: Step } => if matches!(expected, Step::Answer { .. }) { Rule::BbsR27 } else { Rule::BbsR1 }, "{actor} cannot choose now: {decider} has to {expected}";
        NotInHand { seat: Seat, card: Card } => Rule::Bbs16, "{seat} does not have card {card} in hand";
        NoChoice { seat: Seat, card: Card } => Rule::BbsD3_1, "card {card} is not one of the cards in hand that {seat} may choose from";
        NotOwn { seat: Seat, piece: PieceId } => Rule::Bbs18, "{piece} does not belong to {seat}, whose turn it is";
        EmptySquadron { squadron: Squadron } => Rule::BbsR2, "squadron {squadron} has no fighters left to move";
        LandingOrder { squadron: Squadron } => Rule::BbsR5, "a landing order names each fighter of squadron {squadron} on the board exactly once";
        NoLanding => Rule::BbsR5, "only the move of a squadron can have a landing order";
        NotLanding { fighter: PieceId } => Rule::BbsR5, "{fighter} is not one of the fighters that may land next";
        NotColliding { fighter: PieceId, mover: PieceId, other: PieceId } => Rule::Bbs27, "{fighter} is not in this collision; {mover} and {other} are";
        NotFiring { fighter: PieceId } => Rule::Bbs33, "{fighter} is not one of the fighters that have yet to fire";
        NotTurning { fighter: PieceId, expected: PieceId } => Rule::Bbs40, "fighter {expected} rotates now, not {fighter}";
        TurnsTooFar { fighter: PieceId, sides: u8, most: u8 } => Rule::Bbs40, "fighter {fighter} would rotate {sides|1:1 hexside|# hexsides}, but the card allows {most}";
        NobodyTurns { fighter: PieceId } => Rule::Bbs41, "fighter {fighter} may not rotate: the card's middle number is 0";
        NotCapital { piece: PieceId } => Rule::Bbs42, "{piece} is not a capital ship";

        // Powers.
        NoPower { seat: Seat } => Rule::Bbs61, "{seat} has no power";
        NotHeld { seat: Seat, power: Power } => time_of(*power), "{seat} is to decide and cannot use power {power}";
        Spent { power: Power } => use_of(*power), "power {power} has no use left";
        InMovement { power: Power } => time_of(*power), "power {power} cannot be used during a movement or another choice";
        NothingToReveal { seat: Seat } => Rule::Bbs61, "{seat} has no power that can be revealed without using it";
        TooLate { power: Power } => Rule::BbsR32, "power {power} can be revealed only before the card of the turn";
        NoElite { fighter: PieceId } => Rule::BbsE1_1, "{fighter} is not a fighter of yours on the board, so it cannot be the elite";
        EliteStays { to: Hex } => Rule::BbsE1_2, "the elite is not moving now, so it cannot end on {to}";
        EliteOutOfReach { elite: PieceId, to: Hex } => Rule::BbsE1_2, "the elite {elite} cannot reach {to} with this card";
        EliteEndsOn { elite: PieceId, to: Hex } => Rule::BbsE1_6, "the elite {elite} may not end its move on {to}";
        NoBlast { fighter: PieceId } => Rule::BbsE3_1, "{fighter} is neither a fighter of yours on the board nor one just destroyed in a collision";
        NoAsteroidMove { from: Hex, to: Hex } => Rule::BbsV1_1, "no asteroid within 3 hexes of a capital ship of yours can move from {from} to {to}: it moves to a neighbouring hex on the board without an asteroid";
        AsteroidsLate => Rule::BbsR22, "asteroids move only before or after the capital ship moves";
        NoDouble { squadron: Squadron } => Rule::BbsV2_1, "at least one fighter moves twice as far, and only fighters of squadron {squadron} on the board can";
        FirstRound => Rule::BbsV3_2, "no squadron may be displaced in the first round";
        NoDisplacement { by: Hex } => Rule::BbsV3_1, "a squadron cannot be displaced by {by}";
        NotActivated { ship: PieceId } => Rule::Bbs53, "{ship} is not the capital ship that acts this turn";
        NothingAhead { ship: PieceId } => Rule::BbsK2_1, "the laser of capital ship {ship} has no target: no enemy ship is the first obstacle ahead";
        NoShield { ship: PieceId } => Rule::BbsD1_1, "{ship} is not a capital ship of yours on the board, so it cannot be shielded";
        NoQuestion => Rule::BbsD1_2, "there is nothing to answer: no capital ship has just been hit by its first shot";
        TooEarly => Rule::BbsD2_1, "fighters return only at the end of your turn, before the draw";
        NobodyReturns { squadron: Squadron } => Rule::BbsD2_1, "squadron {squadron} is not yours or has lost no fighters";
        NobodyFallen => Rule::BbsR28, "no fighter you lost to a squadron since your last turn can return";
        NoRoom { seat: Seat } => Rule::BbsD2_2, "the start zone of {seat} has no empty hex";
        NotReturning { fighter: PieceId } => Rule::BbsD2_1, "{fighter} is not the lost fighter that may return now";
        NoBerth { fighter: PieceId, at: Hex } => Rule::BbsD2_2, "fighter {fighter} returns to an empty hex of its start zone, and {at} is not one";
    } or {
        /// It is not possible on the board.
        Field(FieldRefusal),
        /// The placement is refused.
        Placement(PlacementError),
    }
}

/// The rule that says when, and so by whom, a power is used.
const fn time_of(power: Power) -> Rule {
    match power {
        Power::E1 | Power::E2 | Power::K1 => Rule::BbsR18,
        Power::E3 => Rule::BbsE3_1,
        Power::V1 => Rule::BbsV1_2,
        Power::V2 => Rule::BbsV2_1,
        Power::V3 => Rule::BbsV3_1,
        Power::K2 => Rule::BbsK2_1,
        Power::K3 => Rule::BbsK3_1,
        Power::D1 => Rule::BbsD1_2,
        Power::D2 => Rule::BbsD2_1,
        Power::D3 => Rule::BbsR32,
    }
}

/// The rule that says how often a power is used.
const fn use_of(power: Power) -> Rule {
    match power {
        Power::E1 => Rule::BbsE1_1,
        Power::V1 => Rule::BbsV1_1,
        Power::D1 => Rule::BbsR27,
        other => time_of(other),
    }
}
