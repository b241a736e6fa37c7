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
/// As text it is one English sentence that ends with the id of the rule. Cells and lines stand in it by their places from 0;
/// whoever looks at a board is [told](crate::table::message::told) it by the names printed there.
///
/// With the feature `serde` every refusal serialises as `{"refused": tag, "rule": id, …}` with its fields beside. The tag of an
/// enum is the name of its variant in `snake_case`.
///
/// Other errors name no rule because none speaks: a text or number that means nothing (`Unreadable`, `Unreadable`,
/// `NotationError`), a value that is on no grid or die, dice that have run out; or because several do, and each stands inside
/// (`Rejected`, `PositionError`).
pub trait Refused: core::error::Error {
    /// The rules of its game.
    type Rule: Numbered;

    /// The rule that refuses.
    fn rule(&self) -> Self::Rule;
}

/// How many, as refusals say it: the same on every platform.
pub(crate) fn count(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}
