//! Why a text is that of no card.

use super::kind::Family;
use crate::trucker::attack::Attack;
use crate::trucker::rules::Rule;

/// The first thing on a card that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CardError {
    /// A number is out of range.
    #[error("{card}: `{field}` is 0 to {most}, not {number} ({})", self.rule())]
    Number {
        /// What the card is.
        card: Family,
        /// The name of the number.
        field: &'static str,
        /// The number given.
        number: u16,
        /// The highest it can be.
        most: u16,
    },
    /// A list is empty or too long.
    #[error("{card}: there are 1 to {most} `{field}`, not {count} ({})", self.rule())]
    Count {
        /// What the card is.
        card: Family,
        /// The name of the list.
        field: &'static str,
        /// How many there are.
        count: u32,
        /// The most there can be.
        most: u32,
    },
    /// A planet has no goods, or too many.
    #[error("planets: planet {planet} has 1 to {most} blocks of goods, not {blocks} ({})", self.rule())]
    Planet {
        /// Which planet, from 0.
        planet: u8,
        /// How many blocks it has.
        blocks: u32,
        /// The most there can be.
        most: u32,
    },
    /// What comes in a meteor swarm is no meteor.
    #[error("meteor swarm: small and large meteors come, and at place {place} not {attack} ({})", self.rule())]
    NoMeteor {
        /// Which one, from 0.
        place: u8,
        /// What is given there.
        attack: Attack,
    },
    /// What comes in a salvo of shots is no cannon fire.
    #[error("{card}: light and heavy cannon fire comes, and at place {place} not {attack} ({})", self.rule())]
    NoShot {
        /// What the card is.
        card: Family,
        /// Which one, from 0.
        place: u8,
        /// What is given there.
        attack: Attack,
    },
}

refused!(CardError {
    Number { card, field, number, most },
    Count { card, field, count, most },
    Planet { planet, blocks, most },
    NoMeteor { place, attack },
    NoShot { card, place, attack },
});

impl CardError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Number { .. } => Rule::LmR53,
            Self::Count { card, .. } | Self::NoShot { card, .. } => card.rule(),
            Self::Planet { .. } => Rule::BgPlanets,
            Self::NoMeteor { .. } => Rule::BgMeteor,
        }
    }
}
