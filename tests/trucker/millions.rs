//! The kinds of random cases that `tests/oracles/ten_million` puts to the crate and to the oracle of `trucker`.

use crate::support::random::{self, Chooser};
use crate::{boarding, check, defence, fits, insurance, intruder, odds, repair, settlement, shards, strength};

/// The seeds of a shard, one a case.
fn each(kind: &str, cases: u64, agrees_with_oracle: impl Fn(u64)) {
    shards::run(kind, cases, |shard, cases| {
        (shard * cases..(shard + 1) * cases).for_each(|seed| {
            let agrees = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| agrees_with_oracle(seed)));
            assert!(agrees.is_ok(), "{kind}: seed {seed} differs, see above");
        });
        cases
    });
}

/// LM-LEGAL-1, LM-LEGAL-9: verdict and report of any layout on any board.
#[test]
fn millions_of_verdicts() {
    each("verdict", 10_000, |seed| check::agrees_with_oracle(&random::layout(&mut Chooser::new(seed))));
}

/// LM-CABIN-4, LM-SPLICE-2: where a component fits, in every rotation.
#[test]
fn millions_of_fits() {
    each("fits", 1000, fits::agrees_with_oracle);
}

/// LM-TORUS-4: the largest group of empty cells of toruses, and the premium.
#[test]
fn millions_of_premiums() {
    each("premium", 10_000, insurance::agrees_with_oracle);
}

/// LM-LEGAL-11, LM-LEGAL-12, LM-R30: repairs against all sequences of removals.
#[test]
fn millions_of_repairs() {
    each("repair", 100, repair::agrees_with_oracle);
}

/// LM-LEGAL-13, LM-LAUNCH-2: where aliens may live, and what is aboard at the start.
#[test]
fn millions_of_crews() {
    each("crew", 1000, boarding::agrees_with_oracle);
}

/// LM-FLEET-16, LM-FLEET-2, LM-FLEET-4: strengths as built, and with aliens and batteries.
#[test]
fn millions_of_strengths() {
    each("strength", 1000, strength::agrees_with_oracle);
}

/// LM-ATTACK-1, LM-ATTACK-2: odds, heat and damage over all throws of the dice.
#[test]
fn millions_of_odds() {
    each("odds", 1000, odds::agrees_with_oracle);
}

/// LM-ATTACK-10, LM-SPLICE-11: where intruders board and how they walk.
#[test]
fn millions_of_intruders() {
    each("intruder", 2000, intruder::agrees_with_oracle);
}

/// LM-END-4, LM-R36: whole settlements.
#[test]
fn millions_of_settlements() {
    each("settle", 10_000, settlement::agrees_with_oracle);
}

/// LM-SPLICE-10, LM-LEGAL-12: an attack on a loaded fleet with a defence, and its outcome.
#[test]
fn millions_of_attacks() {
    each("attack", 2000, defence::agrees_with_oracle);
}
