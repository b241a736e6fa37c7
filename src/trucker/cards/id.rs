//! The ids of the printed cards.

use core::fmt;

use super::printed::PRINTED;
use super::{Card, CardError};

/// The number of a card of the base game, from 0 to 59 in the order of the printed sheet, twenty of each level. Serialised as that
/// number.
///
/// ```
/// use starwright::trucker::cards::{CardId, Level};
///
/// let id = CardId::new(43).ok_or("no such card")?;
/// assert_eq!((id.card().level(), id.card().id()), (Level::III, Some(id)));
/// assert_eq!(CardId::new(60), None);
/// # Ok::<(), &str>(())
/// ```
///
/// JSON: `43`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// The number of printed cards.
    pub(super) const COUNT: u8 = 60;

    /// The id with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All ids, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The number, 0 to 59.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The card as printed.
    #[must_use]
    pub fn card(self) -> &'static Card {
        #[expect(clippy::indexing_slicing, reason = "an id is below the length of the table")]
        &PRINTED[usize::from(self.0)]
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardId({self})")
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> Self {
        id.0
    }
}

impl TryFrom<u8> for CardId {
    type Error = CardError;

    fn try_from(number: u8) -> Result<Self, CardError> {
        Self::new(number).ok_or(CardError::NoSuchCard { number })
    }
}

crate::table::message::words!(CardId);

#[cfg(feature = "serde")]
crate::table::wire::form!(
    CardId as u8,
    Self::try_from,
    |id| id.get(),
    like | _ | crate::table::wire::schema::number(0, CardId::COUNT.saturating_sub(1).into())
);
