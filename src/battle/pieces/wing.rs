//! Some fighters of a squadron: those that move twice as far (BBS-V2.1).

use alloc::vec::Vec;

use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::rules::Rule;

/// Some fighters of a squadron. Serialised as their places in it, 0 to 5.
///
/// JSON: `[0, 3]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<u8>", into = "Vec<u8>"))]
pub struct Wing(u8);

impl Wing {
    /// Every non-empty wing.
    pub(in crate::battle) fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (1..64_u8).map(Self)
    }

    /// These fighters of a squadron.
    ///
    /// # Errors
    /// [`WingError`] if one of them is not in the squadron.
    pub fn of(squadron: Squadron, fighters: &[PieceId]) -> Result<Self, WingError> {
        let mut wing = 0;
        for &fighter in fighters {
            let places = (0..6_u8).zip(squadron.fighters());
            let place = places.into_iter().find(|&(_, each)| each == fighter).map(|(place, _)| place);
            wing |= 1_u8 << place.ok_or(WingError { place: fighter.number() })?;
        }
        Ok(Self(wing))
    }

    /// Whether it has the fighter in this place.
    const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The fighters, ascending.
    pub fn fighters(self, squadron: Squadron) -> impl Iterator<Item = PieceId> + Clone {
        (0..6).zip(squadron.fighters()).filter(move |&(place, _)| self.has(place)).map(|(_, fighter)| fighter)
    }
}

impl From<Wing> for Vec<u8> {
    fn from(wing: Wing) -> Self {
        (0..6).filter(|&place| wing.has(place)).collect()
    }
}

impl TryFrom<Vec<u8>> for Wing {
    type Error = WingError;

    fn try_from(places: Vec<u8>) -> Result<Self, WingError> {
        let wrong = places.iter().find(|&&place| place > 5);
        wrong.map_or(Ok(()), |&place| Err(WingError { place }))?;
        Ok(Self(places.iter().fold(0, |wing, place| wing | 1 << place)))
    }
}

/// A fighter or place that the squadron does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place} is no fighter of the squadron that moves ({})", self.rule())]
pub struct WingError {
    /// The number given.
    pub place: u8,
}

refused!(WingError = "not_of_the_wing" { place });

impl WingError {
    /// The rule that refuses.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::BbsV2_1
    }
}
