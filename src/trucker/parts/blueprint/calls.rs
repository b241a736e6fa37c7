//! What the dice of an attack can call.

use crate::grid::MAX;

/// The lines that dice can call along one edge of a board: eleven bits for each number they can show, lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::trucker) struct Calls(u128);

impl Calls {
    /// No line has a number.
    pub(in crate::trucker) const NONE: Self = Self(0);
    /// Of the numbers that two dice can show, the most; 1 is free for the lines that no dice can call.
    pub(in crate::trucker) const PLACES: u8 = 11;
    const UNCALLED: u128 = 1 << (Self::PLACES * MAX);

    /// The same when the number at that place, counted from the lowest that dice can show, is also printed at `line`; beyond the
    /// last place it is a number that they cannot show.
    pub(super) const fn and(self, place: u8, line: u8) -> Self {
        if place < Self::PLACES && line < MAX {
            Self(self.0 | 1 << (place * MAX + line))
        } else {
            Self(self.0 | Self::UNCALLED)
        }
    }

    /// The lines with the number at that place, one bit per line.
    #[inline]
    pub(in crate::trucker) const fn at(self, place: u8) -> u16 {
        #[expect(clippy::cast_possible_truncation, reason = "masked to eleven bits")]
        {
            self.0.wrapping_shr(place as u32 * MAX as u32) as u16 & 0x7ff
        }
    }

    /// Whether no line has a number.
    #[inline]
    pub(in crate::trucker) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether a line has a number that dice cannot show.
    #[cfg(feature = "serde")]
    pub(in crate::trucker) const fn has_uncalled(self) -> bool {
        self.0 & Self::UNCALLED != 0
    }
}
