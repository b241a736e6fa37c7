//! Judging a proposal: whether what is left can be the outcome of a legal repair.

use alloc::vec::Vec;

use super::mistakes::Mistakes;
use super::piece_rule;
use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// Whether a legal repair can send exactly `removed` to the lost pile, components in a mistake and pieces lost with them
    /// alike (LM-LEGAL-11, LM-LEGAL-12, LM-IVC-CHECK, LM-R30).
    ///
    /// # Errors
    /// [`NoRepair`], by the first that is wrong of: a cell without a component, mistakes left, a ship in several pieces,
    /// more removed than the mistakes allow (never with [`free_repair`](Rulings::free_repair)).
    pub fn judge_repair(&self, removed: CellSet, rulings: &Rulings) -> Result<(), NoRepair> {
        if let Some(cell) = (removed - self.occupied()).first() {
            return Err(NoRepair::NoComponent { cell });
        }
        let mut rest = self.clone();
        rest.remove_all(removed);
        let lacking = if rest.is_legal() { None } else { rest.lacking() };
        if let Some(refusal) = lacking {
            return Err(refusal);
        }
        if rulings.free_repair {
            return Ok(());
        }
        let inseparable = if self.board().surface().is_narrow() {
            self.inseparable::<u64>(rest.occupied())
        } else {
            self.inseparable::<u128>(rest.occupied())
        };
        inseparable.map_or(Ok(()), |cells| Err(NoRepair::TooMuch { cells }))
    }

    fn inseparable<W: Word>(&self, kept: CellSet) -> Option<CellSet> {
        let mistakes = Mistakes::<W>::of(self);
        let removed = mistakes.removed_singly(W::narrow(kept.bits()), self.board().ships());
        mistakes.inseparable(removed).map(|group| CellSet::from_bits(group.into_u128()))
    }

    /// What it lacks to be the outcome of a repair.
    fn lacking(&self) -> Option<NoRepair> {
        let mistakes = self.mistakes();
        if !mistakes.is_empty() {
            return Some(NoRepair::MistakesLeft { mistakes });
        }
        self.board().numbered_ships().find_map(|(ship, cells)| {
            let pieces: Vec<CellSet> = self.joints().pieces_of(cells).collect();
            (pieces.len() > 1).then(|| NoRepair::SeveralPieces { ship, pieces, rule: piece_rule(self.board()) })
        })
    }
}

/// Why no legal repair leaves what a proposal leaves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NoRepair {
    /// There is nothing to remove.
    #[error("there is no component on {cell} to remove ({})", self.rule())]
    NoComponent {
        /// The cell without one.
        cell: Cell,
    },
    /// Mistakes are left.
    #[error("mistakes left to remove: {} ({})", .mistakes.len(), self.rule())]
    MistakesLeft {
        /// All of them, in the order of a [`Report`](crate::trucker::Report).
        mistakes: Vec<Violation>,
    },
    /// A ship is in several pieces, of which one may stay.
    #[error("ship {} is in {} pieces and only one may be kept ({rule})", .ship + 1, .pieces.len())]
    SeveralPieces {
        /// Its number on the board.
        ship: u8,
        /// The pieces, in the order of their first cells.
        pieces: Vec<CellSet>,
        /// LM-LEGAL-12, or LM-IVC-CHECK on a board whose dice join ships.
        rule: Rule,
    },
    /// More is removed than the mistakes allow: these components are neither cut off from what is kept nor in a mistake with
    /// anything but each other, so that one of them stays.
    #[error("one of the components on {cells} must stay: the last of them is in no mistake ({})", self.rule())]
    TooMuch {
        /// The components.
        cells: CellSet,
    },
}

refused!(NoRepair {
    NoComponent { cell },
    MistakesLeft { mistakes },
    SeveralPieces { ship, pieces; rule },
    TooMuch { cells },
});

impl NoRepair {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoComponent { .. } | Self::MistakesLeft { .. } => Rule::LmLegal11,
            Self::SeveralPieces { rule, .. } => *rule,
            Self::TooMuch { .. } => Rule::LmR30,
        }
    }
}
