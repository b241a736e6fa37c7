//! The judge gets cases of every kind, with border values and values of other types in every place. It answers
//! each or says what is wrong with it, quickly and with little memory. `STARWRIGHT_INPUTS=1000 cargo test --test cases borders`
//! tries that many more variants of each case.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::Value;

use super::border::{at_borders, places};
use super::every_case::all_lines;
use super::judge::Judge;

/// What the judge does not look at.
const FOR_PEOPLE: [&str; 4] = ["id", "why", "from_source", "expect"];
/// What the judge may take at a time, in bytes; most of it is the program.
const MEMORY: u64 = 256 << 20;
const TIME: Duration = Duration::from_secs(10);

#[test]
fn borders_in_every_place_are_answered_or_refused() {
    let more = std::env::var("STARWRIGHT_INPUTS").map_or(0, |inputs| inputs.parse().expect("a number"));
    let mut cases: Vec<Value> = all_lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    cases.sort_by_cached_key(|case| case.to_string().len());
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut judge, mut understood, mut given) = (Judge::start(), 0, 0);
    for case in &mut cases {
        let fields = case.as_object_mut().expect("a case is an object");
        fields.retain(|name, _| !FOR_PEOPLE.contains(&name.as_str()));
        let [new, others] = places(case, seen.entry(case["kind"].to_string()).or_default());
        for changed in at_borders(case, &new, usize::MAX).chain(at_borders(case, &others, more).take(more)) {
            given += 1;
            judge.ask(&changed.to_string());
            let answered = judge.answered_within(TIME).unwrap_or_else(|| panic!("no answer: {changed}"));
            let answer: Value = serde_json::from_str(&answered).expect("JSON");
            understood += u32::from(answer.get("error").is_none());
        }
    }
    println!("{understood} of {given} are understood");
    assert!(understood * 100 > given, "only {understood} of {given} say anything");
    if let Some(bytes) = judge.most_memory() {
        assert!(bytes < MEMORY, "{bytes} bytes at a time");
    }
}
