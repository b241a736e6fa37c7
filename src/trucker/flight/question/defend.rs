//! Defences against an attack (LM-SPLICE-10).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::attack::{self, Defence, Dodge, Incoming, LineThreat, Met, Shot, Threat};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;

/// LM-R44: a player who cannot react, or whom no line can meet, is not asked.
pub(super) fn only(fleet: &Fleet, incoming: &Incoming) -> Option<Choice> {
    let can_react = |threat| can_react(&threat, boosts(incoming));
    let is_asked = !incoming.lines().is_empty() && threat(fleet, incoming).is_some_and(can_react);
    (!is_asked).then(|| Choice::Defend { defence: Defence::default() })
}

fn threat(fleet: &Fleet, incoming: &Incoming) -> Option<Threat> {
    fleet.threat(incoming, &Defence::default()).ok()
}

/// LM-R5: whether the table boosts shields.
const fn boosts(incoming: &Incoming) -> bool {
    incoming.rulings().boosts_and_stasis
}

/// Whether any thruster, cannon or shield can do anything.
fn can_react(threat: &Threat, boosts: bool) -> bool {
    let boosted = |line: &LineThreat| if boosts { line.boosted_shields } else { CellSet::EMPTY };
    let helps = |line: &LineThreat| !(line.shooters | line.shields | boosted(line)).is_empty();
    !threat.dodges.is_empty() || threat.lines.iter().any(helps)
}

/// Lists: doing nothing, each step of a ship, a shot at each line and at all of them, each ship's shield, boosted if needed.
pub(super) fn list(fleet: &Fleet, incoming: &Incoming, choices: &mut Vec<Choice>) {
    let mut defences = Vec::new();
    if let Some(threat) = threat(fleet, incoming) {
        if threat.lines.iter().all(|line| line.fate.is_some()) {
            choices.push(Choice::Defend { defence: Defence::default() });
        }
        defences.extend(threat.dodges.iter().flat_map(dodges));
        let shots = shots(&threat);
        defences.extend(shots.iter().map(|&shot| Defence { shots: alloc::vec![shot], ..Defence::default() }));
        if shots.len() > 1 {
            defences.push(Defence { shots, ..Defence::default() });
        }
        let shields: CellSet = threat.lines.iter().filter_map(|line| line.shields.first()).collect();
        defences.extend(shields.iter().map(|shield| Defence { shields: shield.into(), ..Defence::default() }));
        if boosts(incoming) {
            defences.extend(boosted(&threat).iter().map(boost));
        }
    }
    let paid = defences.into_iter().filter_map(|defence| fleet.paid(incoming, defence).ok());
    choices.extend(paid.map(|defence| Choice::Defend { defence }));
}

/// For each line a shield that stops it only with a boost.
fn boosted(threat: &Threat) -> CellSet {
    threat.lines.iter().filter_map(|line| (line.boosted_shields - line.shields).first()).collect()
}

fn boost(shield: Cell) -> Defence {
    Defence { boosted_shields: shield.into(), ..Defence::default() }
}

/// A step by the first thruster that makes it, with each choice of what is struck then (LM-R21).
fn dodges(dodge: &Dodge) -> Vec<Defence> {
    let thrusters = dodge.thrusters.first().map_or(CellSet::EMPTY, CellSet::from);
    let mut ways = alloc::vec![Defence { thrusters, ..Defence::default() }];
    for strike in &dodge.strikes {
        if let Met::Choice(among) = strike.met {
            let choose = |way: &Defence, struck| {
                let mut way = way.clone();
                way.choices.push(attack::Choice { line: strike.line, struck });
                way
            };
            ways = ways.iter().flat_map(|way| among.iter().map(move |struck| choose(way, struck))).collect();
        }
    }
    ways
}

/// For each line a cannon that can shoot at it and at no earlier line, preferably without a battery.
fn shots(threat: &Threat) -> Vec<Shot> {
    let mut used = CellSet::EMPTY;
    let shot = |line: &LineThreat| {
        let cannon = (line.free_shooters - used).first().or_else(|| (line.shooters - used).first())?;
        used.insert(cannon);
        Some(Shot { line: line.line, cannon })
    };
    threat.lines.iter().filter_map(shot).collect()
}

/// LM-SPLICE-10; with boosts only where the table uses them (LM-R5).
pub(super) fn judge(fleet: &Fleet, seat: Seat, incoming: &Incoming, defence: &Defence) -> Result<Settled, Refusal> {
    if let Some(shield) = defence.boosted_shields.first().filter(|_| !boosts(incoming)) {
        return Err(Refusal::NoBoost { shield });
    }
    let outcome = fleet.defend(incoming, defence)?;
    let event = Event::Met { seat, defence: defence.clone(), ends: outcome.lines.clone() };
    let paid = (!defence.tokens.is_empty()).then(|| outcome.impact.before().clone().into());
    Ok(Settled { fleet: paid, event: Some(event), answer: Answer::hit(outcome.lines, outcome.impact) })
}
