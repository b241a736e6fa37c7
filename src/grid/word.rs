//! The integer a kernel works in: a grid whose last cell is below bit 64 needs only half of a [`CellSet`](crate::grid::CellSet).

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// An unsigned integer wide enough for the grid at hand.
pub(crate) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No bit.
    const ZERO: Self;

    /// The bits below the 64th and those from there on, as far as they go in.
    fn join(low: u64, high: u64) -> Self;

    /// The low bits of a set.
    fn narrow(bits: u128) -> Self;

    /// Back to the width of a set.
    fn into_u128(self) -> u128;

    /// The lowest bit alone.
    fn lowest(self) -> Self;

    /// The number of bits.
    fn count(self) -> u32;
}

macro_rules! word {
    ($($int:ty),*) => {$(
        impl Word for $int {
            const ZERO: Self = 0;

            #[inline]
            fn join(low: u64, high: u64) -> Self {
                Self::narrow(u128::from(low) | u128::from(high) << 64)
            }

            #[expect(clippy::allow_attributes, reason = "the cast only truncates for one of the two widths")]
            #[allow(clippy::cast_possible_truncation, reason = "chosen only where the grid fits")]
            #[inline]
            fn narrow(bits: u128) -> Self {
                bits as $int
            }

            #[inline]
            fn into_u128(self) -> u128 {
                u128::from(self)
            }

            #[inline]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}

word!(u64, u128);
