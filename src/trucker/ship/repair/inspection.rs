//! A repair step by step: one component in a mistake after the other, then one piece of each ship.

use alloc::vec::Vec;

use super::is_cut_off;
use super::mistakes::Mistakes;
use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::trucker::parts::component::Component;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// The components in a mistake now: both sides of a bad contact, an outlet and what blocks it, an engine turned the wrong
    /// way, a component on a closed cell. A piece that does not hang together with the rest of its ship is in none (LM-R30).
    #[must_use]
    pub fn in_mistake(&self) -> CellSet {
        let offenders = if self.board().surface().is_narrow() {
            Mistakes::<u64>::of(self).offenders().into_u128()
        } else {
            Mistakes::<u128>::of(self).offenders()
        };
        CellSet::from_bits(offenders)
    }

    /// The components that may be removed at the ship check now: those [in a mistake](Self::in_mistake) (LM-LEGAL-11, LM-R30),
    /// or all with [`free_repair`](Rulings::free_repair).
    #[must_use]
    pub fn removable(&self, rulings: &Rulings) -> CellSet {
        if rulings.free_repair { self.occupied() } else { self.in_mistake() }
    }

    /// Removes one component at the ship check (LM-LEGAL-11); it belongs into the lost pile.
    ///
    /// # Errors
    /// [`RemovalError`]; the layout is unchanged then.
    pub fn remove_at_check(&mut self, cell: Cell, rulings: &Rulings) -> Result<Component, RemovalError> {
        let present = self.get(cell).ok_or(RemovalError::NoComponent { cell })?;
        let removable = self.removable(rulings);
        if !removable.contains(cell) {
            return Err(RemovalError::InNoMistake { cell, present, removable });
        }
        self.remove(cell);
        Ok(present)
    }

    /// Keeps the piece with `cell` of its ship and removes all others of that ship (LM-LEGAL-12, LM-IVC-CHECK); any piece may
    /// be kept. Returns the cells of what is lost, which belongs into the lost pile.
    ///
    /// # Errors
    /// [`PieceError`]; the layout is unchanged then.
    pub fn keep_piece(&mut self, cell: Cell) -> Result<CellSet, PieceError> {
        let ship = self.board().ships().iter().find(|ship| ship.contains(cell)).copied();
        let (Some(ship), Some(_)) = (ship, self.get(cell)) else {
            return Err(PieceError::NoPiece { cell });
        };
        let mistakes = self.mistakes();
        if !mistakes.is_empty() {
            return Err(PieceError::MistakesLeft { mistakes });
        }
        let lost = (self.occupied() & ship) - self.joints().piece_at(cell);
        self.remove_all(lost);
        Ok(lost)
    }

    /// What the ship check finds, disconnection apart.
    pub(super) fn mistakes(&self) -> Vec<Violation> {
        self.check().violations.into_iter().filter(|mistake| !is_cut_off(mistake)).collect()
    }
}

/// Why a component cannot be removed at the ship check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum RemovalError {
    /// There is none.
    #[error("there is no component on {cell} to remove ({})", self.rule())]
    NoComponent {
        /// The cell asked for.
        cell: Cell,
    },
    /// It is in no mistake at this moment.
    #[error("the {} on {cell} is in no mistake now ({})", .present.kind(), self.rule())]
    InNoMistake {
        /// The cell asked for.
        cell: Cell,
        /// What lies there.
        present: Component,
        /// The components that are in one.
        removable: CellSet,
    },
}

refused!(RemovalError {
    NoComponent { cell },
    InNoMistake { cell, present, removable },
});

impl RemovalError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoComponent { .. } => Rule::LmLegal11,
            Self::InNoMistake { .. } => Rule::LmR30,
        }
    }
}

/// Why a piece cannot be kept at the ship check.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PieceError {
    /// No component of a ship lies there.
    #[error("no piece of a ship lies on {cell} ({})", self.rule())]
    NoPiece {
        /// The cell asked for.
        cell: Cell,
    },
    /// Pieces are chosen when no mistake is left.
    #[error("mistakes left to remove first: {} ({})", .mistakes.len(), self.rule())]
    MistakesLeft {
        /// All of them, in the order of a [`Report`](crate::trucker::Report).
        mistakes: Vec<Violation>,
    },
}

refused!(PieceError {
    NoPiece { cell },
    MistakesLeft { mistakes },
});

impl PieceError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoPiece { .. } => Rule::LmLegal12,
            Self::MistakesLeft { .. } => Rule::LmLegal11,
        }
    }
}
