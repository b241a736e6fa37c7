//! Answers to the cases of Battle Beyond Space.

mod capital;
mod cards;
mod power;
mod reaction;
mod score;
mod squadron;
mod table;

use serde_json::Value;

/// What answers a case: the value that belongs under its `expect`.
pub(crate) type Answer = fn(&Value) -> Result<Value, String>;

/// The kinds of cases answered here.
pub(crate) const KINDS: &[(&str, Answer)] = &[
    ("battle_poses", capital::poses),
    ("battle_targets", capital::targets),
    ("battle_squadron", squadron::answer),
    ("battle_capital", capital::answer),
    ("battle_score", score::answer),
    ("battle_power", power::answer),
];
