//! The judge against the oracle on random yards.

use std::collections::BTreeMap;

use serde_json::Value;

use super::generate;
use super::table::answer;
use crate::battle::generate::chooser::Chooser;
use crate::flight::compare::difference;
use crate::flight::judge::Judge;

/// Random yards from a seed; returns the number of events, and how often each rule refused one.
pub(crate) fn yards(seed: u64, count: u64) -> (u64, BTreeMap<String, u64>) {
    let (mut chooser, mut judge) = (Chooser::new(seed), Judge::start());
    let (mut events, mut refused) = (0, BTreeMap::new());
    for _ in 0..count {
        let case = generate::case(&mut chooser);
        if let Some(fault) = fault(&mut judge, &case) {
            panic!("{}", told(&mut judge, case, fault));
        }
        for verdict in case["expect"]["events"].as_array().expect("verdicts") {
            events += 1;
            let rules = verdict.as_array().into_iter().flatten().filter_map(Value::as_str);
            rules.for_each(|rule| *refused.entry(rule.to_owned()).or_default() += 1);
        }
    }
    (events, refused)
}

/// How the judge differs, if it does.
fn fault(judge: &mut Judge, case: &Value) -> Option<String> {
    judge.ask(&case.to_string());
    judge.answer().and_then(|found| difference("yard", &case["expect"], &found)).err()
}

/// The case with as few events as differ still.
fn told(judge: &mut Judge, mut case: Value, mut last: String) -> String {
    let mut at = 0;
    while at < case["events"].as_array().map_or(0, Vec::len) {
        let mut smaller = case.clone();
        smaller["events"].as_array_mut().expect("events").remove(at);
        smaller["expect"] = answer(&smaller);
        match fault(judge, &smaller) {
            Some(fault) => (case, last) = (smaller, fault),
            None => at += 1,
        }
    }
    format!("{last}\n{case}")
}

/// LM-CABIN-4, BG-BUILD-1, BG-BUILD-2, BG-BUILD-3: any yard, with whatever is tried in it.
#[test]
fn yards_match_the_oracle() {
    let (events, refused) = yards(1, 300);
    assert!(events > 10_000, "{events}");
    let rules = [
        "BG-BUILD-1",
        "BG-BUILD-2",
        "BG-BUILD-3",
        "BG-TIMER-1",
        "BG-TIMER-2",
        "BG-PILES",
        "LM-CABIN-4",
        "LM-CABIN-5",
        "LM-IVC-PEEK",
        "LM-IVC-TIMER",
        "LM-LEGAL-10",
        "LM-R18",
        "LM-R27",
        "LM-R28",
        "LM-R29",
        "LM-TORUS-3",
    ];
    let rare: Vec<_> = rules.into_iter().filter(|&rule| refused.get(rule).is_none_or(|&times| times < 20)).collect();
    assert!(rare.is_empty(), "{rare:?} of {refused:?}");
}
