//! The kinds of Battle Beyond Space. The tests put them against their oracle too, thousands of times and so in one process.

mod capital;
mod cards;
mod power;
mod reaction;
mod score;
mod squadron;
mod table;

use serde_json::Value;

/// Computes the `expect` of a case, or returns what is wrong with the case.
pub(crate) type Answer = fn(&Value) -> Result<Value, String>;

/// The kinds of case, with the functions that answer them.
pub(crate) const KINDS: &[(&str, Answer)] = &[
    ("battle_poses", capital::poses),
    ("battle_targets", capital::targets),
    ("battle_squadron", squadron::answer),
    ("battle_capital", capital::answer),
    ("battle_score", score::answer),
    ("battle_power", power::answer),
];
