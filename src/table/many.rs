//! One or several, in sentences.

use core::fmt;

/// A number with its noun: `1 day`, `3 days`.
pub(crate) struct Many(pub(crate) u32, pub(crate) &'static str, pub(crate) &'static str);

impl fmt::Display for Many {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(number, one, several) = self;
        write!(f, "{number} {}", agree(number, one, several))
    }
}

/// The singular or plural for a number.
pub(crate) const fn agree(number: u32, one: &'static str, several: &'static str) -> &'static str {
    if number == 1 { one } else { several }
}
