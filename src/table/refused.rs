//! What every refusal has in common.

use core::fmt;

/// A numbered rule of a game.
pub trait Numbered: Copy + Eq + fmt::Debug + fmt::Display {
    /// The id, the same in every version.
    fn id(self) -> &'static str;

    /// The core of the rule in one English sentence for players.
    fn sentence(self) -> &'static str;
}

/// Whatever the crate refuses: an error that names the rule it stands on. Its fields say the place and what was expected.
///
/// With the feature `serde` every refusal serialises as `{"refused": tag, "rule": id, …}` with its fields beside.
pub trait Refused: core::error::Error {
    /// The rules of its game.
    type Rule: Numbered;

    /// The rule that refuses.
    fn rule(&self) -> Self::Rule;
}
