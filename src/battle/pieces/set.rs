//! Sets of pieces.

use core::fmt;

use crate::battle::pieces::piece::PieceId;

/// A set of pieces, listed ascending.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pieces(u128);

impl Pieces {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn contains(self, piece: PieceId) -> bool {
        self.0 >> piece.number() & 1 == 1
    }

    pub(crate) const fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.number();
    }

    pub(crate) const fn remove(&mut self, piece: PieceId) {
        self.0 &= !(1 << piece.number());
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> usize {
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

    #[inline]
    pub(crate) fn first(self) -> Option<PieceId> {
        let number = u8::try_from(self.0.trailing_zeros()).ok()?;
        PieceId::try_from(number).ok()
    }

    /// The pieces, ascending.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = PieceId> + Clone {
        let mut left = self;
        core::iter::from_fn(move || {
            let piece = left.first()?;
            left.0 &= left.0 - 1;
            Some(piece)
        })
    }
}

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
