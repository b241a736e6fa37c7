//! Why a choice is refused.

use crate::battle::game::placement::PlacementError;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
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
    /// The player has no power.
    #[error("{seat} has no power ({})", self.rule())]
    NoPower {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The player does not have this power.
    #[error("{seat}, who would have to, cannot use {power} ({})", self.rule())]
    NotHeld {
        /// Who would have to use it.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// The power's one use is spent.
    #[error("the use of {power} is spent ({})", self.rule())]
    Spent {
        /// The power.
        power: Power,
    },
    /// A movement is under way.
    #[error("{power} cannot be used in the middle of a movement or of another choice ({})", self.rule())]
    InMovement {
        /// The power.
        power: Power,
    },
    /// The power is revealed already, or is one that is revealed by using it.
    #[error("{seat} has no power that is revealed without being used ({})", self.rule())]
    NothingToReveal {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The power cannot be revealed any more in this turn.
    #[error("{power} is revealed before the card of the turn ({})", self.rule())]
    TooLate {
        /// The power.
        power: Power,
    },
    /// The piece cannot be the elite.
    #[error("{fighter} is not an own fighter on the board, so it cannot be the elite ({})", self.rule())]
    NoElite {
        /// The piece.
        fighter: PieceId,
    },
    /// The elite is not coming down.
    #[error("the elite does not move now, so it cannot end on {to} ({})", self.rule())]
    EliteStays {
        /// The hex.
        to: Hex,
    },
    /// The elite does not get there.
    #[error("{elite}, the elite, cannot get to {to} with the card's move ({})", self.rule())]
    EliteOutOfReach {
        /// The elite.
        elite: PieceId,
        /// The hex.
        to: Hex,
    },
    /// The elite may not end on that hex.
    #[error("{elite}, the elite, may not end on {to} ({})", self.rule())]
    EliteEndsOn {
        /// The elite.
        elite: PieceId,
        /// The hex.
        to: Hex,
    },
    /// The piece cannot blow up.
    #[error("{fighter} is no own fighter on the board, nor one just destroyed by what it hit ({})", self.rule())]
    NoBlast {
        /// The piece.
        fighter: PieceId,
    },
    /// The asteroid cannot move so.
    #[error(
        "no asteroid within 3 hexes of an own capital ship moves from {from} to a next hex {to} on the board without \
         asteroid ({})",
        self.rule()
    )]
    NoAsteroidMove {
        /// Where the asteroid should be.
        from: Hex,
        /// Where it should go.
        to: Hex,
    },
    /// The fighters that should move twice as far are none, or not all on the board.
    #[error("those who move twice as far are fighters of {squadron} on the board, at least one ({})", self.rule())]
    NoDouble {
        /// The squadron.
        squadron: Squadron,
    },
    /// A squadron is not displaced in the first round.
    #[error("no squadron is displaced in the first round ({})", self.rule())]
    FirstRound,
    /// The squadron cannot be displaced so far or that way.
    #[error("a squadron cannot be displaced by {by} ({})", self.rule())]
    NoDisplacement {
        /// The way.
        by: Hex,
    },
    /// The capital ship is not the one that acts.
    #[error("{ship} is not the capital ship that acts this turn ({})", self.rule())]
    NotActivated {
        /// The ship.
        ship: PieceId,
    },
    /// The laser would strike no enemy.
    #[error("no enemy is the first obstacle ahead of {ship} ({})", self.rule())]
    NothingAhead {
        /// The ship.
        ship: PieceId,
    },
    /// The piece cannot be shielded.
    #[error("{ship} is not an own capital ship on the board, so it cannot be shielded ({})", self.rule())]
    NoShield {
        /// The piece.
        ship: PieceId,
    },
    /// Nobody is asked about a shield.
    #[error("no capital ship has just been hit by its first shot, so there is nothing to answer ({})", self.rule())]
    NoQuestion,
    /// Fighters return only at the end of the turn.
    #[error("fighters return at the end of the own turn, before the draw ({})", self.rule())]
    TooEarly,
    /// The squadron is not the player's or has lost nobody.
    #[error("{squadron} is not an own one with lost fighters ({})", self.rule())]
    NobodyReturns {
        /// The squadron.
        squadron: Squadron,
    },
    /// No own fighter has fallen lately, or the table does not play so.
    #[error("no own fighter that a squadron has taken since the own previous turn can return ({})", self.rule())]
    NobodyFallen,
    /// The start zone is full.
    #[error("no hex of the start zone of {seat} is empty ({})", self.rule())]
    NoRoom {
        /// Whose zone.
        seat: Seat,
    },
    /// It is not this fighter that may return now.
    #[error("{fighter} is not the lost fighter that may return now ({})", self.rule())]
    NotReturning {
        /// The fighter.
        fighter: PieceId,
    },
    /// The hex is not an empty one of the start zone.
    #[error("{fighter} returns to an empty hex of its start zone, and {at} is none ({})", self.rule())]
    NoBerth {
        /// The fighter.
        fighter: PieceId,
        /// The hex.
        at: Hex,
    },
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
    NoPower { seat },
    NotHeld { seat, power },
    Spent { power },
    InMovement { power },
    NothingToReveal { seat },
    TooLate { power },
    NoElite { fighter },
    EliteStays { to },
    EliteOutOfReach { elite, to },
    EliteEndsOn { elite, to },
    NoBlast { fighter },
    NoAsteroidMove { from, to },
    NoDouble { squadron },
    FirstRound,
    NoDisplacement { by },
    NotActivated { ship },
    NothingAhead { ship },
    NoShield { ship },
    NoQuestion,
    TooEarly,
    NobodyReturns { squadron },
    NobodyFallen,
    NoRoom { seat },
    NotReturning { fighter },
    NoBerth { fighter, at },
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
            Self::NoPower { .. } | Self::NothingToReveal { .. } => Rule::Bbs61,
            Self::NotHeld { power, .. } | Self::InMovement { power } => Self::time_of(power),
            Self::Spent { power } => Self::use_of(power),
            Self::TooLate { .. } => Rule::BbsR32,
            Self::NoElite { .. } => Rule::BbsE1_1,
            Self::EliteStays { .. } | Self::EliteOutOfReach { .. } => Rule::BbsE1_2,
            Self::EliteEndsOn { .. } => Rule::BbsE1_6,
            Self::NoBlast { .. } => Rule::BbsE3_1,
            Self::NoAsteroidMove { .. } => Rule::BbsV1_1,
            Self::NoDouble { .. } => Rule::BbsV2_1,
            Self::FirstRound => Rule::BbsV3_2,
            Self::NoDisplacement { .. } => Rule::BbsV3_1,
            Self::NotActivated { .. } => Rule::Bbs53,
            Self::NothingAhead { .. } => Rule::BbsK2_1,
            Self::NoShield { .. } => Rule::BbsD1_1,
            Self::NoQuestion => Rule::BbsD1_2,
            Self::TooEarly | Self::NobodyReturns { .. } | Self::NotReturning { .. } => Rule::BbsD2_1,
            Self::NobodyFallen => Rule::BbsR28,
            Self::NoRoom { .. } | Self::NoBerth { .. } => Rule::BbsD2_2,
            Self::Placement(ref error) => error.rule(),
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
            other => Self::time_of(other),
        }
    }
}
