//! How good a bot is.

use core::fmt;

/// How good a bot is; what that means for each, its documentation says.
///
/// JSON: `"high"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Skill {
    /// Follows the rules.
    Low,
    /// Takes what is best at the moment.
    Middle,
    /// Thinks of what comes later.
    High,
}

impl Skill {
    /// The three of them, the lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];
}

/// Prints `high`.
impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Low => "low",
            Self::Middle => "middle",
            Self::High => "high",
        })
    }
}
