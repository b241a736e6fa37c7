//! Every numbered rule of the game, once: its id, its sentence in our words and where it comes from.
//!
//! A [`Rule`] is the only identifier of a refusal. Whatever the crate refuses or reports names the rule that is broken,
//! and a front end that wants other words or another language maps `Rule` to them.
//!
//! ```
//! use starwright::trucker::rule::{Origin, Rule};
//!
//! let rule: Rule = "LM-LEGAL-2".parse()?;
//! assert_eq!(rule, Rule::LmLegal2);
//! assert_eq!(rule.sentence(), "A single connector may not meet a double one.");
//! assert_eq!(rule.origin(), Origin::BaseGame);
//! # Ok::<(), starwright::trucker::rule::UnknownRule>(())
//! ```

#[macro_use]
mod base_game;
#[macro_use]
mod latest_models;
mod origin;
#[cfg(feature = "serde")]
mod wire;

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

pub use origin::Origin;

macro_rules! rules {
    ($($rule:ident $id:literal $origin:ident $(($number:literal))? $sentence:literal;)*) => {
        /// One numbered rule.
        ///
        /// `LM-…` are the rules of The Latest Models, `LM-R…` the rulings on what its rulebooks leave open, `BG-…` the
        /// rules of the base game underneath. Rules are ordered as in [`Rule::ALL`]. With the feature `serde` a rule is
        /// the string of its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("**", $id, "**: ", $sentence)] $rule,)*
        }

        impl Rule {
            /// Every rule: The Latest Models by section, its rulings by number, then the base game.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$rule),*];

            const fn row(self) -> (&'static str, Origin, &'static str) {
                match self {
                    $(Self::$rule => ($id, Origin::$origin $(($number))?, $sentence),)*
                }
            }
        }
    };
}

latest_models! { base_game! rules! }

impl Rule {
    /// The id, such as `LM-LEGAL-2`, `LM-R8` or `BG-PILES`.
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
#[error("no rule has the id {id:?}; an id looks like LM-LEGAL-2, LM-R8 or BG-PILES")]
#[non_exhaustive]
pub struct UnknownRule {
    /// The text given.
    pub id: String,
}
