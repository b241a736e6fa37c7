//! Numbers with a fraction, as English writes them.

use core::fmt;

/// Prints `-0.6`, or `1` without tenths.
pub(super) struct Tenths(pub(super) i64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match (size / 10, size % 10) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (whole, tenths) => write!(f, "{sign}{whole}.{tenths}"),
        }
    }
}

/// Prints `4½`, `½`, or `4` without a half.
pub(crate) struct Halves(pub(crate) u32);

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => fmt::Display::fmt(&whole, f),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}
