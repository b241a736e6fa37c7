//! The kinds of random cases that `tests/oracles/ten_million` puts to the crate and to the oracles here.

use serde_json::Value;

use crate::battle::generate::chooser::Chooser;
use crate::battle::generate::{dreckach, earthers, plain, power, valkyries, vonyan};
use crate::battle::random;
use crate::shards;
use crate::{flight, yard};

type Generator = fn(&mut Chooser) -> Option<Value>;

/// Every step of a battle that the oracle knows.
const STEPS: &[Generator] = &[
    plain::poses,
    plain::targets,
    plain::squadron,
    plain::capital,
    |chooser| Some(plain::score(chooser)),
    power::idle,
    earthers::choose_elite,
    earthers::elite_ends,
    earthers::elite_squadron,
    earthers::elite_poses,
    earthers::elite_capital,
    earthers::long_squadron,
    earthers::long_targets,
    earthers::blast,
    earthers::blast_squadron,
    vonyan::asteroid,
    vonyan::doubled,
    vonyan::teleport,
    valkyries::fast_poses,
    valkyries::fast_capital,
    valkyries::laser,
    valkyries::laser_capital,
    valkyries::super_shot,
    dreckach::activate_shield,
    dreckach::end_turn,
    dreckach::shielded_poses,
    dreckach::shielded_capital,
    dreckach::shield_squadron,
    dreckach::shield_capital,
    dreckach::resurrect,
    |chooser| Some(dreckach::cards(chooser)),
];

/// BBS-21, BBS-49, BBS-61: steps of squadrons and capital ships, with and without powers.
#[test]
fn millions_of_battle_steps() {
    shards::run("battle", 100, |shard, cases| {
        for (number, generate) in (0..).zip(STEPS) {
            random::run(shard << 8 | number, usize::try_from(cases).expect("few"), *generate);
        }
        cases * STEPS.len() as u64
    });
}

/// BG-OPEN, BG-COMBAT: cards of a flight, counted by the dice and the answers they took.
#[test]
fn millions_of_flight_events() {
    shards::run("flight", 1000, |shard, cases| flight::random::cards(shard, usize::try_from(cases).expect("few")));
}

/// BG-BUILD-1, LM-IVC-TIMER: events of yards.
#[test]
fn millions_of_yard_events() {
    shards::run("yard", 500, |shard, cases| yard::random::yards(shard, cases).0);
}
