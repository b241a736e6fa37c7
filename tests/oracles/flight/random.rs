//! The judge against the oracle on random cases. `STARWRIGHT_CARDS` says how many cards, if it is set.

use std::collections::BTreeMap;
use std::env;

use serde_json::Value;

use super::compare::difference;
use super::generate;
use super::generate::plain;
use super::judge::Judge;
use super::shrink::shrunk;
use crate::battle::generate::chooser::Chooser;

/// How many cases are asked before their answers are read.
const AT_ONCE: usize = 64;

/// How the judge differs, if it does.
fn fault(case: &Value, answered: Result<Value, String>) -> Option<String> {
    let kind = case["kind"].as_str().expect("a kind");
    answered.and_then(|found| difference(kind, &case["expect"], &found)).err()
}

/// Puts cases to the judge; the first that differs is made small and told.
fn run(count: usize, mut generate: impl FnMut() -> Value) {
    let mut judge = Judge::start();
    let mut left = count;
    while left > 0 {
        let cases: Vec<Value> = (0..left.min(AT_ONCE)).map(|_| generate()).collect();
        left -= cases.len();
        for case in &cases {
            judge.ask(&case.to_string());
        }
        let faults: Vec<Option<String>> = cases.iter().map(|case| fault(case, judge.answer())).collect();
        if let Some((case, fault)) = cases.into_iter().zip(faults).find_map(|(case, fault)| Some((case, fault?))) {
            panic!("{}", told(case, &fault, &mut judge));
        }
    }
}

/// A small case that still differs and is still understood, if this one is.
fn told(case: Value, first: &str, judge: &mut Judge) -> String {
    let mut last = first.to_owned();
    let is_understood = first.starts_with('`');
    let small = shrunk(case, |smaller| {
        judge.ask(&smaller.to_string());
        let fault = fault(smaller, judge.answer()).filter(|fault| fault.starts_with('`') == is_understood);
        let differs = fault.is_some();
        last = fault.unwrap_or(std::mem::take(&mut last));
        differs
    });
    format!("{last}\n{small}")
}

/// Random cards from a seed; returns the dice and answers that they took.
pub(crate) fn cards(seed: u64, count: usize) -> u64 {
    let mut chooser = Chooser::new(seed);
    let mut events = 0;
    run(count, || {
        let (case, _) = generate::card(&mut chooser);
        let answers = case["answers"].as_array().expect("a list for each player").iter();
        let lists = answers.chain([&case["dice"]]).filter_map(Value::as_array);
        events += lists.map(|list| list.len() as u64).sum::<u64>();
        case
    });
    events
}

/// What must have happened in a run of the usual length, beside every family and every class.
const REACHED: &[&str] = &[
    "a battery pays and is lost",
    "a ship jumps",
    "a sleeper wakes",
    "a whole fleet jumps",
    "HeavyFire: boosted shield",
    "LargeMeteor: boosted shield",
    "a player without components is not attacked",
    "a ship gives up, another flies on",
    "all crew is given: no days",
    "all crew is lost",
    "an alien leaves without support",
    "an ill alien",
    "an intruder goes round in circles",
    "an intruder has no way on",
    "an intruder is defeated at once",
    "an intruder is defeated on its way",
    "an intruder takes batteries",
    "an intruder takes crew",
    "an intruder takes goods",
    "batteries are lost for goods",
    "breaks into 2, with humans 0",
    "breaks into 2, with humans 2",
    "brown alone helps nobody",
    "brown helps",
    "combat zone: a tie, fewest crew",
    "combat zone: a tie, weakest cannons",
    "combat zone: a tie, weakest engines",
    "combat zone: alone",
    "gives up in open space",
    "gives up lapped",
    "goods and batteries are lost",
    "half a point decides",
    "HeavyFire: plating stands",
    "jumped over a marker",
    "LargeMeteor: shot down",
    "LargeMeteor: a line meets nothing after a step",
    "LightFire: stopped by a shield",
    "LM-R50: one need only be aboard",
    "LM-R51: a ship gives first",
    "LM-R52: kept without a human",
    "no crew is asked for",
    "no exposed connector",
    "no planet is left",
    "not rolled: it would meet nobody",
    "nothing fits any hold",
    "only one cabin to lose crew from",
    "purple alone helps nobody",
    "purple helps",
    "redirected",
    "sabotage: a tie",
    "sabotage: nothing in all tries",
    "sabotage: try 3 finds something",
    "SmallMeteor: bounced",
    "SmallMeteor: stopped by a shield",
    "the enemy is beaten after a loser",
    "the enemy is equal",
    "withdraws",
];

/// BG-OPEN, BG-ENEMY-1, BG-COMBAT, BG-METEOR, LM-R50, LM-R51, LM-R52, LM-R5, LM-FLEET-8, LM-FLEET-13: any card, for any table, with any answers.
#[test]
fn results_of_cards_match_the_oracle() {
    let count = env::var("STARWRIGHT_CARDS").map_or(1500, |count| count.parse().expect("a number of cards"));
    let mut chooser = Chooser::new(1);
    let mut reached: BTreeMap<String, usize> = BTreeMap::new();
    run(count, || {
        let (case, here) = generate::card(&mut chooser);
        for (what, times) in here {
            *reached.entry(what).or_default() += times;
        }
        case
    });
    let never: Vec<&&str> = REACHED.iter().filter(|&&what| !reached.contains_key(what)).collect();
    assert!(never.is_empty() || count < 1000, "never reached: {never:?} in {reached:#?}");
}

/// LM-IV3-2, LM-IV3-4, LM-IV3-5, LM-IV3-6: cards of a class IV flight with level III cards.
#[test]
fn changed_cards_match_the_oracle() {
    let mut chooser = Chooser::new(2);
    run(1000, || plain::level_four(&mut chooser));
}

/// BG-TRACK-1, LM-END-2: markers fly, jump and are lapped.
#[test]
fn markers_match_the_oracle() {
    let mut chooser = Chooser::new(3);
    run(1000, || plain::track(&mut chooser));
}
