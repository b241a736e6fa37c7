//! What stands on a card, in a sentence.

use core::fmt;

use super::Card;
use super::kind::{CardKind, CombatLine, Criterion, Penalty};
use crate::table::many::{Many, agree};
use crate::trucker::attack::Attack;
use crate::trucker::fleet::aboard::Goods;

/// Prints what stands on it.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

/// Prints one sentence: `Abandoned ship: 3 crew members leave with it for 4 credits and 1 day.`
impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenSpace => f.write_str("Open space: everybody flies as many spaces as the engines have strength."),
            Self::Stardust => f.write_str("Stardust: everybody loses a day for each exposed connector."),
            Self::Epidemic => {
                f.write_str("Epidemic: cabins with crew that are joined to each other lose a crew member each.")
            }
            Self::Sabotage => f.write_str("Sabotage: whoever has the fewest crew is hit on a rolled cell."),
            Self::MeteorSwarm { meteors } => write!(f, "Meteor swarm: {}.", Attacks(meteors.attacks())),
            Self::Planets { planets, days } => write!(f, "Planets: {} for {}.", Planets(planets), of_days(*days)),
            Self::AbandonedShip { crew, credits, days } => {
                let verb = agree((*crew).into(), "leaves", "leave");
                let (crew, credits) = (of_crew(*crew), of_credits(*credits));
                write!(f, "Abandoned ship: {crew} {verb} with it for {credits} and {}.", of_days(*days))
            }
            Self::AbandonedStation { crew, goods, days } => {
                write!(f, "Abandoned station: whoever has {} finds {goods} for {}.", of_crew(*crew), of_days(*days))
            }
            Self::Slavers { strength, lose_crew, credits, days } => {
                write!(f, "Slavers of strength {strength} take {}; ", of_crew(*lose_crew))?;
                write!(f, "the reward is {} for {}.", of_credits(*credits), of_days(*days))
            }
            Self::Smugglers { strength, lose_goods, goods, days } => {
                write!(f, "Smugglers of strength {strength} take {}; ", of_goods(*lose_goods))?;
                write!(f, "the reward is {goods} for {}.", of_days(*days))
            }
            Self::Pirates { strength, shots, credits, days } => {
                write!(f, "Pirates of strength {strength} send {}; ", Attacks(shots.attacks()))?;
                write!(f, "the reward is {} for {}.", of_credits(*credits), of_days(*days))
            }
            Self::CombatZone { lines: [first, second, third] } => {
                write!(f, "Combat zone: {first}; then {second}; then {third}.")
            }
        }
    }
}

/// Prints `the fewest crew lose 3 days`.
impl fmt::Display for CombatLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.worst, self.penalty)
    }
}

/// Prints `the weakest engines`.
impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::FewestCrew => "the fewest crew",
            Self::WeakestEngines => "the weakest engines",
            Self::WeakestCannons => "the weakest cannons",
        })
    }
}

/// Prints `lose 3 days`.
impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Days(days) => write!(f, "lose {}", of_days(*days)),
            Self::Crew(crew) => write!(f, "lose {}", of_crew(*crew)),
            Self::Goods(blocks) => write!(f, "lose {}", of_goods(*blocks)),
            Self::Shots(shots) => write!(f, "meet {}", Attacks(shots.attacks())),
        }
    }
}

fn of_days(number: u16) -> Many {
    Many(number.into(), "day", "days")
}

fn of_credits(number: u16) -> Many {
    Many(number.into(), "credit", "credits")
}

fn of_crew(number: u16) -> Many {
    Many(number.into(), "crew member", "crew members")
}

fn of_goods(number: u16) -> Many {
    Many(number.into(), "block of goods", "blocks of goods")
}

/// What comes, in order.
struct Attacks<'a>(&'a [Attack]);

impl fmt::Display for Attacks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for attack in self.0 {
            write!(f, "{between}{attack}")?;
            between = ", ";
        }
        Ok(())
    }
}

/// What each planet has.
struct Planets<'a>(&'a [Goods]);

impl fmt::Display for Planets<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for goods in self.0 {
            write!(f, "{between}{goods}")?;
            between = "; or ";
        }
        Ok(())
    }
}
