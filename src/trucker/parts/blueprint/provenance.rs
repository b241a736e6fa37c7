//! How sure the data of a board are.

use core::fmt;

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// As printed in the real game.
    Real,
    /// Reconstructed; likely as printed.
    Likely,
    /// Invented here, because no text says; fits every rule that is known.
    Invented,
    /// The caller's own.
    Custom,
}

impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Real => "real",
            Self::Likely => "likely",
            Self::Invented => "invented",
            Self::Custom => "custom",
        })
    }
}

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
            .any(|part| matches!(part, Certainty::Likely | Certainty::Invented))
    }
}
