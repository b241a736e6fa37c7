//! Cards of the base game of 2007, as data: the meteor swarms, and the round cards.

mod round_card;

pub use round_card::{Rewards, RoundCard};

use crate::grid::Side;
use crate::table::Certainty;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Attack, AttackKind};

/// The level of a card of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Level I.
    I,
    /// Level II.
    II,
    /// Level III.
    III,
}

/// A meteor swarm (BG-METEOR).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MeteorSwarm {
    /// The level on the back of the card.
    pub level: Level,
    /// Its meteors, in the order they come.
    pub meteors: &'static [Attack],
}

impl MeteorSwarm {
    /// The nine swarms of the base game, three of each level. No large meteor comes from the rear on any of them.
    ///
    /// ```
    /// use starwright::trucker::cards::{Level, MeteorSwarm};
    ///
    /// let level_one = MeteorSwarm::ALL.iter().filter(|swarm| swarm.level == Level::I);
    /// assert_eq!(level_one.map(|swarm| swarm.meteors.len()).collect::<Vec<_>>(), [3, 4, 3]);
    /// ```
    pub const ALL: [Self; 9] = [
        Self::new(Level::I, &[LARGE_FRONT, SMALL_LEFT, SMALL_RIGHT]),
        Self::new(Level::I, &[SMALL_FRONT, SMALL_REAR, SMALL_LEFT, SMALL_RIGHT]),
        Self::new(Level::I, &[LARGE_FRONT, SMALL_FRONT, LARGE_FRONT]),
        Self::new(Level::II, &[SMALL_FRONT, LARGE_FRONT, SMALL_LEFT, LARGE_LEFT, SMALL_LEFT]),
        Self::new(Level::II, &[SMALL_FRONT, SMALL_FRONT, SMALL_REAR, SMALL_REAR, SMALL_LEFT, SMALL_RIGHT]),
        Self::new(Level::II, &[SMALL_FRONT, LARGE_FRONT, SMALL_RIGHT, LARGE_RIGHT, SMALL_RIGHT]),
        Self::new(Level::III, &[LARGE_RIGHT, SMALL_RIGHT, LARGE_RIGHT, SMALL_FRONT, SMALL_REAR]),
        Self::new(Level::III, &[LARGE_FRONT, SMALL_REAR, SMALL_REAR, SMALL_LEFT, SMALL_LEFT, SMALL_RIGHT, SMALL_RIGHT]),
        Self::new(Level::III, &[LARGE_LEFT, SMALL_LEFT, LARGE_LEFT, SMALL_FRONT, SMALL_REAR]),
    ];

    const fn new(level: Level, meteors: &'static [Attack]) -> Self {
        Self { level, meteors }
    }

    /// Its meteors as they come.
    #[must_use]
    pub fn salvo(self) -> Salvo {
        self.meteors.iter().copied().collect()
    }

    /// How sure its data are: as printed in the real game.
    #[must_use]
    pub const fn provenance(self) -> Certainty {
        Certainty::Real
    }
}

const fn meteor(kind: AttackKind, from: Side) -> Attack {
    Attack { kind, from }
}

const SMALL_FRONT: Attack = meteor(AttackKind::SmallMeteor, Side::Front);
const SMALL_RIGHT: Attack = meteor(AttackKind::SmallMeteor, Side::Right);
const SMALL_REAR: Attack = meteor(AttackKind::SmallMeteor, Side::Rear);
const SMALL_LEFT: Attack = meteor(AttackKind::SmallMeteor, Side::Left);
const LARGE_FRONT: Attack = meteor(AttackKind::LargeMeteor, Side::Front);
const LARGE_RIGHT: Attack = meteor(AttackKind::LargeMeteor, Side::Right);
const LARGE_LEFT: Attack = meteor(AttackKind::LargeMeteor, Side::Left);
