//! Exact fractions.

use core::cmp::Ordering;
use core::fmt;

/// A fraction in lowest terms. Prints `-7/36`, or `5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: i128,
    denominator: u64,
}

impl Ratio {
    /// In lowest terms; a denominator of 0 counts as 1.
    pub(super) fn new(numerator: i128, denominator: u64) -> Self {
        let (mut divisor, mut rest) = (u128::from(denominator.max(1)), numerator.unsigned_abs());
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let by = u64::try_from(divisor).unwrap_or(1).max(1);
        Self { numerator: numerator / i128::from(by), denominator: denominator.max(1) / by }
    }

    /// The numerator.
    #[must_use]
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The denominator, never 0.
    #[must_use]
    pub const fn denominator(self) -> u64 {
        self.denominator
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By size. Whole parts are compared first, so that nothing overflows.
impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let whole = |ratio: &Self| ratio.numerator.div_euclid(ratio.denominator.into());
        let rest = |ratio: &Self| ratio.numerator.rem_euclid(ratio.denominator.into());
        let crossed = |ours: &Self, theirs: &Self| rest(ours).unsigned_abs() * u128::from(theirs.denominator);
        whole(self).cmp(&whole(other)).then_with(|| crossed(self, other).cmp(&crossed(other, self)))
    }
}
