//! The squadron's move under way: its lists, and why they do not fit the board and the step.

use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::rules::Rule;
use crate::hex::Hex;

/// Why a move under way does not fit the board, the card and the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnderWayError {
    /// A list has more fighters than a squadron.
    #[error("`under_way.{list}` has {given} fighters, and a squadron has six ({})", self.rule())]
    Crowd {
        /// Which list.
        list: &'static str,
        /// How many fighters it has.
        given: u32,
    },
    /// A fighter is twice in a list.
    #[error("{piece} is twice in `under_way.{list}` ({})", self.rule())]
    Twice {
        /// Which list.
        list: &'static str,
        /// The fighter.
        piece: PieceId,
    },
    /// No squadron moves at this step.
    #[error("no squadron moves when it is time to {step}, and `under_way` is not empty ({})", self.rule())]
    Idle {
        /// The step.
        step: Step,
    },
    /// A piece is of another player, another squadron or no squadron.
    #[error("{piece} in `under_way.{list}` is not of {squadron}, which moves ({})", self.rule())]
    Stranger {
        /// Which list.
        list: &'static str,
        /// The piece.
        piece: PieceId,
        /// The squadron that moves.
        squadron: Squadron,
    },
    /// No squadron of the player whose turn it is moves.
    #[error("{piece} in `under_way.{list}` is no fighter of the player whose turn it is ({})", self.rule())]
    NotOwn {
        /// Which list.
        list: &'static str,
        /// The piece.
        piece: PieceId,
    },
    /// A fighter is neither on the board nor in the air.
    #[error("{piece} in `under_way.{list}` is neither on the board nor in the air ({})", self.rule())]
    Gone {
        /// Which list.
        list: &'static str,
        /// The fighter.
        piece: PieceId,
    },
    /// Nobody is in the air at a step that has somebody there.
    #[error("nobody is in the air when it is time to {step} ({})", self.rule())]
    NobodyAloft {
        /// The step.
        step: Step,
    },
    /// Somebody is in the air although all have come down.
    #[error("{piece} is in the air when it is time to {step} ({})", self.rule())]
    Aloft {
        /// The fighter.
        piece: PieceId,
        /// The step.
        step: Step,
    },
    /// The fighters in the air are not ascending, and their owner has named no order.
    #[error("{piece} in `under_way.airborne` is out of order, and its owner has named none ({})", self.rule())]
    Unsorted {
        /// The fighter.
        piece: PieceId,
    },
    /// The owner's order of landing is kept although fighters turn already.
    #[error("`under_way.ordered` is kept when it is time to {step} ({})", self.rule())]
    Ordered {
        /// The step.
        step: Step,
    },
    /// A fighter lifted off where it cannot have been.
    #[error("{piece} cannot have lifted off from {from}, where {what} ({})", self.rule())]
    From {
        /// The fighter.
        piece: PieceId,
        /// Where it is said to have been.
        from: Hex,
        /// What is there.
        what: Taken,
    },
    /// Two fighters lifted off from one hex.
    #[error("{piece} and {other} cannot both have lifted off from {from} ({})", self.rule())]
    SameFrom {
        /// The fighter listed later.
        piece: PieceId,
        /// The fighter listed before it.
        other: PieceId,
        /// The hex.
        from: Hex,
    },
    /// A fighter comes down elsewhere than the card says.
    #[error("{piece} comes down on {to}, and its move brings it to {expected} ({})", self.rule())]
    To {
        /// The fighter.
        piece: PieceId,
        /// Where it is said to come down.
        to: Hex,
        /// Where the card, or the power that doubles its move, brings it.
        expected: Hex,
    },
    /// A fighter is in the air although the card moves nobody.
    #[error("{piece} is in the air, and the card of the turn moves nobody ({})", self.rule())]
    Grounded {
        /// The fighter.
        piece: PieceId,
    },
    /// A fighter in the air has more damage than it survives.
    #[error("{piece} in the air has {damage} damage, and survives {most} ({})", self.rule())]
    Damage {
        /// The fighter.
        piece: PieceId,
        /// The damage given.
        damage: u8,
        /// How much it survives.
        most: u8,
    },
    /// A fighter has yet to fire and is not listed so.
    #[error("{piece} has yet to fire and is missing in `under_way.ready` ({})", self.rule())]
    NotReady {
        /// The fighter.
        piece: PieceId,
    },
    /// A fighter is listed to fire although it is time to turn.
    #[error("{piece} in `under_way.ready` has yet to fire when it is time to {step} ({})", self.rule())]
    StillReady {
        /// The fighter.
        piece: PieceId,
        /// The step.
        step: Step,
    },
    /// A fighter has yet to turn and is not listed so.
    #[error("{piece} has yet to turn and is missing in `under_way.turning` ({})", self.rule())]
    NotTurning {
        /// The fighter.
        piece: PieceId,
    },
    /// A fighter is listed to turn although its turn is over.
    #[error("{piece} in `under_way.turning` had to turn before {fighter} ({})", self.rule())]
    Turned {
        /// The fighter.
        piece: PieceId,
        /// The fighter that turns now.
        fighter: PieceId,
    },
    /// The elite is listed to turn like the others.
    #[error("{piece} in `under_way.turning` is the elite, which does not turn after it has fired ({})", self.rule())]
    EliteTurns {
        /// The elite.
        piece: PieceId,
    },
    /// The elite has yet to take its facing and is not listed so.
    #[error("{elite}, the elite, has yet to take its facing and is not `under_way.elite` ({})", self.rule())]
    EliteMissing {
        /// The elite.
        elite: PieceId,
    },
    /// A piece that is not the elite of the squadron has yet to take the elite's facing.
    #[error("{piece} is `under_way.elite`, and no elite has yet to take its facing when it is time to {step} ({})", self.rule())]
    NoElite {
        /// The piece.
        piece: PieceId,
        /// The step.
        step: Step,
    },
    /// Crashes are noted that do not matter.
    #[error("{piece} in `under_way.crashed` can no longer blow up, because no power of the Earthers is hidden ({})", self.rule())]
    CrashRevealed {
        /// The fighter.
        piece: PieceId,
    },
    /// Crashes are noted although all have fired.
    #[error("{piece} in `under_way.crashed` can no longer blow up when it is time to {step} ({})", self.rule())]
    CrashLate {
        /// The fighter.
        piece: PieceId,
        /// The step.
        step: Step,
    },
    /// A fighter that crashed is still there.
    #[error("{piece} in `under_way.crashed` has not been destroyed ({})", self.rule())]
    CrashPresent {
        /// The fighter.
        piece: PieceId,
    },
    /// A fighter crashed off the board.
    #[error("{piece} cannot have hit anything on {at}, off the board ({})", self.rule())]
    CrashOff {
        /// The fighter.
        piece: PieceId,
        /// The hex.
        at: Hex,
    },
    /// A crash is noted although a shot has been fired.
    #[error("{piece} in `under_way.crashed` can no longer blow up, because {fired} has fired ({})", self.rule())]
    CrashAfterShot {
        /// The fighter.
        piece: PieceId,
        /// A fighter that has fired.
        fired: PieceId,
    },
}

/// What is on a hex from which nobody can have lifted off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Taken {
    /// The hex is off the board.
    Off,
    /// An asteroid.
    Asteroid,
    /// A ship that has not moved with the squadron.
    Ship(PieceId),
}

impl core::fmt::Display for Taken {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Off => f.write_str("there is no board"),
            Self::Asteroid => f.write_str("an asteroid is"),
            Self::Ship(piece) => write!(f, "{piece} is"),
        }
    }
}

refused!(UnderWayError {
    Crowd { list, given },
    Twice { list, piece },
    Idle { step },
    Stranger { list, piece, squadron },
    NotOwn { list, piece },
    Gone { list, piece },
    NobodyAloft { step },
    Aloft { piece, step },
    Unsorted { piece },
    Ordered { step },
    From { piece, from, what },
    SameFrom { piece, other, from },
    To { piece, to, expected },
    Grounded { piece },
    Damage { piece, damage, most },
    NotReady { piece },
    StillReady { piece, step },
    NotTurning { piece },
    Turned { piece, fighter },
    EliteTurns { piece },
    EliteMissing { elite },
    NoElite { piece, step },
    CrashRevealed { piece },
    CrashLate { piece, step },
    CrashPresent { piece },
    CrashOff { piece, at },
    CrashAfterShot { piece, fired },
});

impl UnderWayError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Crowd { .. } | Self::Twice { .. } => Rule::Bbs2,
            Self::Idle { .. } | Self::NobodyAloft { .. } | Self::Aloft { .. } | Self::Ordered { .. } => Rule::Bbs15,
            Self::Stranger { .. } | Self::NotOwn { .. } => Rule::Bbs18,
            Self::Gone { .. } | Self::CrashPresent { .. } => Rule::Bbs32,
            Self::Unsorted { .. } => Rule::BbsR5,
            Self::From { .. } | Self::SameFrom { .. } => Rule::BbsR4,
            Self::To { .. } => Rule::Bbs21,
            Self::Grounded { .. } => Rule::BbsR30,
            Self::Damage { .. } => Rule::Bbs36,
            Self::NotReady { .. } | Self::StillReady { .. } => Rule::Bbs33,
            Self::NotTurning { .. } | Self::Turned { .. } => Rule::Bbs40,
            Self::EliteTurns { .. } => Rule::BbsE1_6,
            Self::EliteMissing { .. } | Self::NoElite { .. } => Rule::BbsE1_3,
            Self::CrashRevealed { .. }
            | Self::CrashLate { .. }
            | Self::CrashOff { .. }
            | Self::CrashAfterShot { .. } => Rule::BbsR21,
        }
    }
}
