//! Whether a game that was put together stands at the decision that its step names.

use alloc::vec::Vec;

use crate::battle::field::Cell;
use crate::battle::game::Game;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;

/// Why the parts do not stand at the decision that the step names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StepError {
    /// There is nothing to decide: the game would have gone on.
    #[error("there is nothing to decide when it is time to {step}: the game goes on until it is time to {next} ({})", self.rule())]
    NothingToDecide {
        /// The step given.
        step: Step,
        /// The step that the game would have gone on to.
        next: Step,
    },
    /// The step names a piece that cannot do what the step asks for.
    #[error("it cannot be time to {step}: {piece} {why} ({})", self.rule())]
    Piece {
        /// The step given.
        step: Step,
        /// The piece.
        piece: PieceId,
        /// Why it cannot.
        why: Unable,
    },
}

/// Why a piece cannot do what a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Unable {
    /// It is another player's.
    NotOwn,
    /// It is no capital ship.
    NoCapital,
    /// It is not in the air.
    NotAloft,
    /// It does not come down on the other fighter's hex.
    ElsewhereBound,
    /// It collides like a capital ship, so nobody has to choose.
    Heavy,
    /// Another fighter comes down before it.
    NotNext,
    /// It is not the elite that has yet to act.
    NoElite,
    /// It is not the next to turn.
    NotNextToTurn,
    /// Its owner has not used D2.
    NoReturn,
    /// It is no lost fighter that may return.
    NotLost,
    /// Its start zone is full.
    NoRoom,
}

impl core::fmt::Display for Unable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::NotOwn => "is not of the player whose turn it is",
            Self::NoCapital => "is no capital ship",
            Self::NotAloft => "is not in the air",
            Self::ElsewhereBound => "is not on the hex where the other comes down",
            Self::Heavy => "collides like a capital ship, so there is no choice",
            Self::NotNext => "does not come down next",
            Self::NoElite => "is not the elite that has yet to act",
            Self::NotNextToTurn => "is not the next to turn",
            Self::NoReturn => "has an owner who has not used the power D2",
            Self::NotLost => "is no lost fighter that may return",
            Self::NoRoom => "has a start zone without an empty hex",
        })
    }
}

refused!(StepError {
    NothingToDecide { step, next },
    Piece { step, piece, why },
});

impl StepError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NothingToDecide { .. } => Rule::Bbs15,
            Self::Piece { step, .. } => match step {
                Step::Collide { .. } => Rule::Bbs27,
                Step::EliteEnd { .. } => Rule::BbsE1_2,
                Step::EliteFace { .. } => Rule::BbsE1_3,
                Step::Turn { .. } => Rule::Bbs40,
                Step::Shoot { .. } => Rule::Bbs53,
                Step::Return { .. } => Rule::BbsD2_1,
                _ => Rule::Bbs15,
            },
        }
    }
}

impl Game {
    /// Whether the game stands at the decision that its step names: one from which [`Game::proceed`] does not go on.
    pub(super) fn check_step(&self) -> Result<(), StepError> {
        let step = self.step;
        if let Some((piece, why)) = self.unable() {
            return Err(StepError::Piece { step, piece, why });
        }
        let mut next = self.clone();
        next.proceed(&mut Vec::new());
        if next == *self { Ok(()) } else { Err(StepError::NothingToDecide { step, next: next.step }) }
    }

    /// The piece that cannot do what the step asks of it.
    fn unable(&self) -> Option<(PieceId, Unable)> {
        match self.step {
            Step::Collide { mover, other } => self.unable_to_collide(mover, other),
            Step::EliteEnd { elite } => {
                let next = self.sortie.next().is_some_and(|flier| flier.piece == elite && flier.to.is_none());
                (!next).then_some((elite, Unable::NoElite))
            }
            Step::EliteFace { elite } => (self.sortie.elite != Some(elite)).then_some((elite, Unable::NoElite)),
            Step::Turn { fighter } => (self.next_to_turn() != self.step).then_some((fighter, Unable::NotNextToTurn)),
            Step::Shoot { ship } if ship.seat() != self.active => Some((ship, Unable::NotOwn)),
            Step::Shoot { ship } if !ship.is_capital() => Some((ship, Unable::NoCapital)),
            Step::Return { fighter } => self.unable_to_return(fighter).map(|why| (fighter, why)),
            _ => None,
        }
    }

    /// BBS-27, BBS-R5: the fighter that comes down next meets an own one.
    fn unable_to_collide(&self, mover: PieceId, other: PieceId) -> Option<(PieceId, Unable)> {
        let flier = self.sortie.airborne.iter().find(|flier| flier.piece == mover && flier.to.is_some());
        let Some(flier) = flier else { return Some((mover, Unable::NotAloft)) };
        let next = match self.sortie.next() {
            Some(next) => next == flier,
            None => self.sortie.contenders().any(|contender| contender == flier),
        };
        if !next {
            Some((mover, Unable::NotNext))
        } else if other.seat() != self.active {
            Some((other, Unable::NotOwn))
        } else if flier.to.map(|to| self.field.cell(to)) != Some(Cell::Ship(other)) {
            Some((other, Unable::ElsewhereBound))
        } else {
            self.field.is_heavy(other).then_some((other, Unable::Heavy))
        }
    }

    /// BBS-D2.1, BBS-R28: a lost fighter of the player who has used D2 is asked for, and there is room for it.
    fn unable_to_return(&self, fighter: PieceId) -> Option<Unable> {
        let used = self.power(self.active).is_some_and(|holding| holding.power == Power::D2 && holding.spent);
        let fallen = !self.returns_fallen() || self.fallen.contains(fighter);
        if fighter.seat() != self.active {
            Some(Unable::NotOwn)
        } else if !used {
            Some(Unable::NoReturn)
        } else if fighter.is_capital() || self.field.is_aboard(fighter) || !fallen {
            Some(Unable::NotLost)
        } else {
            self.berths().next().is_none().then_some(Unable::NoRoom)
        }
    }
}
