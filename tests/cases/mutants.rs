//! The judge gets slightly changed lines of cases. It answers each or says what is wrong with it, and never
//! panics. `STARWRIGHT_INPUTS=100000 cargo test --release mutants` tries that many.

use std::collections::BTreeMap;

use serde_json::Value;

use super::every_case::all_lines;
use super::judge::Judge;
use super::mutator::Mutator;

/// How many cases of each kind are changed.
const GOLDENS: usize = 30;

#[test]
fn mutants_are_answered_or_refused() {
    let mut kinds: BTreeMap<String, Vec<(String, Value)>> = BTreeMap::new();
    for line in all_lines() {
        let case: Value = serde_json::from_str(&line).expect("JSON");
        let kind = kinds.entry(case["kind"].to_string()).or_default();
        if kind.len() < GOLDENS {
            kind.push((line, case));
        }
    }
    let goldens: Vec<(String, Value)> = kinds.into_values().flatten().collect();
    let inputs = std::env::var("STARWRIGHT_INPUTS").map_or(4000, |inputs| inputs.parse().expect("a number"));
    let (mut mutator, mut judge, mut understood) = (Mutator::new(), Judge::start(), 0);
    for number in 0..inputs {
        let (line, case) = &goldens[mutator.below(goldens.len())];
        let mutant = match number % 2 {
            0 => mutator.changed(case).to_string(),
            _ => String::from_utf8_lossy(&mutator.spoilt(line.as_bytes())).replace('\n', " "),
        };
        if mutant.trim().is_empty() {
            continue;
        }
        judge.ask(&mutant);
        let answered = judge.answered();
        if serde_json::from_str::<Value>(&answered).is_ok_and(|answered| answered.get("error").is_none()) {
            judge.ask(&answered);
            assert_eq!(judge.answered(), answered, "{mutant}");
            understood += 1;
        }
    }
    assert!(understood * 50 > inputs, "only {understood} of {inputs} say anything");
}
