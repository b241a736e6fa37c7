//! Why a power cannot be used.

use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;
use crate::hex::Hex;
use crate::table::Seat;

/// Why a power cannot be used so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PowerRefusal {
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
}

refused!(PowerRefusal {
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
});

impl PowerRefusal {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match *self {
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
