//! Every numbered rule of the game, once: its id, its sentence in our words and where it comes from.
//!
//! A [`Rule`] is the only identifier of a refusal. Whatever the crate refuses or reports names the rule that is broken,
//! and a front end that wants other words or another language maps `Rule` to them.
//!
//! ```
//! use starwright::battle::rule::{Origin, Rule};
//!
//! let rule: Rule = "BBS-46".parse()?;
//! assert_eq!(rule, Rule::Bbs46);
//! assert_eq!(rule.sentence(), "A capital ship does not move backward.");
//! assert_eq!(rule.origin(), Origin::Ruling);
//! # Ok::<(), starwright::battle::rule::UnknownRule>(())
//! ```

#[macro_use]
mod rows;
mod origin;
#[cfg(feature = "serde")]
mod wire;

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

pub use origin::Origin;

macro_rules! rules {
    ($($rule:ident $id:literal $origin:ident $sentence:literal;)*) => {
        /// One numbered rule.
        ///
        /// `BBS-…` with a number are the rules of the game, with a race's letter those of its powers, `BBS-R…` the rulings
        /// on what the rulebook leaves open. Rules are ordered as in [`Rule::ALL`]. With the feature `serde` a rule is the
        /// string of its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("**", $id, "**: ", $sentence)] $rule,)*
        }

        impl Rule {
            /// Every rule: the game by number, the powers by race, then the rulings by number.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$rule),*];

            const fn row(self) -> (&'static str, Origin, &'static str) {
                match self {
                    $(Self::$rule => ($id, Origin::$origin, $sentence),)*
                }
            }
        }
    };
}

rows! { rules! }

impl Rule {
    /// The id, such as `BBS-15`, `BBS-E1.2` or `BBS-R8`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().0
    }

    /// Where the rule comes from.
    #[must_use]
    pub const fn origin(self) -> Origin {
        self.row().1
    }

    /// The core of the rule in one English sentence for players.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        self.row().2
    }
}

/// Prints the id.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Reads an id exactly as it is printed.
impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(id: &str) -> Result<Self, UnknownRule> {
        Self::ALL.into_iter().find(|rule| rule.id() == id).ok_or_else(|| UnknownRule { id: id.into() })
    }
}

/// A text that is the id of no rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rule has the id {id:?}; an id looks like BBS-15, BBS-E1.2 or BBS-R8")]
#[non_exhaustive]
pub struct UnknownRule {
    /// The text given.
    pub id: String,
}
