//! Whether a proposed repair is legal.

use alloc::vec::Vec;

use super::mistakes::Mistakes;
use super::piece_rule;
use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::table::refused::count;
use crate::trucker::parts::board::nth;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// Checks that a legal repair can remove exactly these components: those in a mistake, and the pieces lost with them
    /// (LM-LEGAL-11, LM-LEGAL-12, LM-IVC-CHECK, LM-R30).
    ///
    /// # Errors
    /// [`NoRepair`] for the first fault of: a cell without a component, remaining mistakes, a ship in several pieces, more
    /// removed than the mistakes allow (never with [`free_repair`](Rulings::free_repair)).
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

    /// Why it is not the outcome of a repair, if it is not.
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

messages! {
    /// Why a proposed repair is not legal.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum NoRepair refused Rule of "proposal" {
        NoComponent { cell: Cell } => Rule::LmLegal11, "{cell} has no component to remove";
        /// Mistakes remain, in the order of a [`Report`](crate::trucker::Report).
        MistakesLeft { mistakes: Vec<Violation> } with number = (count(mistakes.len())) => Rule::LmLegal11,
            "{number|1:1 mistake is|# mistakes are} left";
        /// A ship is in several pieces, of which one may stay, in the order of their first cells. The rule is LM-LEGAL-12, or
        /// LM-IVC-CHECK on a board whose dice join ships.
        SeveralPieces { ship: u8, pieces: Vec<CellSet>; rule } with nth = (nth(*ship)), number = (count(pieces.len()))
            => *rule, "ship {nth} is in {number} pieces, and only one may be kept";
        /// More is removed than the mistakes allow: these components are joined to the rest and in a mistake only with each
        /// other, so one of them must stay.
        TooMuch { cells: CellSet } => Rule::LmR30,
            "{cells|1:the component on # is in no mistake and must stay|:one of the components on # must stay: \
             the last one left is in no mistake}";
    }
}
