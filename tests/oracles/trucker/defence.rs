//! The owner's whole answer to an attack, judged step by step in the order of LM-SPLICE-10: thrusters, cannons, shields.

use super::aim::Aim;
use super::loaded::Loaded;
use super::outcome::Outcome;
use super::react::{self, Table};
use super::side::{Cell, Side};
use super::stand::Stand;

/// What is coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    SmallMeteor,
    LargeMeteor,
    LightFire,
    HeavyFire,
    Intruder,
}

/// LM-SPLICE-5: an attack whose final side and lines are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attack {
    pub(crate) kind: Kind,
    pub(crate) aim: Aim,
}

/// What a table may settle in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct House {
    pub(crate) table: Table,
    /// Ruling 7.
    pub(crate) thruster_cost: usize,
    /// Ruling 5: what a boosted shield costs in all.
    pub(crate) boosted_cost: usize,
    /// The rules do not say whether a reaction that changes nothing may be paid for: a nozzle along the travel, a shot at
    /// what strikes nothing, a shield over a ship where nothing is left to stop. By default such a reaction is refused.
    pub(crate) vain: bool,
    /// Ruling 52: any piece may be kept.
    pub(crate) any_piece: bool,
}

/// The rulings as they stand.
pub(crate) const HOUSE: House =
    House { table: react::DEFAULT, thruster_cost: 1, boosted_cost: 2, vain: false, any_piece: false };

/// A ship moves out of the way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Thrust {
    pub(crate) ship: usize,
    pub(crate) thruster: Cell,
    pub(crate) nozzle: Side,
    /// The battery components that pay, one token each.
    pub(crate) pay: Vec<Cell>,
}

/// A cannon shoots at one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Shot {
    pub(crate) cannon: Cell,
    pub(crate) pay: Vec<Cell>,
}

/// A shield is switched on over a ship.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cover {
    pub(crate) ship: usize,
    pub(crate) shield: Cell,
    pub(crate) boosted: bool,
    pub(crate) pay: Vec<Cell>,
}

/// All that the owner does. The default is that nobody reacts (ruling 23).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Answer {
    pub(crate) thrusts: Vec<Thrust>,
    /// Ruling 21: for each line the number of the ship to be struck, where two are first at the same distance. A shorter
    /// list picks nothing for the other lines.
    pub(crate) picks: Vec<Option<usize>>,
    /// For each line the shot at it. A shorter list shoots at none of the other lines.
    pub(crate) shots: Vec<Option<Shot>>,
    pub(crate) covers: Vec<Cover>,
}

/// Why an answer is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Refusal {
    pub(crate) rule: &'static str,
    pub(crate) why: &'static str,
}

/// A refusal as a result.
pub(crate) fn refuse<T>(rule: &'static str, why: &'static str) -> Result<T, Refusal> {
    Err(Refusal { rule, why })
}

/// LM-SPLICE-10: the whole answer, step by step; the result, or the first fault.
pub(crate) fn judge(fleet: &Loaded, attack: &Attack, house: &House, answer: &Answer) -> Result<Outcome, Refusal> {
    let mut stand = Stand::new(fleet, attack, house);
    for thrust in &answer.thrusts {
        stand.thrust(thrust)?;
    }
    if answer.picks.len() > attack.aim.lines.len() {
        return refuse("LM-FLEET-14", "a choice for a line that is not there");
    }
    for line in 0..attack.aim.lines.len() {
        stand.meet(answer.picks.get(line).copied().flatten())?;
    }
    for (line, shot) in answer.shots.iter().enumerate() {
        if let Some(shot) = shot {
            stand.shoot(line, shot)?;
        }
    }
    for cover in &answer.covers {
        stand.cover(cover)?;
    }
    Ok(stand.outcome())
}
