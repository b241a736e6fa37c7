//! Why a choice is refused in a flight.

use crate::grid::Cell;
use crate::table::{Actor, Seat};
use crate::trucker::attack::{DefenceError, ImpactError};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::loss_error::LossError;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::stowing::StowError;
use crate::trucker::flight::ask::Ask;
use crate::trucker::rules::Rule;

messages! {
    /// Why a choice is refused: the rule, the place and what was expected. The flight is as it was before.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Refusal refused Rule of "flight-refusal" {
        NoSeat { seat: Seat, players: u8 } => Rule::LmBoard4, "{players} play, so there is no {seat}";
        Over => Rule::LmR36, "the flight is over, and nothing is chosen any more";
        OutOfTurn { actor: Actor, awaited: Actor, ask: Ask } => ask.rule(), "it is not for {actor} to choose now: {awaited} is asked for {ask}";
        /// The choice answers another question.
        NoAnswer { awaited: Actor, ask: Ask } => ask.rule(), "that is no answer: {awaited} is asked for {ask}";
        NoShipThere { seat: Seat, at: Cell } => Rule::LmEnd1, "no ship of {seat} flies on {at}, and so none withdraws";
        NoHelp { cell: Cell, ask: Ask } => Rule::BgPower, "no power on {cell} adds to the {ask} that is asked for";
        /// Planets are counted from 0.
        NoPlanet { planet: u8, planets: u8 } with number = (planet.saturating_add(1)) => Rule::BgPlanets, "there {planets|1:is 1 planet|are # planets}, and so none of number {number}";
        PlanetTaken { planet: u8 } with number = (planet.saturating_add(1)) => Rule::BgPlanets, "somebody has landed on planet {number} before";
        /// LM-IV3-5 where there is a choice of loads, else BG-GOODS-2.
        NotThatLoad { load: Goods; rule } => *rule, "{load} is not what the card gives";
        /// No shield is boosted in a flight of base-game cards.
        NoBoost { shield: Cell } => Rule::LmR5, "the shield on {shield} cannot be boosted: nothing on these ships boosts shields";
    } or {
        /// The components cannot be powered so.
        Power(PowerError),
        /// What is to go is not what the card takes.
        Loss(LossError),
        /// The goods cannot be stowed so.
        Stow(StowError),
        /// A rule refuses the defence.
        Defence(DefenceError),
        /// The piece cannot be kept.
        Keep(ImpactError),
    }
}
