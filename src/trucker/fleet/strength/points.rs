//! Cannon strength, exact in half points.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign};

use crate::table::message::fraction::Halves;
use crate::table::message::{Argued, Argument};

/// A strength in half points, so that sums and comparisons are exact (BG-HALF). Prints as `4½`.
///
/// ```
/// use starwright::trucker::Strength;
///
/// let ours = Strength::from_points(5) + Strength::from_halves(1);
/// assert!(ours > Strength::from_points(5));
/// assert_eq!(ours.to_string(), "5½");
/// ```
///
/// JSON: `9`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

#[cfg(feature = "serde")]
crate::table::wire::form!(Strength(halves));

impl Strength {
    /// Strength 0.
    pub const ZERO: Self = Self(0);

    /// A strength of this many half points.
    #[must_use]
    pub const fn from_halves(halves: u32) -> Self {
        Self(halves)
    }

    /// A strength of this many whole points; saturates at the largest strength.
    #[must_use]
    pub const fn from_points(points: u32) -> Self {
        Self(points.saturating_mul(2))
    }

    /// The number of half points.
    #[must_use]
    pub const fn halves(self) -> u32 {
        self.0
    }
}

impl Add for Strength {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Strength {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Strength {
    fn sum<I: Iterator<Item = Self>>(strengths: I) -> Self {
        strengths.fold(Self::ZERO, Self::add)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Halves(self.0).fmt(f)
    }
}

impl Argued for Strength {
    fn argument(&self) -> Argument<'_> {
        Argument::Halves(self.0)
    }
}
