//! How sure the crate is of its data.

use core::fmt;

/// How sure a fact is.
///
/// JSON: `"likely"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Confidence {
    /// As printed in the real game.
    Real,
    /// Reconstructed; likely as printed.
    Likely,
    /// Restated from memory, or ruled here where memory fails; no source confirms it.
    Recalled,
    /// Invented here, because no source says; consistent with every known rule.
    Invented,
    /// Supplied by the caller.
    Custom,
}

impl fmt::Display for Confidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Real => "real",
            Self::Likely => "likely",
            Self::Recalled => "recalled",
            Self::Invented => "invented",
            Self::Custom => "custom",
        })
    }
}

crate::table::message::words!(Confidence);
