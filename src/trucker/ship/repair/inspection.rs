//! A repair step by step: components in a mistake one at a time, then one piece of each ship.

use alloc::vec::Vec;

use super::is_cut_off;
use super::mistakes::Mistakes;
use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::table::refused::count;
use crate::trucker::parts::component::Component;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// The components in a mistake now: both sides of a bad contact, an outlet and what blocks it, an engine turned the wrong
    /// way, a component on a closed cell. A disconnected piece is not a mistake (LM-R30).
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

    /// Removes one component at the ship check (LM-LEGAL-11); it goes to the lost pile.
    ///
    /// # Errors
    /// [`RepairError`]; the layout is unchanged then.
    pub fn remove_at_check(&mut self, cell: Cell, rulings: &Rulings) -> Result<Component, RepairError> {
        let present = self.get(cell).ok_or(RepairError::NoComponent { cell })?;
        let removable = self.removable(rulings);
        if !removable.contains(cell) {
            return Err(RepairError::InNoMistake { cell, present, removable });
        }
        self.remove(cell);
        Ok(present)
    }

    /// Keeps the piece with `cell` and removes the ship's other pieces (LM-LEGAL-12, LM-IVC-CHECK); any piece may be kept.
    /// Returns the removed cells, whose components go to the lost pile.
    ///
    /// # Errors
    /// [`RepairError`]; the layout is unchanged then.
    pub fn keep_piece(&mut self, cell: Cell) -> Result<CellSet, RepairError> {
        let ship = self.board().ships().iter().find(|ship| ship.contains(cell)).copied();
        let (Some(ship), Some(_)) = (ship, self.get(cell)) else {
            return Err(RepairError::NoPiece { cell });
        };
        let mistakes = self.mistakes();
        if !mistakes.is_empty() {
            return Err(RepairError::MistakesLeft { mistakes });
        }
        let lost = (self.occupied() & ship) - self.joints().piece_at(cell);
        self.remove_all(lost);
        Ok(lost)
    }

    /// The mistakes of the ship check, except disconnected pieces.
    pub(super) fn mistakes(&self) -> Vec<Violation> {
        self.check().violations.into_iter().filter(|mistake| !is_cut_off(mistake)).collect()
    }
}

messages! {
    /// Why a component cannot be removed at the ship check, or a piece cannot be kept.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum RepairError refused Rule of "repair" {
        NoComponent { cell: Cell } => Rule::LmLegal11, "{cell} has no component to remove";
        /// It is in no mistake now; `removable` lists those that are.
        InNoMistake { cell: Cell, present: Component, removable: CellSet } => Rule::LmR30,
            "removing the {present} on {cell} fixes no mistake";
        NoPiece { cell: Cell } => Rule::LmLegal12, "there is no piece with {cell} to keep";
        /// Pieces are chosen once no mistake is left. Mistakes are in the order of a [`Report`](crate::trucker::Report).
        MistakesLeft { mistakes: Vec<Violation> } with number = (count(mistakes.len()))
            => Rule::LmLegal11, "{number|1:1 mistake|# mistakes} must be removed first";
    }
}
