//! Random cases by the million, shard by shard: see `tests/oracles/ten_million`, which runs them, and the README there.
//!
//! `STARWRIGHT_SHARDS` says how many shards a kind has, `STARWRIGHT_STATE` the file of those that are done, a line each.
//! Without them a run is a taste of the first shard.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::time::Instant;

/// How many cases a taste is.
const TASTE: u64 = 20;

/// Runs the shards of a kind that are not done yet. `shard` gets a seed and how many cases to draw from it, says how many
/// answers it compared, and panics where one differs.
pub(crate) fn run(kind: &str, cases: u64, shard: impl Fn(u64, u64) -> u64) {
    let Ok(shards) = env::var("STARWRIGHT_SHARDS") else {
        assert!(shard(0, TASTE) > 0, "nothing is compared");
        return;
    };
    let shards: u64 = shards.parse().expect("a number of shards");
    let state = env::var("STARWRIGHT_STATE").expect("a file for the shards that are done");
    let done = fs::read_to_string(&state).unwrap_or_default();
    let is_done = |shard: u64| done.lines().any(|line| line.starts_with(&format!("{kind} {shard} ")));
    for number in (0..shards).filter(|&number| !is_done(number)) {
        let start = Instant::now();
        let compared = shard(number, cases);
        let line = format!("{kind} {number} {compared} {}\n", start.elapsed().as_millis());
        let mut state = OpenOptions::new().create(true).append(true).open(&state).expect("a file to write to");
        state.write_all(line.as_bytes()).expect("a line more");
    }
}
