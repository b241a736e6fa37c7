//! How sure the data of a board are.

use crate::table::Certainty;

/// How sure the data of a board are, part by part (LM-R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Provenance {
    /// Which cells there are.
    pub cells: Certainty,
    /// Which of them are orange or marked; of no meaning on boards that have none.
    pub special_cells: Certainty,
    /// The printed numbers.
    pub numbers: Certainty,
    /// Premium and limit of the loss penalty.
    pub money: Certainty,
}

impl Provenance {
    /// All the same.
    #[must_use]
    pub const fn all(certainty: Certainty) -> Self {
        Self { cells: certainty, special_cells: certainty, numbers: certainty, money: certainty }
    }

    /// The least sure of the parts.
    #[must_use]
    pub fn least(self) -> Certainty {
        self.cells.max(self.special_cells).max(self.numbers).max(self.money)
    }

    /// Whether a part of it was reconstructed or invented.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        [self.cells, self.special_cells, self.numbers, self.money]
            .iter()
            .any(|part| matches!(part, Certainty::Likely | Certainty::Recalled | Certainty::Invented))
    }
}
