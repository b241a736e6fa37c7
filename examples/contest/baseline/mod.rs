//! What bots are measured against: a pilot that sees what its seat sees, careful with crew and batteries, and greedy where days
//! are cheap.

mod captain;

use std::cmp::Reverse;
use std::error::Error;

use starwright::grid::{Cell, CellSet};
use starwright::table::Seat;
use starwright::trucker::attack::Impact;
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Choice, Question, View};
use starwright::trucker::{Fleet, Goods};

/// The least crew that must remain after an abandoned ship is taken, plus one per ship.
const LEFT_BEHIND: u32 = 2;

/// What it answers to what it is asked, given what is listed.
pub fn choose(view: &View, seat: Seat, listed: &[Choice]) -> Result<Choice, Box<dyn Error>> {
    let (_, question) = view.asked.as_ref().ok_or("nobody is asked")?;
    let fleet = &view.players.get(usize::from(seat.number())).ok_or("no such seat")?.fleet;
    let card = view.part();
    let choice = match question {
        Question::Withdraw => Some(hopeless(fleet).map_or(Choice::FlyOn, |at| Choice::Withdraw { at })),
        Question::Engines if card == Some(&CardKind::OpenSpace) => open_space(fleet, listed),
        Question::Engines => cheapest(listed, &[above_others(view, seat, engines)], |plan| engines(fleet, plan)),
        Question::Cannons => match card.and_then(strength) {
            Some(enemy) => cheapest(listed, &[2 * enemy + 1, 2 * enemy], |plan| cannons(fleet, plan)),
            None => cheapest(listed, &[above_others(view, seat, cannons)], |plan| cannons(fleet, plan)),
        },
        Question::Land { free, .. } => card.map(|card| land(card, free, fleet)),
        Question::Take => card.map(|card| if is_worth_it(card, fleet) { Choice::Take } else { Choice::Decline }),
        Question::Crew { count } => Some(give_crew(fleet, *count)),
        Question::Stow { .. } => listed.iter().rev().max_by_key(|choice| stowed(choice)).cloned(),
        Question::Defend { incoming } => Some(Choice::Defend { defence: captain::answer(fleet, incoming, false)? }),
        Question::Keep { impact } => largest_piece(impact).map(|at| Choice::Keep { at }),
        // among goods that are worth the same any will do
        _ => listed.first().cloned(),
    };
    choice.ok_or_else(|| "there is nothing to choose from".into())
}

/// A ship without engines that holds the others back (LM-FLEET-2).
fn hopeless(fleet: &Fleet) -> Option<Cell> {
    let flies = |ship| fleet.ship_strengths(ship).at_most.engines > 0;
    let lame = fleet.ships().find(|&ship| !flies(ship))?;
    if fleet.ships().any(flies) { lame.components.first() } else { None }
}

/// Strands as few ships as possible, then flies as far as half of the batteries allow, if a battery gains more than a space.
fn open_space(fleet: &Fleet, listed: &[Choice]) -> Option<Choice> {
    let batteries = fleet.aboard().batteries(fleet.layout().occupied());
    let rated = listed.iter().filter_map(|choice| {
        let &Choice::Power { powered, .. } = choice else { return None };
        let stranded = fleet.stranded(powered).ok()?;
        let flying = fleet.ships().filter(|ship| !stranded.contains(ship));
        let spaces = flying.filter_map(|ship| Some(fleet.ship_strengths_with(ship, powered).ok()?.engines)).min();
        let cost = powered.len();
        let gain = i64::from(spaces.unwrap_or(0)) - i64::from(cost);
        Some(((stranded.len(), 2 * cost > batteries, Reverse(gain)), choice))
    });
    rated.min_by_key(|&(rate, _)| rate).map(|(_, choice)| choice.clone())
}

/// The fewest batteries that reach the first of these strengths that can be reached, or none.
fn cheapest(listed: &[Choice], goals: &[u32], reached: impl Fn(CellSet) -> u32) -> Option<Choice> {
    let plans = || {
        listed.iter().filter_map(|choice| match choice {
            Choice::Power { powered, .. } => Some((*powered, choice)),
            _ => None,
        })
    };
    let enough = |&goal: &u32| plans().filter(|&(plan, _)| reached(plan) >= goal).min_by_key(|(plan, _)| plan.len());
    let plan = goals.iter().find_map(enough).or_else(|| plans().find(|(plan, _)| plan.is_empty()));
    plan.map(|(_, choice)| choice.clone())
}

/// Points of engines.
fn engines(fleet: &Fleet, powered: CellSet) -> u32 {
    fleet.strengths_with(powered).map_or(0, |strengths| strengths.engines)
}

/// Half points of cannons.
fn cannons(fleet: &Fleet, powered: CellSet) -> u32 {
    fleet.strengths_with(powered).map_or(0, |strengths| strengths.cannons.halves())
}

/// Just exceeds the weakest of the others, assuming that they spend nothing (BG-COMBAT).
fn above_others(view: &View, seat: Seat, strength: fn(&Fleet, CellSet) -> u32) -> u32 {
    let others = view.players.iter().filter(|player| player.seat != seat && player.position.is_some());
    others.map(|player| strength(&player.fleet, CellSet::EMPTY)).min().map_or(0, |weakest| weakest + 1)
}

fn strength(card: &CardKind) -> Option<u32> {
    match *card {
        CardKind::Slavers { strength, .. }
        | CardKind::Smugglers { strength, .. }
        | CardKind::Pirates { strength, .. } => Some(strength.into()),
        _ => None,
    }
}

/// The planet with the greatest gain, if it is worth its days.
fn land(card: &CardKind, free: &[u8], fleet: &Fleet) -> Choice {
    let CardKind::Planets { planets, days } = card else { return Choice::Decline };
    let gains = free.iter().filter_map(|&planet| Some((gain(fleet, *planets.get(usize::from(planet))?), planet)));
    let best = gains.filter(|&(gain, _)| gain > i64::from(*days)).min_by_key(|&(gain, planet)| (Reverse(gain), planet));
    best.map_or(Choice::Decline, |(_, planet)| Choice::Land { planet })
}

/// A day is worth a credit, and enough crew must remain.
fn is_worth_it(card: &CardKind, fleet: &Fleet) -> bool {
    match *card {
        CardKind::AbandonedShip { crew, credits, days } => {
            let ships = u32::try_from(fleet.ships().count()).unwrap_or(u32::MAX);
            credits > days && fleet.crew().total() >= u32::from(crew) + LEFT_BEHIND + ships
        }
        CardKind::AbandonedStation { goods, days, .. } | CardKind::Smugglers { goods, days, .. } => {
            gain(fleet, goods) > i64::from(days)
        }
        CardKind::Slavers { credits, days, .. } | CardKind::Pirates { credits, days, .. } => credits > days,
        _ => false,
    }
}

/// The value of goods stowed as well as possible, minus the goods that have to make room.
fn gain(fleet: &Fleet, load: Goods) -> i64 {
    value(&fleet.best_stowage(load)) - i64::from(fleet.aboard().goods(fleet.layout().occupied()).value())
}

fn stowed(choice: &Choice) -> i64 {
    if let Choice::Stow { holds, .. } = choice { value(holds) } else { 0 }
}

fn value(holds: &[(Cell, Goods)]) -> i64 {
    holds.iter().map(|(_, goods)| i64::from(goods.value())).sum()
}

/// One after the other: humans before aliens, from cabins with two before those with one, and the last human of a ship last.
fn give_crew(fleet: &Fleet, count: u32) -> Choice {
    let mut left = fleet.clone();
    let mut from = Vec::new();
    for _ in 0..fleet.crew_due(count, CellSet::EMPTY) {
        let cabins = left.aboard().crewed().iter();
        let Some(cabin) = cabins.min_by_key(|&cabin| dearness(&left, cabin)) else { break };
        if left.lose_crew(1, CellSet::EMPTY, &[(cabin, 1)]).is_err() {
            break;
        }
        from.push((cabin, 1));
    }
    Choice::GiveCrew { from }
}

fn dearness(fleet: &Fleet, cabin: Cell) -> (bool, bool, bool) {
    let aboard = fleet.aboard().crew(cabin.into());
    let ship = fleet.ships().find(|ship| ship.components.contains(cabin));
    let humans = ship.map_or(0, |ship| fleet.ship_crew(ship).humans);
    (aboard.humans > 0 && humans == 1, aboard.aliens > 0, aboard.total() == 1)
}

fn largest_piece(impact: &Impact) -> Option<Cell> {
    let broken = impact.broken().next()?;
    let pieces = broken.pieces().filter(|&piece| broken.may_keep(piece));
    pieces.max_by_key(|piece| piece.len()).and_then(CellSet::first)
}
