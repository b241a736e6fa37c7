//! Batteries spent on strength (BG-POWER, LM-FLEET-1).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::power::Goal;
use crate::trucker::fleet::strength::{Reckoning, Strength};
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::ask::Ask;
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;

/// The components that add to the strength asked for, for a battery each.
fn doubles(fleet: &Fleet, ask: Ask) -> CellSet {
    let outputs = &fleet.layout().planes().outputs;
    if ask == Ask::Engines { outputs.powered_engines.cells() } else { outputs.powered_cannons.cells() }
}

/// A player who can power nothing is not asked.
pub(super) fn only(fleet: &Fleet, ask: Ask) -> Option<Choice> {
    let doubles = doubles(fleet, ask);
    let can_power = |ship: CellSet| !ship.is_disjoint(doubles) && fleet.aboard().batteries(ship) > 0;
    let asked = !doubles.is_empty() && fleet.ships().any(|ship| can_power(ship.components));
    (!asked).then(|| Choice::Power { powered: CellSet::EMPTY, tokens: Vec::new() })
}

/// Lists powering nothing, and the cheapest way to every possible strength; for engines each ship comes as near as it can.
pub(super) fn list(fleet: &Fleet, ask: Ask, choices: &mut Vec<Choice>) {
    let mut plans = alloc::vec![CellSet::EMPTY];
    let mut add = |plan| {
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    };
    if ask == Ask::Engines {
        let most = fleet.ships().map(|ship| fleet.ship_strengths(ship).at_most.engines).max().unwrap_or(0);
        (1..=most).for_each(|wanted| add(engine_plan(fleet, wanted)));
    } else {
        let reach = fleet.strengths();
        let strengths = reach.unpowered.cannons.halves()..=reach.at_most.cannons.halves();
        let goals = strengths.map(|halves| Goal::Cannons(Strength::from_halves(halves)));
        goals.filter_map(|goal| fleet.battery_plan(goal).ok()).for_each(|plan| add(plan.powered));
    }
    choices.extend(plans.into_iter().map(|powered| Choice::Power { powered, tokens: tokens(fleet, powered) }));
}

/// Every ship powers as few engines as reach the strength, or come as near as possible.
fn engine_plan(fleet: &Fleet, wanted: u32) -> CellSet {
    let reckoning = Reckoning::of_fleet(fleet);
    let doubles = doubles(fleet, Ask::Engines);
    let mut plan = CellSet::EMPTY;
    for ship in fleet.ships() {
        let mut left = fleet.aboard().batteries(ship.components);
        let mut free = (doubles & ship.components).iter();
        while left > 0 && reckoning.strengths(ship.components, plan).engines < wanted {
            let Some(next) = free.next() else { break };
            plan.insert(next);
            left -= 1;
        }
    }
    plan
}

/// Tokens that pay for it, each ship's from its own batteries in reading order (LM-FLEET-1).
fn tokens(fleet: &Fleet, powered: CellSet) -> Vec<Cell> {
    let mut tokens = Vec::new();
    for ship in fleet.ships() {
        let there = ship.components.iter().flat_map(|cell| {
            let aboard = fleet.aboard().batteries(cell.into());
            core::iter::repeat_n(cell, usize::try_from(aboard).unwrap_or(usize::MAX))
        });
        let due = (powered & ship.components).len();
        tokens.extend(there.take(usize::try_from(due).unwrap_or(usize::MAX)));
    }
    tokens
}

/// BG-POWER, LM-FLEET-1: only what adds to the strength asked for, each component once.
pub(super) fn judge(
    fleet: &Fleet,
    seat: Seat,
    ask: Ask,
    powered: CellSet,
    tokens: &[Cell],
) -> Result<Settled, Refusal> {
    let idle = (powered & fleet.doubles()) - doubles(fleet, ask);
    if let Some(cell) = idle.first() {
        return Err(Refusal::NoHelp { cell, ask });
    }
    let is_nothing = powered.is_empty() && tokens.is_empty();
    let mut after = (!is_nothing).then(|| fleet.clone());
    let strengths = match &mut after {
        Some(after) => after.power(powered, tokens)?,
        None => fleet.strengths_with(CellSet::EMPTY)?,
    };
    let tokens = tokens.to_vec();
    let event = if ask == Ask::Engines {
        Event::Engines { seat, powered, tokens, strength: strengths.engines }
    } else {
        Event::Cannons { seat, powered, tokens, strength: strengths.cannons }
    };
    Ok(Settled { fleet: after.map(Into::into), event: Some(event), answer: Answer::Powered { powered, strengths } })
}
