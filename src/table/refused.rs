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

/// Gives an error its [`Refused`], from its own method `rule`, and with the feature `serde` its form: the variants with their
/// fields (behind a `;` those that only help to find the rule), or an error in them that speaks for itself; a struct with its
/// tag.
macro_rules! refused {
    ($error:ident { $($variant:ident $({ $($field:ident),* $(; $left_out:ident)? })? $(($inner:ident))?),* $(,)? }) => {
        refused!($error);

        #[cfg(feature = "serde")]
        impl $crate::table::wire::Written for $error {
            fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant { $($($field,)* $($left_out: _)?)? $(0: $inner)? } => {
                        refused!(@write self serializer $error $variant [$($($field)*)?] $($inner)?)
                    })*
                }
            }
        }

        #[cfg(feature = "serde")]
        $crate::table::wire::writable!($error);
    };
    ($error:ident = $tag:literal { $($field:ident),* $(; $left_out:ident)? }) => {
        refused!($error);

        #[cfg(feature = "serde")]
        impl $crate::table::wire::Written for $error {
            fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let Self { $($field,)* $($left_out: _)? } = self;
                $crate::table::wire::written!(serializer $error {
                    "refused" => $tag;
                    $(stringify!($field) => $field;)*
                    "rule" => &Self::rule(self);
                })
            }
        }

        #[cfg(feature = "serde")]
        $crate::table::wire::writable!($error);
    };
    ($error:ident) => {
        impl $crate::table::Refused for $error {
            type Rule = Rule;

            fn rule(&self) -> Rule {
                Self::rule(self)
            }
        }
    };
    (@write $self:ident $serializer:ident $error:ident $variant:ident [$($field:ident)*]) => {
        $crate::table::wire::written!($serializer $error {
            "refused" => &$crate::table::refused::tag(stringify!($variant));
            $(stringify!($field) => $field;)*
            "rule" => &Self::rule($self);
        })
    };
    (@write $self:ident $serializer:ident $error:ident $variant:ident [] $inner:ident) => {
        serde::Serialize::serialize($inner, $serializer)
    };
}

/// The tag of a variant: `NoCell` is `no_cell`.
#[cfg(feature = "serde")]
pub(crate) fn tag(variant: &str) -> alloc::string::String {
    let mut tag = alloc::string::String::with_capacity(variant.len() + 4);
    for letter in variant.chars() {
        if letter.is_ascii_uppercase() && !tag.is_empty() {
            tag.push('_');
        }
        tag.push(letter.to_ascii_lowercase());
    }
    tag
}

/// How many, as refusals say it: the same on every platform.
pub(crate) fn count(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}
