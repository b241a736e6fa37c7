//! Why a choice is refused in a flight.

use crate::grid::Cell;
use crate::table::{Actor, Seat};
use crate::trucker::attack::{DefenceError, ImpactError};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::boarding::BoardingError;
use crate::trucker::fleet::loss_error::LossError;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::stowing::StowError;
use crate::trucker::flight::ask::Ask;
use crate::trucker::rules::Rule;

messages! {
    /// Why a choice is refused: the rule, the place and what was expected. The flight does not change.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Refusal refused Rule of "flight-refusal" {
        NoSeat { seat: Seat, players: u8 } => Rule::LmBoard4, "{players} play, so there is no {seat}";
        Over => Rule::LmR36, "the flight is over";
        OutOfTurn { actor: Actor, awaited: Actor, ask: Ask } => ask.rule(), "not {actor}'s turn: waiting for {awaited} ({ask})";
        /// The choice answers another question.
        NoAnswer { awaited: Actor, ask: Ask } => ask.rule(), "that does not answer the question to {awaited} ({ask})";
        NoShipThere { seat: Seat, at: Cell } => Rule::LmEnd1, "{seat} has no ship on {at} to withdraw";
        /// Sleepers wake only if the [rulings](crate::trucker::Rulings::boosts_and_stasis) say so.
        NoWaking { chamber: Cell } => Rule::LmFleet8, "the sleepers on {chamber} cannot be woken: nothing in this flight wakes sleepers";
        NoBooster { at: Cell } => Rule::LmFleet13, "there is no booster on {at}";
        NoHelp { cell: Cell, ask: Ask } => Rule::BgPower, "powering {cell} adds nothing to {ask}";
        /// Planets are counted from 0.
        NoPlanet { planet: u8, planets: u8 } with number = (planet.saturating_add(1)) => Rule::BgPlanets, "there {planets|1:is only 1 planet|are only # planets}, so no planet {number}";
        PlanetTaken { planet: u8 } with number = (planet.saturating_add(1)) => Rule::BgPlanets, "planet {number} is taken";
        /// LM-IV3-5 if there is a choice of loads, otherwise BG-GOODS-2.
        NotThatLoad { load: Goods; rule } => *rule, "the card does not give {load|none:an empty load|#}";
        /// Shields are boosted only if the [rulings](crate::trucker::Rulings::boosts_and_stasis) say so.
        NoBoost { shield: Cell } => Rule::LmR5, "the shield on {shield} cannot be boosted: nothing in this flight boosts shields";
    } or {
        /// The sleeper cannot be woken, or not there.
        Boarding(BoardingError),
        /// The power is refused.
        Power(PowerError),
        /// The loss is not what the card takes.
        Loss(LossError),
        /// The stowage is refused.
        Stow(StowError),
        /// The defence is refused.
        Defence(DefenceError),
        /// The piece cannot be kept.
        Keep(ImpactError),
    }
}
