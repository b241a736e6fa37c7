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

/// Gives errors their [`Refused`], and with the feature `serde` their form, from their own method `rule` and a derived
/// `serialize` of their fields under the tag `refused` (`serde(remote = "Self", tag = "refused")`).
macro_rules! refused {
    ($($error:ty),+ $(,)?) => {$(
        impl $crate::table::Refused for $error {
            type Rule = Rule;

            fn rule(&self) -> Rule {
                Self::rule(self)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $error {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                struct Fields<'a>(&'a $error);

                impl serde::Serialize for Fields<'_> {
                    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                        <$error>::serialize(self.0, serializer)
                    }
                }

                $crate::table::wire::write(
                    &$crate::table::refused::Told { fields: Fields(self), rule: Self::rule(self) },
                    serializer,
                )
            }
        }
    )+};
}

/// How many, as refusals say it: the same on every platform.
pub(crate) fn count(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// The form of a refusal: its tag and fields, then the rule.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
pub(crate) struct Told<F, R> {
    #[serde(flatten)]
    pub(crate) fields: F,
    pub(crate) rule: R,
}
