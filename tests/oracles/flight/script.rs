//! Dice and answers as a case gives them.

use serde_json::Value;

use super::table::{Place, Question, Source};
use crate::trucker::json;

pub(crate) struct Script {
    dice: Vec<i32>,
    answers: Vec<Vec<Value>>,
}

impl Script {
    pub(crate) fn new(case: &Value) -> Script {
        let mut dice: Vec<i32> = json::list(&case["dice"]).iter().map(json::number).collect();
        dice.reverse();
        let reversed = |answers: &Value| json::list(answers).iter().rev().cloned().collect();
        Script { dice, answers: json::list(&case["answers"]).iter().map(reversed).collect() }
    }

    pub(crate) fn assert_used_up(&self) {
        assert!(self.dice.is_empty(), "dice are left: {:?}", self.dice);
        assert!(self.answers.iter().all(Vec::is_empty), "answers are left: {:?}", self.answers);
    }

    /// Removes unused dice and answers from the case.
    pub(crate) fn trim(&self, case: &mut Value) {
        let trim = |list: &mut Value, left: usize| {
            let list = list.as_array_mut().expect("a list");
            list.truncate(list.len() - left);
        };
        trim(&mut case["dice"], self.dice.len());
        for (seat, left) in self.answers.iter().enumerate() {
            trim(&mut case["answers"][seat], left.len());
        }
    }
}

impl Source for Script {
    fn die(&mut self) -> i32 {
        self.dice.pop().expect("a die is left")
    }

    fn answer(&mut self, _: &Place, seat: usize, question: &Question) -> Value {
        self.answers[seat].pop().unwrap_or_else(|| panic!("no answer of seat {seat} to {}", question.name()))
    }
}
