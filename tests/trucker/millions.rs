//! The kinds of random cases that `tests/oracles/ten_million` puts to the crate and to the oracle of `trucker`.

use crate::support::random::{self, Chooser};
use crate::{check, defence, fits, shards};

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

/// LM-SPLICE-10, LM-LEGAL-12: an attack on a loaded fleet with a defence, and what comes of it.
#[test]
fn millions_of_attacks() {
    each("attack", 2000, defence::agrees_with_oracle);
}
