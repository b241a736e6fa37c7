//! What can stand on a card.

use core::fmt;

use crate::table::List;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::rules::Rule;

/// The text of a card: what it is, and its numbers. Anything, mistakes and all; [`Card::custom`](super::Card::custom) judges it.
///
/// Strengths are cannon strengths in whole points, `days` the days lost, `crew`, `lose_crew` and `lose_goods` numbers of crew
/// members and blocks, `credits` what is gained.
///
/// JSON: `{"kind": "abandoned_ship", "crew": 2, "credits": 3, "days": 1}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// Open space (BG-OPEN).
    OpenSpace,
    /// Stardust (BG-STARDUST).
    Stardust,
    /// An epidemic (BG-EPIDEMIC).
    Epidemic,
    /// Sabotage (BG-SABOTAGE).
    Sabotage,
    /// A meteor swarm (BG-METEOR).
    MeteorSwarm {
        /// Its meteors, small and large, in the order they come.
        meteors: Salvo,
    },
    /// Planets (BG-PLANETS).
    Planets {
        /// The goods of each, in order.
        planets: List<Goods>,
        /// What landing costs.
        days: u16,
    },
    /// An abandoned ship (BG-SHIP).
    AbandonedShip {
        /// How many leave with it.
        crew: u16,
        /// What it is worth.
        credits: u16,
        /// What it costs.
        days: u16,
    },
    /// An abandoned station (BG-STATION).
    AbandonedStation {
        /// How many must be aboard; nobody leaves.
        crew: u16,
        /// What is found there.
        goods: Goods,
        /// What it costs.
        days: u16,
    },
    /// Slavers (BG-ENEMY-1, BG-ENEMY-2).
    Slavers {
        /// To be beaten.
        strength: u16,
        /// Whom a loser loses.
        lose_crew: u16,
        /// The reward.
        credits: u16,
        /// What taking the reward costs.
        days: u16,
    },
    /// Smugglers (BG-ENEMY-1, BG-ENEMY-2).
    Smugglers {
        /// To be beaten.
        strength: u16,
        /// What a loser loses.
        lose_goods: u16,
        /// The reward.
        goods: Goods,
        /// What taking the reward costs.
        days: u16,
    },
    /// Pirates (BG-ENEMY-1, BG-ENEMY-2).
    Pirates {
        /// To be beaten.
        strength: u16,
        /// Their cannon fire, light and heavy, in the order it comes.
        shots: Salvo,
        /// The reward.
        credits: u16,
        /// What taking the reward costs.
        days: u16,
    },
    /// A combat zone (BG-COMBAT).
    CombatZone {
        /// Its three lines, in order.
        lines: [CombatLine; 3],
    },
}

/// A line of a combat zone: who is worst suffers (BG-COMBAT).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CombatLine {
    /// In what.
    pub worst: Criterion,
    /// What that player suffers.
    pub penalty: Penalty,
}

/// In what players are compared in a combat zone (BG-COMBAT).
///
/// JSON: `"fewest crew"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Criterion {
    /// Who has the fewest crew (LM-FLEET-5).
    #[cfg_attr(feature = "serde", serde(rename = "fewest crew"))]
    FewestCrew,
    /// Whose engines are weakest (LM-FLEET-2).
    #[cfg_attr(feature = "serde", serde(rename = "weakest engines"))]
    WeakestEngines,
    /// Whose cannons are weakest (LM-FLEET-4).
    #[cfg_attr(feature = "serde", serde(rename = "weakest cannons"))]
    WeakestCannons,
}

impl Criterion {
    /// The three of them.
    pub const ALL: [Self; 3] = [Self::FewestCrew, Self::WeakestEngines, Self::WeakestCannons];
}

/// What the worst in a line of a combat zone suffers (BG-COMBAT).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// Loses so many days.
    Days(u16),
    /// Loses so many crew members.
    Crew(u16),
    /// Loses so many blocks of goods, the most valuable first, then batteries.
    Goods(u16),
    /// Is shot at, light and heavy, in the order the shots come.
    Shots(Salvo),
}

/// The families of cards, in the order of the case format.
///
/// JSON: `"open_space"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Family {
    /// Open space.
    OpenSpace,
    /// Stardust.
    Stardust,
    /// An epidemic.
    Epidemic,
    /// Sabotage.
    Sabotage,
    /// A meteor swarm.
    MeteorSwarm,
    /// Planets.
    Planets,
    /// An abandoned ship.
    AbandonedShip,
    /// An abandoned station.
    AbandonedStation,
    /// Slavers.
    Slavers,
    /// Smugglers.
    Smugglers,
    /// Pirates.
    Pirates,
    /// A combat zone.
    CombatZone,
}

impl Family {
    /// The twelve families.
    pub const ALL: [Self; 12] = [
        Self::OpenSpace,
        Self::Stardust,
        Self::Epidemic,
        Self::Sabotage,
        Self::MeteorSwarm,
        Self::Planets,
        Self::AbandonedShip,
        Self::AbandonedStation,
        Self::Slavers,
        Self::Smugglers,
        Self::Pirates,
        Self::CombatZone,
    ];

    /// The rule that says what happens.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::OpenSpace => Rule::BgOpen,
            Self::Stardust => Rule::BgStardust,
            Self::Epidemic => Rule::BgEpidemic,
            Self::Sabotage => Rule::BgSabotage,
            Self::MeteorSwarm => Rule::BgMeteor,
            Self::Planets => Rule::BgPlanets,
            Self::AbandonedShip => Rule::BgShip,
            Self::AbandonedStation => Rule::BgStation,
            Self::Slavers | Self::Smugglers | Self::Pirates => Rule::BgEnemy2,
            Self::CombatZone => Rule::BgCombat,
        }
    }
}

/// Prints `meteor swarm`.
impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::OpenSpace => "open space",
            Self::Stardust => "stardust",
            Self::Epidemic => "epidemic",
            Self::Sabotage => "sabotage",
            Self::MeteorSwarm => "meteor swarm",
            Self::Planets => "planets",
            Self::AbandonedShip => "abandoned ship",
            Self::AbandonedStation => "abandoned station",
            Self::Slavers => "slavers",
            Self::Smugglers => "smugglers",
            Self::Pirates => "pirates",
            Self::CombatZone => "combat zone",
        })
    }
}

impl CardKind {
    /// What it is.
    #[must_use]
    pub const fn family(&self) -> Family {
        match self {
            Self::OpenSpace => Family::OpenSpace,
            Self::Stardust => Family::Stardust,
            Self::Epidemic => Family::Epidemic,
            Self::Sabotage => Family::Sabotage,
            Self::MeteorSwarm { .. } => Family::MeteorSwarm,
            Self::Planets { .. } => Family::Planets,
            Self::AbandonedShip { .. } => Family::AbandonedShip,
            Self::AbandonedStation { .. } => Family::AbandonedStation,
            Self::Slavers { .. } => Family::Slavers,
            Self::Smugglers { .. } => Family::Smugglers,
            Self::Pirates { .. } => Family::Pirates,
            Self::CombatZone { .. } => Family::CombatZone,
        }
    }
}
