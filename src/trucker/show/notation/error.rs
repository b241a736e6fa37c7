//! Errors in notation.

use alloc::string::{String, ToString};

use crate::trucker::parts::blueprint::BlueprintError;
use crate::trucker::parts::build_error::BuildError;

/// Why a text is not a layout: where, what was found, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at}, {}: {fault}", self.quoted())]
#[non_exhaustive]
pub struct NotationError {
    /// The character, counted from 1.
    pub at: usize,
    /// The text found there; empty at the end.
    pub found: String,
    /// The fault.
    pub fault: Fault,
}

impl NotationError {
    fn quoted(&self) -> String {
        if self.found.is_empty() { "the end".to_string() } else { alloc::format!("{:?}", self.found) }
    }
}

/// A fault at one place of a text. Only some faults break a rule, so neither this nor [`NotationError`] implements
/// [`Refused`](crate::table::Refused); the inner error does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Something else was expected.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The name is in the wrong case.
    #[error("{0} is case-sensitive")]
    Letters(&'static str),
    /// The board is impossible.
    #[error(transparent)]
    Board(#[from] BlueprintError),
    /// The component is impossible or cannot be placed there, or the board has no such mark.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// The text is valid, but not in its canonical form.
    #[error("expected the canonical text of this layout, {0}")]
    NotCanonical(String),
}

/// From the first character that differs.
pub(super) fn not_canonical(text: &str, canonical: String) -> NotationError {
    let same = text.chars().zip(canonical.chars()).take_while(|(found, expected)| found == expected).count();
    let found = text.chars().nth(same).map(String::from).unwrap_or_default();
    NotationError { at: same + 1, found, fault: Fault::NotCanonical(canonical) }
}

/// The name that a word matches except for its case.
pub(super) fn letters(word: &str, names: impl IntoIterator<Item = &'static str>) -> Option<Fault> {
    names.into_iter().find(|name| word != *name && word.eq_ignore_ascii_case(name)).map(Fault::Letters)
}
