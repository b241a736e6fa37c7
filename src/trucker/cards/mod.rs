//! The adventure cards of the base game of 2007 as data, custom cards, and round cards.

mod card_set;
mod custom;
mod deck;
mod error;
mod figure;
mod id;
mod intruders;
mod kind;
mod level;
mod level_four;
mod mix;
mod piles;
mod printed;
mod rows;
mod words;

pub use card_set::CardSet;
pub use deck::Deck;
pub use error::CardError;
pub use id::CardId;
pub use intruders::{Boarded, Deed};
pub use kind::{CardKind, CombatLine, Criterion, Family, Penalty};
pub use level::Level;
pub use level_four::loads;
pub use mix::Mix;
pub use piles::Piles;

pub use crate::trucker::parts::round_card::{Rewards, RoundCard};

use crate::table::Confidence;

/// An adventure card: one of the 60 of the base game, or a [custom one](Card::custom).
///
/// ```
/// use starwright::trucker::cards::{Card, CardKind, Level};
///
/// let sabotage = Card::ALL.iter().find(|card| *card.kind() == CardKind::Sabotage).ok_or("there is one")?;
/// assert_eq!(sabotage.level(), Level::III);
/// # Ok::<(), &str>(())
/// ```
///
/// JSON: `{"level": "I", "kind": "stardust"}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    id: Option<CardId>,
    level: Level,
    kind: CardKind,
}

impl Card {
    /// The 60 cards of the base game, by their ids.
    pub const ALL: &'static [Self; CardId::COUNT as usize] = &printed::PRINTED;

    /// Its number, if it is a printed card.
    #[must_use]
    pub const fn id(&self) -> Option<CardId> {
        self.id
    }

    /// The level on its back.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Its kind and numbers.
    #[must_use]
    pub const fn kind(&self) -> &CardKind {
        &self.kind
    }

    /// Whether it has the mark of the learning flight: eight cards of level I.
    #[must_use]
    pub fn is_for_learning(&self) -> bool {
        self.id.is_some_and(|id| printed::FOR_LEARNING.contains(&id.get()))
    }

    /// How sure its data are; the 60 are as printed.
    #[must_use]
    pub const fn provenance(&self) -> Confidence {
        match self.id {
            Some(_) => Confidence::Real,
            None => Confidence::Custom,
        }
    }
}
