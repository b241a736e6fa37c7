//! The crate against the oracle on random cases, and how often each rule came up.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::battle::compare::compare;
use crate::battle::generate::chooser::Chooser;
use crate::battle::generate::plain;
use crate::battle::oracle::hex::Hex;
use crate::battle::oracle::state::State;
use crate::battle::shrink::shrunk;

/// How often a rule came into play, and how often a choice broke it.
pub(crate) type Counts = BTreeMap<&'static str, (usize, usize)>;

/// Compares a number of cases of one generator.
pub(crate) fn run(seed: u64, cases: usize, generate: fn(&mut Chooser) -> Option<Value>) -> Counts {
    let mut chooser = Chooser::new(seed);
    let mut counts = Counts::new();
    let mut faults = Vec::new();
    let mut done = 0;
    while done < cases {
        let Some(case) = generate(&mut chooser) else { continue };
        done += 1;
        assert_whole(&case);
        match compare(&case) {
            Ok(answer) => {
                let refused = answer.expect.get("illegal").is_some();
                for rule in answer.rules {
                    let count = counts.entry(rule).or_default();
                    *(if refused { &mut count.1 } else { &mut count.0 }) += 1;
                }
            }
            Err(difference) => faults.push((difference, case)),
        }
    }
    let few: Vec<String> = faults.iter().take(4).map(|(_, case)| told(case.clone())).collect();
    assert!(faults.is_empty(), "{} of {cases} cases differ, among them\n{}", faults.len(), few.join("\n\n"));
    counts
}

/// Every piece of the game is in one place, and no hex holds two things.
fn assert_whole(case: &Value) {
    let Some(state) = case.get("state").map(State::from_json) else { return };
    let mut ids: Vec<usize> = state.pieces.keys().chain(&state.lost).copied().collect();
    ids.extend(state.trophies.iter().flatten());
    ids.sort_unstable();
    assert!(ids.into_iter().eq(0..20 * state.players), "each id once in {case}");
    let mut hexes: Vec<Hex> = state.pieces.values().flat_map(|piece| piece.at.clone()).collect();
    hexes.extend(state.asteroids.iter().chain(&state.probes));
    let count = hexes.len();
    hexes.sort_unstable();
    hexes.dedup();
    assert_eq!(hexes.len(), count, "one thing a hex in {case}");
    assert!(hexes.into_iter().all(|hex| state.on_board(hex)), "on the board in {case}");
}

fn told(case: Value) -> String {
    let case = shrunk(case);
    format!("{}\n{case}", compare(&case).expect_err("it differs"))
}

/// Every one of these rules came into play, or was broken, at least so often.
pub(crate) fn assert_exercised(counts: &Counts, least: usize, applied: &[&str], broken: &[&str]) {
    let of = |rule: &&str| counts.get(rule).copied().unwrap_or_default();
    let rare: Vec<_> = applied.iter().filter(|rule| of(rule).0 < least).collect();
    assert!(rare.is_empty(), "too rare: {rare:?} in {counts:?}");
    let rare: Vec<_> = broken.iter().filter(|rule| of(rule).1 < least).collect();
    assert!(rare.is_empty(), "too rarely broken: {rare:?} in {counts:?}");
}

/// BBS-44, BBS-48, BBS-52, BBS-R11: the end poses of any capital ship.
#[test]
fn end_poses_match_the_oracle() {
    let counts = run(1, 3000, plain::poses);
    assert_exercised(&counts, 40, &["BBS-42", "BBS-47", "BBS-48", "BBS-52", "BBS-R11", "BBS-R12"], &[]);
}

/// BBS-54, BBS-55, BBS-R14: what turrets may fire at.
#[test]
fn targets_match_the_oracle() {
    let counts = run(2, 3000, plain::targets);
    assert_exercised(&counts, 40, &["BBS-54", "BBS-55", "BBS-R14", "behind an obstacle"], &[]);
}

/// BBS-21, BBS-27, BBS-34, BBS-R8: a squadron moves, collides, fires and turns.
#[test]
fn squadrons_match_the_oracle() {
    let counts = run(3, 5000, plain::squadron);
    let moves = ["BBS-21", "BBS-23", "BBS-24", "BBS-56", "BBS-59", "BBS-R4", "BBS-R30"];
    let collisions =
        ["BBS-26", "BBS-27", "BBS-28", "BBS-29", "BBS-30", "BBS-31", "BBS-32", "BBS-R5", "BBS-R6", "BBS-R7"];
    let shots = ["BBS-33", "BBS-34", "BBS-35", "BBS-36", "BBS-37", "BBS-38", "BBS-R8", "BBS-R9", "BBS-R33"];
    for applied in [&moves[..], &collisions, &shots, &["BBS-40", "BBS-41", "where a ship had just been"]] {
        assert_exercised(&counts, 40, applied, &[]);
    }
    assert_exercised(&counts, 15, &["on both hexes of one ship"], &["BBS-40", "BBS-41"]);
}

/// BBS-49, BBS-50, BBS-51, BBS-53: a capital ship moves and fires.
#[test]
fn capital_ships_match_the_oracle() {
    let counts = run(4, 5000, plain::capital);
    let moves = ["BBS-42", "BBS-45", "BBS-49", "BBS-50", "BBS-51", "BBS-R13"];
    assert_exercised(&counts, 40, &moves, &["BBS-42", "BBS-48", "BBS-52", "BBS-R11", "BBS-R12"]);
    let shots = ["BBS-37", "BBS-53", "BBS-54", "BBS-R3", "BBS-R33"];
    assert_exercised(&counts, 40, &shots, &["BBS-53", "BBS-54", "BBS-55", "BBS-R14"]);
    assert_exercised(&counts, 3, &["BBS-R31"], &[]);
}

/// BBS-58, BBS-60, BBS-R16, BBS-R17: the points at the end.
#[test]
fn scores_match_the_oracle() {
    let counts = run(5, 3000, |chooser| Some(plain::score(chooser)));
    let applied = ["BBS-58", "BBS-60", "BBS-R16", "BBS-R17", "BBS-R23", "a ring with fewer hexes"];
    assert_exercised(&counts, 40, &applied, &[]);
}
