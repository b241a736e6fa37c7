//! How sure the data of a board are.

use crate::table::Confidence;

/// How sure the data of a board are, part by part (LM-R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Provenance {
    /// The set of cells.
    pub cells: Confidence,
    /// Which of them are orange or marked; meaningless on boards without any.
    pub special_cells: Confidence,
    /// The printed numbers.
    pub numbers: Confidence,
    /// Premium and limit of the loss penalty.
    pub money: Confidence,
}

impl Provenance {
    /// The same for every part.
    #[must_use]
    pub const fn all(certainty: Confidence) -> Self {
        Self { cells: certainty, special_cells: certainty, numbers: certainty, money: certainty }
    }

    /// The least certain part.
    #[must_use]
    pub fn least(self) -> Confidence {
        self.cells.max(self.special_cells).max(self.numbers).max(self.money)
    }

    /// Whether any part was reconstructed or invented.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        [self.cells, self.special_cells, self.numbers, self.money]
            .iter()
            .any(|part| matches!(part, Confidence::Likely | Confidence::Recalled | Confidence::Invented))
    }
}
