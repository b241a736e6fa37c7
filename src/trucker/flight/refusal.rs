//! Why a choice is refused in a flight.

use crate::grid::Cell;
use crate::table::many::{Many, agree};
use crate::table::{Actor, Seat};
use crate::trucker::attack::{DefenceError, ImpactError};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::loss_error::LossError;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::stowing::StowError;
use crate::trucker::flight::ask::Ask;
use crate::trucker::rules::Rule;

/// Why a choice is refused: the rule, the place and what was expected. The flight is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The table has no such seat.
    #[error("{players} play, so there is no {seat} ({})", self.rule())]
    NoSeat {
        /// The seat given.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// The flight is over.
    #[error("the flight is over, and nothing is chosen any more ({})", self.rule())]
    Over,
    /// Somebody else is asked.
    #[error("it is not for {actor} to choose now: {awaited} is asked for {ask} ({})", self.rule())]
    OutOfTurn {
        /// Who was to choose.
        actor: Actor,
        /// Who is asked.
        awaited: Actor,
        /// For what.
        ask: Ask,
    },
    /// The choice answers another question.
    #[error("that is no answer: {awaited} is asked for {ask} ({})", self.rule())]
    NoAnswer {
        /// Who is asked.
        awaited: Actor,
        /// For what.
        ask: Ask,
    },
    /// None of the player's ships is there.
    #[error("no ship of {seat} flies on {at}, and so none withdraws ({})", self.rule())]
    NoShipThere {
        /// Who.
        seat: Seat,
        /// The cell named.
        at: Cell,
    },
    /// The component adds nothing to the strength that is asked for.
    #[error("no power on {cell} adds to the {ask} that is asked for ({})", self.rule())]
    NoHelp {
        /// The cell named.
        cell: Cell,
        /// What is asked for.
        ask: Ask,
    },
    /// There is no such planet.
    #[error("there {} {}, and so none of number {} ({})", agree((*.planets).into(), "is", "are"), Many((*.planets).into(), "planet", "planets"), .planet.saturating_add(1), self.rule())]
    NoPlanet {
        /// The planet named, from 0.
        planet: u8,
        /// How many there are.
        planets: u8,
    },
    /// Somebody has landed there.
    #[error("somebody has landed on planet {} before ({})", .planet.saturating_add(1), self.rule())]
    PlanetTaken {
        /// The planet named, from 0.
        planet: u8,
    },
    /// That is not what is gained.
    #[error("what is gained is not {load} ({rule})")]
    NotThatLoad {
        /// The load named.
        load: Goods,
        /// LM-IV3-5 where there is a choice of loads, else BG-GOODS-2.
        rule: Rule,
    },
    /// No shield is boosted in a flight of base-game cards.
    #[error("the shield on {shield} cannot be boosted: nothing on these ships boosts shields ({})", self.rule())]
    NoBoost {
        /// The shield.
        shield: Cell,
    },
    /// The components cannot be powered so.
    #[error(transparent)]
    Power(#[from] PowerError),
    /// What is to go is not what the card takes.
    #[error(transparent)]
    Loss(#[from] LossError),
    /// The goods cannot be stowed so.
    #[error(transparent)]
    Stow(#[from] StowError),
    /// A rule refuses the defence.
    #[error(transparent)]
    Defence(#[from] DefenceError),
    /// The piece cannot be kept.
    #[error(transparent)]
    Keep(#[from] ImpactError),
}

refused!(Refusal {
    NoSeat { seat, players },
    Over,
    OutOfTurn { actor, awaited, ask },
    NoAnswer { awaited, ask },
    NoShipThere { seat, at },
    NoHelp { cell, ask },
    NoPlanet { planet, planets },
    PlanetTaken { planet },
    NotThatLoad { load; rule },
    NoBoost { shield },
    Power(error),
    Loss(error),
    Stow(error),
    Defence(error),
    Keep(error),
});

impl Refusal {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoSeat { .. } => Rule::LmBoard4,
            Self::Over => Rule::LmR36,
            Self::OutOfTurn { ask, .. } | Self::NoAnswer { ask, .. } => ask.rule(),
            Self::NoShipThere { .. } => Rule::LmEnd1,
            Self::NoHelp { .. } => Rule::BgPower,
            Self::NoPlanet { .. } | Self::PlanetTaken { .. } => Rule::BgPlanets,
            Self::NotThatLoad { rule, .. } => *rule,
            Self::NoBoost { .. } => Rule::LmR5,
            Self::Power(error) => error.rule(),
            Self::Loss(error) => error.rule(),
            Self::Stow(error) => error.rule(),
            Self::Defence(error) => error.rule(),
            Self::Keep(error) => error.rule(),
        }
    }
}
