//! Sets of pieces.

use core::fmt;

use crate::battle::pieces::piece::{PieceId, Squadron};

/// A set of pieces. Serialised as an ascending list of numbers.
///
/// ```
/// use starwright::battle::{PieceId, Pieces};
///
/// let pieces: Pieces = [38, 2].into_iter().filter_map(|number| PieceId::try_from(number).ok()).collect();
/// assert_eq!(pieces.iter().map(PieceId::number).collect::<Vec<_>>(), [2, 38]);
/// assert_eq!(pieces.to_string(), "a1.3, B1");
/// ```
///
/// JSON: `[2, 38]`
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u128);

impl Pieces {
    /// No piece.
    pub const EMPTY: Self = Self(0);

    /// The fighters of a squadron.
    pub(crate) const fn of_squadron(squadron: Squadron) -> Self {
        Self(0b11_1111 << squadron.fighter(0).number())
    }

    /// Whether the set contains a piece.
    #[must_use]
    pub const fn contains(self, piece: PieceId) -> bool {
        self.0 >> piece.number() & 1 == 1
    }

    /// Adds a piece.
    pub const fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.number();
    }

    /// Removes a piece.
    pub const fn remove(&mut self, piece: PieceId) {
        self.0 &= !(1 << piece.number());
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pieces.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pieces in both sets.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The pieces of this set that are not in the other.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first piece.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<PieceId> {
        let number = u8::try_from(self.0.trailing_zeros()).ok()?;
        PieceId::try_from(number).ok()
    }

    /// The pieces, ascending.
    #[must_use]
    pub fn iter(self) -> impl ExactSizeIterator<Item = PieceId> + Clone {
        Each(self)
    }
}

/// The pieces of a set, ascending.
#[derive(Clone)]
struct Each(Pieces);

impl Iterator for Each {
    type Item = PieceId;

    #[inline]
    fn next(&mut self) -> Option<PieceId> {
        let piece = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(piece)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Each {}

impl FromIterator<PieceId> for Pieces {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        for piece in pieces {
            set.insert(piece);
        }
        set
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The pieces, separated by commas.
impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("no piece");
        }
        self.iter().enumerate().try_for_each(|(place, piece)| {
            f.write_str(if place == 0 { "" } else { ", " })?;
            piece.fmt(f)
        })
    }
}
