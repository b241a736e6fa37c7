//! The twelve powers against the oracle on random cases.

use serde_json::Value;

use crate::battle::generate::chooser::Chooser;
use crate::battle::generate::{dreckach, earthers, power, valkyries, vonyan};
use crate::battle::random::{Counts, assert_exercised, run};

type Generator = fn(&mut Chooser) -> Option<Value>;

/// Runs each generator a number of times and sums the results.
fn run_all(seed: u64, each: usize, generators: &[Generator]) -> Counts {
    let mut all = Counts::new();
    for (seed, generator) in (seed..).zip(generators) {
        for (rule, (applied, broken)) in run(seed, each, *generator) {
            let count = all.entry(rule).or_default();
            *count = (count.0 + applied, count.1 + broken);
        }
    }
    all
}

/// BBS-61: a power that is hidden, or revealed and not used, changes nothing that others do.
#[test]
fn idle_powers_change_nothing() {
    let counts = run_all(5, 6000, &[power::idle]);
    assert_exercised(&counts, 40, &["BBS-21", "BBS-36", "BBS-42", "BBS-49", "BBS-53"], &["BBS-48", "BBS-54"]);
}

/// BBS-E1.2, BBS-E1.5, BBS-E1.6, BBS-R20: the elite moves, is met, fires and is fired at.
#[test]
fn elites_match_the_oracle() {
    use earthers::{choose_elite, elite_capital, elite_ends, elite_poses, elite_squadron};
    let counts = run_all(10, 2000, &[choose_elite, elite_ends, elite_squadron, elite_poses, elite_capital]);
    let applied = ["BBS-E1.1", "BBS-E1.2", "BBS-E1.3", "BBS-E1.4", "BBS-E1.5", "BBS-E1.6", "BBS-R20"];
    assert_exercised(&counts, 40, &applied, &["BBS-E1.1", "BBS-E1.2", "BBS-E1.6", "BBS-R20"]);
}

/// BBS-E2.1, BBS-E2.2: shots over ten hexes and through asteroids.
#[test]
fn long_shots_match_the_oracle() {
    let counts = run_all(20, 3000, &[earthers::long_squadron, earthers::long_targets]);
    assert_exercised(&counts, 40, &["BBS-E2.1", "BBS-E2.2", "BBS-36"], &["BBS-D1.2"]);
}

/// BBS-E3.1, BBS-E3.2, BBS-E3.4, BBS-R21: a fighter blows up.
#[test]
fn blasts_match_the_oracle() {
    let counts = run_all(30, 3000, &[earthers::blast, earthers::blast_squadron]);
    let applied =
        ["BBS-E3.1", "BBS-E3.2", "BBS-E3.3", "BBS-E3.4", "BBS-E3.5", "BBS-R19", "BBS-R21", "BBS-R33", "BBS-D1.1"];
    assert_exercised(&counts, 40, &["both hexes in the blast"], &[]);
    assert_exercised(&counts, 40, &applied, &["BBS-E3.1", "BBS-R21", "BBS-R27"]);
}

/// BBS-V1.1, BBS-V1.3, BBS-V1.4, BBS-V1.8: an asteroid moves.
#[test]
fn asteroids_match_the_oracle() {
    let counts = run_all(40, 6000, &[vonyan::asteroid]);
    let applied = ["BBS-V1.1", "BBS-V1.3", "BBS-V1.4", "BBS-V1.5", "BBS-V1.6", "BBS-V1.7", "BBS-V1.8", "BBS-R23"];
    assert_exercised(&counts, 20, &applied, &["BBS-R22", "BBS-V1.1", "BBS-V1.2", "BBS-R18"]);
}

/// BBS-V2.1, BBS-V2.2: some of a squadron move twice as far and do not fire.
#[test]
fn doubled_moves_match_the_oracle() {
    let counts = run_all(50, 4000, &[vonyan::doubled]);
    assert_exercised(&counts, 40, &["BBS-V2.1", "BBS-V2.2", "BBS-24", "BBS-36"], &["BBS-V2.1"]);
}

/// BBS-V3.1, BBS-V3.2, BBS-V3.3, BBS-R24: a squadron is displaced.
#[test]
fn teleports_match_the_oracle() {
    let counts = run_all(60, 4000, &[vonyan::teleport]);
    let applied = ["BBS-V3.1", "BBS-V3.3", "BBS-24", "BBS-26", "BBS-28", "BBS-29", "BBS-R4"];
    assert_exercised(&counts, 40, &applied, &["BBS-V3.1", "BBS-V3.2", "BBS-R24"]);
}

/// BBS-K1.1, BBS-R25: two more points for capital ships.
#[test]
fn fast_ships_match_the_oracle() {
    let counts = run_all(70, 3000, &[valkyries::fast_poses, valkyries::fast_capital]);
    assert_exercised(&counts, 40, &["BBS-K1.1", "BBS-R25"], &["BBS-K1.1", "BBS-R25"]);
}

/// BBS-K2.1, BBS-R9: the laser.
#[test]
fn lasers_match_the_oracle() {
    let counts = run_all(80, 3000, &[valkyries::laser, valkyries::laser_capital]);
    assert_exercised(&counts, 40, &["BBS-K2.1", "BBS-R9", "BBS-37"], &["BBS-K2.1"]);
}

/// BBS-K3.1, BBS-R26: the super shot.
#[test]
fn super_shots_match_the_oracle() {
    let counts = run_all(90, 5000, &[valkyries::super_shot]);
    assert_exercised(&counts, 40, &["both hexes in the super shot"], &[]);
    let applied = ["BBS-K3.1", "BBS-R26", "BBS-R19", "BBS-E1.5", "BBS-D1.1", "BBS-D1.2"];
    assert_exercised(&counts, 20, &applied, &["BBS-K3.1", "BBS-R26", "BBS-53"]);
}

/// BBS-D1.1, BBS-D1.2, BBS-D1.4, BBS-R27: the shield.
#[test]
fn shields_match_the_oracle() {
    use dreckach::{activate_shield, end_turn, shield_capital, shield_squadron, shielded_capital, shielded_poses};
    let generators: [Generator; 6] =
        [activate_shield, end_turn, shielded_poses, shielded_capital, shield_squadron, shield_capital];
    let counts = run_all(100, 2000, &generators);
    let applied = ["BBS-D1.1", "BBS-D1.2", "BBS-D1.3", "BBS-D1.4", "BBS-D1.5"];
    assert_exercised(&counts, 20, &applied, &["BBS-D1.1", "BBS-D1.2", "BBS-D1.4", "BBS-R27"]);
}

/// BBS-D2.1, BBS-D2.2, BBS-R28: fighters come back.
#[test]
fn resurrections_match_the_oracle() {
    let counts = run_all(110, 3000, &[dreckach::resurrect]);
    assert_exercised(&counts, 40, &["BBS-D2.1", "BBS-D2.2"], &["BBS-12", "BBS-D2.1", "BBS-D2.2", "BBS-R28"]);
}

/// BBS-D3.1, BBS-D3.2, BBS-R32, BBS-20: two more cards.
#[test]
fn hands_match_the_oracle() {
    let counts = run_all(120, 3000, &[|chooser| Some(dreckach::cards(chooser))]);
    assert_exercised(&counts, 40, &["BBS-16", "BBS-20", "BBS-D3.1", "BBS-D3.2", "BBS-R32"], &["BBS-D3.1", "BBS-R18"]);
}
