//! The owner's decisions as a case gives them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::Value;

use super::sortie::Owner;
use super::state::{list, number};

#[derive(Debug)]
pub(crate) struct Script {
    own_collisions: VecDeque<(usize, usize, usize)>,
    firing: VecDeque<usize>,
    facings: BTreeMap<usize, usize>,
    blast: Option<(usize, usize)>,
}

impl Script {
    pub(crate) fn of(case: &Value) -> Self {
        let collision = |value: &Value| (number(&value["mover"]), number(&value["other"]), number(&value["destroyed"]));
        let facing = |pair: &Value| (number(&pair[0]), number(&pair[1]));
        Self {
            own_collisions: list(&case["own_collisions"]).iter().map(collision).collect(),
            firing: list(&case["firing"]).iter().map(number).collect(),
            facings: list(&case["facings"]).iter().map(facing).collect(),
            blast: case.get("blast").map(|blast| (number(&blast["after_shots"]), number(&blast["ship"]))),
        }
    }

    /// Panics if the case gave more than happened.
    pub(crate) fn assert_used_up(&self) {
        let used = self.own_collisions.is_empty() && self.firing.is_empty() && self.facings.is_empty();
        assert!(used && self.blast.is_none(), "left over: {self:?}");
    }
}

impl Owner for Script {
    fn destroyed(&mut self, mover: usize, other: usize) -> usize {
        let (given, with, destroyed) = self.own_collisions.pop_front().expect("a decision for each own collision");
        assert_eq!((given, with), (mover, other), "the own collision that occurs");
        destroyed
    }

    fn shooter(&mut self, ready: &BTreeSet<usize>) -> usize {
        self.firing.pop_front().unwrap_or_else(|| panic!("one of {ready:?} fires"))
    }

    fn blast(&mut self, shots: usize, _: &BTreeSet<usize>) -> Option<usize> {
        self.blast.take_if(|&mut (after, _)| after == shots).map(|(_, ship)| ship)
    }

    fn facing(&mut self, id: usize, _: usize) -> usize {
        self.facings.remove(&id).unwrap_or_else(|| panic!("a facing for {id}"))
    }
}
