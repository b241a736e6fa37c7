//! The enum of a game's numbered rules, made from one row a rule.

/// Makes `enum Rule` and everything a rule can be asked, from rows of variant, id, origin, the rulings that settle part of it,
/// and sentence.
macro_rules! numbered_rules {
    (
        $(#[$about:meta])*
        like $examples:literal;
        $($rule:ident $id:literal $origin:ident $(+ $ruling:ident)* $sentence:literal;)*
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Rule {
            $(#[doc = concat!("**", $id, "**: ", $sentence)] $rule,)*
        }

        impl Rule {
            /// Every rule, in order.
            pub const ALL: &[Self] = &[$(Self::$rule),*];

            /// The id, such as
            #[doc = concat!($examples, ".")]
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$rule => $id,)*
                }
            }

            /// Where the rule comes from.
            #[must_use]
            pub const fn origin(self) -> $crate::table::Origin {
                match self {
                    $(Self::$rule => $crate::table::Origin::$origin,)*
                }
            }

            /// The rulings on what its source leaves open.
            #[must_use]
            pub const fn settled_by(self) -> &'static [Self] {
                match self {
                    $(Self::$rule => &[$(Self::$ruling),*],)*
                }
            }

            /// A one-sentence summary in English, for players.
            #[must_use]
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Self::$rule => $sentence,)*
                }
            }
        }

        impl $crate::table::Numbered for Rule {
            fn id(self) -> &'static str {
                Self::id(self)
            }

            fn sentence(self) -> &'static str {
                Self::sentence(self)
            }
        }

        /// Prints the id.
        impl core::fmt::Display for Rule {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.id())
            }
        }

        /// Parses an id exactly as printed.
        impl core::str::FromStr for Rule {
            type Err = UnknownRule;

            fn from_str(id: &str) -> Result<Self, UnknownRule> {
                Self::ALL.iter().copied().find(|rule| rule.id() == id).ok_or_else(|| UnknownRule { id: id.into() })
            }
        }

        /// The text is not the id of a rule.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error("no rule has the id {id:?}; an id looks like {}", $examples)]
        #[non_exhaustive]
        pub struct UnknownRule {
            /// The text.
            pub id: alloc::string::String,
        }

        #[cfg(feature = "serde")]
        $crate::table::wire::form!(Rule as alloc::string::String, |id| id.parse::<Self>(), |rule| rule.id().into(),
            like |_| $crate::table::wire::schema::words(Rule::ALL.iter().map(|rule| rule.id())));
    };
}
