//! An owner who decides at random and writes the decisions down.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::battle::oracle::sortie::Owner;
use crate::battle::oracle::state::number;

use super::chooser::Chooser;

pub(crate) struct Whim<'a> {
    pub(crate) chooser: &'a mut Chooser,
    /// How far the card lets a fighter turn; some turn too far.
    pub(crate) turn: usize,
    pub(crate) overturns: bool,
    /// Whether someone is to blow up, and after how many shots.
    pub(crate) blast_after: Option<usize>,
    /// Whether anyone at all may be chosen for it.
    pub(crate) wild_blast: bool,
    seat: usize,
    own_collisions: Vec<Value>,
    firing: Vec<usize>,
    facings: Vec<(usize, usize)>,
    blast: Option<Value>,
}

impl<'a> Whim<'a> {
    pub(crate) fn new(chooser: &'a mut Chooser, seat: usize, turn: usize) -> Self {
        let (own_collisions, firing, facings) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            chooser,
            turn,
            overturns: false,
            blast_after: None,
            wild_blast: false,
            seat,
            own_collisions,
            firing,
            facings,
            blast: None,
        }
    }

    /// Writes the decisions into the case.
    pub(crate) fn record(mut self, case: &mut Value) {
        self.facings.sort_unstable();
        case["own_collisions"] = json!(self.own_collisions);
        case["firing"] = json!(self.firing);
        case["facings"] = json!(self.facings);
        if let Some(blast) = self.blast {
            case["blast"] = blast;
        }
    }
}

impl Whim<'_> {
    /// Any own ship, on the board or not, preferably one of an own collision.
    fn anyone(&mut self) -> usize {
        let met = self.own_collisions.iter().map(|collision| number(&collision["destroyed"]));
        let met: Vec<usize> = met.collect();
        let one = self.chooser.any(met).filter(|_| self.chooser.percent(60));
        one.unwrap_or(20 * self.seat + self.chooser.below(20))
    }
}

impl Owner for Whim<'_> {
    fn destroyed(&mut self, mover: usize, other: usize) -> usize {
        let destroyed = self.chooser.of(&[mover, other]);
        self.own_collisions.push(json!({ "mover": mover, "other": other, "destroyed": destroyed }));
        destroyed
    }

    fn shooter(&mut self, ready: &BTreeSet<usize>) -> usize {
        let shooter = self.chooser.any(ready.iter().copied()).expect("somebody is ready");
        self.firing.push(shooter);
        shooter
    }

    fn blast(&mut self, shots: usize, able: &BTreeSet<usize>) -> Option<usize> {
        self.blast_after.filter(|&after| after == shots)?;
        let ship = if self.wild_blast { self.anyone() } else { self.chooser.any(able.iter().copied())? };
        self.blast = Some(json!({ "ship": ship, "after_shots": shots }));
        Some(ship)
    }

    fn facing(&mut self, id: usize, now: usize) -> usize {
        let by = if self.overturns { self.chooser.below(6) } else { self.chooser.below(self.turn.min(3) + 1) };
        let facing = if self.chooser.percent(50) { now + by } else { now + 6 - by } % 6;
        self.facings.push((id, facing));
        facing
    }
}
