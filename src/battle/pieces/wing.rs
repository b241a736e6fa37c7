//! A subset of a squadron: the fighters that move twice as far (BBS-V2.1).

use alloc::vec::Vec;
use core::fmt;

use crate::battle::pieces::no_such::NoSuch;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::set::Pieces;

/// A subset of a squadron. Serialised as the fighters' indices in it, 0 to 5; printed from 1, as in their labels.
///
/// JSON: `[0, 3]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wing(u8);

impl Wing {
    /// Every non-empty wing.
    pub(in crate::battle) fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (1..64_u8).map(Self)
    }

    /// These fighters of a squadron.
    ///
    /// # Errors
    /// [`NoSuch`] if one of them is not in the squadron.
    pub fn of(squadron: Squadron, fighters: &[PieceId]) -> Result<Self, NoSuch> {
        let mut wing = 0;
        for &fighter in fighters {
            let places = (0..6_u8).zip(squadron.fighters());
            let place = places.into_iter().find(|&(_, each)| each == fighter).map(|(place, _)| place);
            wing |= 1_u8 << place.ok_or(NoSuch::NotOfTheWing { place: fighter.number() })?;
        }
        Ok(Self(wing))
    }

    /// Whether it has the fighter in this place.
    const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    /// Whether it has fighters, all of them among these pieces.
    pub(in crate::battle) fn is_among(self, squadron: Squadron, pieces: Pieces) -> bool {
        self.0 != 0 && self.fighters(squadron).all(|fighter| pieces.contains(fighter))
    }

    /// The fighters, ascending.
    pub fn fighters(self, squadron: Squadron) -> impl Iterator<Item = PieceId> + Clone {
        (0..6).zip(squadron.fighters()).filter(move |&(place, _)| self.has(place)).map(|(_, fighter)| fighter)
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Vec::from(*self)
            .iter()
            .enumerate()
            .try_for_each(|(place, fighter)| write!(f, "{}{}", if place == 0 { "" } else { ", " }, fighter + 1))
    }
}

crate::table::message::words!(Wing);

impl From<Wing> for Vec<u8> {
    fn from(wing: Wing) -> Self {
        (0..6).filter(|&place| wing.has(place)).collect()
    }
}

impl TryFrom<Vec<u8>> for Wing {
    type Error = NoSuch;

    fn try_from(places: Vec<u8>) -> Result<Self, NoSuch> {
        let wrong = places.iter().find(|&&place| place > 5);
        wrong.map_or(Ok(()), |&place| Err(NoSuch::NotOfTheWing { place }))?;
        Ok(Self(places.iter().fold(0, |wing, place| wing | 1 << place)))
    }
}
