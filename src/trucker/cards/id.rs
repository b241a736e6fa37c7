//! The ids of the printed cards.

use core::fmt;

use super::Card;
use super::printed::PRINTED;
use crate::trucker::rules::Rule;

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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct CardId(u8);

impl CardId {
    /// The number of printed cards.
    pub(super) const COUNT: u8 = 60;

    /// The id with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All of them, ascending.
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
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Self, NoSuchCard> {
        Self::new(number).ok_or(NoSuchCard { number })
    }
}

/// No printed card has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("printed cards are 0 to {last}, not {number} ({rule})", last = CardId::COUNT - 1, rule = self.rule())]
pub struct NoSuchCard {
    /// The number given.
    pub number: u8,
}

refused!(NoSuchCard = "no_such_card" { number });

impl NoSuchCard {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::BgPiles
    }
}
