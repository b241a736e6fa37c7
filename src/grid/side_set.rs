//! Sets of sides.

use core::fmt;
use core::iter::FusedIterator;

use crate::grid::set::{listed, set_operators};
use crate::grid::side::Side;

/// A set of sides.
///
/// ```
/// use starwright::grid::{Side, SideSet};
///
/// let mut sides = SideSet::from([Side::Left, Side::Front]);
/// assert_eq!((sides.len(), sides.to_string().as_str()), (2, "front, left"));
/// sides -= Side::Front.into();
/// assert!(sides.iter().eq([Side::Left]));
/// ```
///
/// JSON: `["front", "left"]`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideSet(u8);

impl SideSet {
    /// No side.
    pub const EMPTY: Self = Self(0);

    /// The four sides.
    pub const ALL: Self = Self(0b1111);

    /// One side.
    #[inline]
    #[must_use]
    pub const fn of(side: Side) -> Self {
        Self(1 << side as u8)
    }

    /// These sides and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// The number of sides.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains `side`.
    #[inline]
    #[must_use]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & 1 << side as u8 != 0
    }

    /// Whether the set contains every side of `other`.
    #[inline]
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two sets are disjoint.
    #[inline]
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Adds a side.
    #[inline]
    pub const fn insert(&mut self, side: Side) {
        self.0 |= 1 << side as u8;
    }

    /// Removes a side.
    #[inline]
    pub const fn remove(&mut self, side: Side) {
        self.0 &= !(1 << side as u8);
    }

    /// The sides, clockwise from the front.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Sides {
        Sides(self)
    }

    #[inline]
    const fn bits(self) -> u8 {
        self.0
    }

    const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }
}

set_operators!(SideSet of Side, iterated by Sides);

/// The sides clockwise from the front, separated by commas.
impl fmt::Display for SideSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        listed(f, self.iter(), "no side")
    }
}

impl fmt::Debug for SideSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The sides of a [`SideSet`] clockwise from the front, from both ends.
#[derive(Clone, Debug)]
pub struct Sides(SideSet);

impl Iterator for Sides {
    type Item = Side;

    fn next(&mut self) -> Option<Side> {
        let side = *Side::ALL.get(self.0.0.trailing_zeros() as usize)?;
        self.0.remove(side);
        Some(side)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Sides {
    fn next_back(&mut self) -> Option<Side> {
        let side = Side::ALL.into_iter().rfind(|&side| self.0.contains(side))?;
        self.0.remove(side);
        Some(side)
    }
}

impl ExactSizeIterator for Sides {}

impl FusedIterator for Sides {}
