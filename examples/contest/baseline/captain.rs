//! A captain who saves what he can, first components and then batteries.

use starwright::trucker::Fleet;
use starwright::trucker::attack::{Choice, Defence, DefenceError, Fate, Incoming, LineThreat, Shot, Threat};

/// Stays where he is or uses one thruster, whichever comes out best after that. A shield is boosted only if it `may_boost`.
pub fn answer(fleet: &Fleet, incoming: &Incoming, may_boost: bool) -> Result<Defence, DefenceError> {
    let still = Defence::default();
    let threat = fleet.threat(incoming, &still)?;
    let thrusters = threat.dodges.iter().flat_map(|dodge| dodge.thrusters);
    let moves = thrusters.map(|thruster| Defence { thrusters: thruster.into(), ..Defence::default() });
    let mut best = finished(fleet, incoming, still, may_boost)?;
    for begun in moves {
        let other = finished(fleet, incoming, begun, may_boost)?;
        if other.0 < best.0 {
            best = other;
        }
    }
    fleet.paid(incoming, best.1)
}

/// Stops line after line; returns how many components are still hit, and the batteries spent.
fn finished(
    fleet: &Fleet,
    incoming: &Incoming,
    mut defence: Defence,
    may_boost: bool,
) -> Result<((usize, usize), Defence), DefenceError> {
    loop {
        let threat = fleet.threat(incoming, &defence)?;
        if !threat.lines.iter().any(|line| add(&mut defence, &threat, line, may_boost)) {
            let hits = threat.lines.iter().filter(|line| line.fate == Some(Fate::Destroyed)).count();
            let batteries = fleet.paid(incoming, defence.clone())?.tokens.len();
            return Ok(((hits, batteries), defence));
        }
    }
}

/// Adds one reaction against a line that would hit: a cannon, preferably one without a battery; if no cannon helps, a shield,
/// boosted only if necessary.
fn add(defence: &mut Defence, threat: &Threat, on_line: &LineThreat, may_boost: bool) -> bool {
    let line = on_line.line;
    match on_line.fate {
        None => on_line.met.cells().first().is_some_and(|struck| {
            defence.choices.push(Choice { line, struck });
            true
        }),
        Some(Fate::Destroyed) => {
            let cannon = on_line.free_shooters.first().or_else(|| on_line.shooters.first());
            if let Some(cannon) = cannon {
                defence.shots.push(Shot { line, cannon });
                return true;
            }
            if threat.lines.iter().any(|line| line.fate == Some(Fate::Destroyed) && !line.shooters.is_empty()) {
                return false;
            }
            if let Some(shield) = on_line.shields.first() {
                defence.shields.insert(shield);
                return true;
            }
            on_line.boosted_shields.first().filter(|_| may_boost).is_some_and(|shield| {
                defence.boosted_shields.insert(shield);
                true
            })
        }
        Some(_) => false,
    }
}
