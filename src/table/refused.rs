//! What every refusal has in common.

use core::fmt;

/// A numbered rule of a game.
pub trait Numbered: Copy + Eq + fmt::Debug + fmt::Display {
    /// The id, stable across versions.
    fn id(self) -> &'static str;

    /// A one-sentence summary in English, for players.
    fn sentence(self) -> &'static str;
}

/// An error that names the broken rule. Its fields say where, and what was expected.
///
/// It prints as an English sentence that ends with the id of the rule, with cells and lines counted from 0;
/// [`told`](crate::table::message::told) prints it with the names on a board.
///
/// With the feature `serde` a refusal serialises as `{"refused": tag, "rule": id, …}` with its fields. The tag of an enum is its
/// variant in `snake_case`.
///
/// Other errors name no rule: malformed text or numbers (`Unreadable`, `Unreadable`, `NotationError`), a value outside a grid or
/// a die, no more dice; or they contain several errors with a rule each (`Rejected`, `PositionError`).
pub trait Refused: core::error::Error {
    /// The rules of its game.
    type Rule: Numbered;

    /// The broken rule.
    fn rule(&self) -> Self::Rule;
}

/// A count in a refusal, of the same type on every platform.
pub(crate) fn count(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}
