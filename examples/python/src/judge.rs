//! The judge of case lines, that of the example.

#[path = "../../judge/aliens.rs"]
mod aliens;
#[path = "../../judge/attack.rs"]
mod attack;
#[path = "../../judge/battle/mod.rs"]
mod battle;
#[path = "../../judge/card/mod.rs"]
mod card;
#[path = "../../judge/check.rs"]
mod check;
#[path = "../../judge/fields.rs"]
mod fields;
#[path = "../../judge/goods.rs"]
mod goods;
#[path = "../../judge/launch.rs"]
mod launch;
#[path = "../../judge/level_four.rs"]
mod level_four;
#[path = "../../judge/line.rs"]
mod line;
#[path = "../../judge/premium.rs"]
mod premium;
#[path = "../../judge/repair.rs"]
mod repair;
#[path = "../../judge/settle.rs"]
mod settle;
#[path = "../../judge/strength.rs"]
mod strength;
#[path = "../../judge/track.rs"]
mod track;
#[path = "../../judge/yard.rs"]
mod yard;

use pyo3::prelude::*;
use serde_json::Value;

use battle::Answer;
use line::Line;

const KINDS: &[(&str, Answer)] = &[
    ("aliens", aliens::answer),
    ("attack", attack::answer),
    ("card", card::answer),
    ("check", check::answer),
    ("launch", launch::answer),
    ("level_four", level_four::answer),
    ("premium", premium::answer),
    ("repair", repair::answer),
    ("settle", settle::answer),
    ("strength", strength::answer),
    ("track", track::answer),
    ("yard", yard::answer),
];

/// A line of a case file with its `expect` filled in, or with an `error` if it is not understood.
#[pyfunction]
pub fn judge(py: Python<'_>, line: &str) -> String {
    py.detach(|| line::answered(line.as_bytes(), answer).0)
}

fn answer(line: &Line) -> Result<Value, String> {
    let case = line.case()?;
    let kind = case.get("kind").and_then(Value::as_str).ok_or("a case has a `kind`")?;
    let known = KINDS.iter().chain(battle::KINDS).find(|(name, _)| *name == kind);
    let (_, answer) = known.ok_or_else(|| format!("unknown kind `{kind}`"))?;
    answer(&case)
}
