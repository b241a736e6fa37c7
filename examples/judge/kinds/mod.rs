//! Every kind of case there is, each a file here and a row in [`KINDS`].

mod aliens;
mod attack;
mod battle;
mod card;
mod check;
mod fields;
mod goods;
mod launch;
mod level_four;
mod line;
mod premium;
mod repair;
mod settle;
mod strength;
mod track;
mod yard;

use serde_json::Value;

use battle::Answer;
use line::Line;

/// The kinds of case of Galaxy Trucker, with the functions that answer them.
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

/// The line with its `expect` filled in, or with what is wrong with it under `error`; and whether it was understood.
pub fn answered(line: &[u8]) -> (String, bool) {
    line::answered(line, answer)
}

/// Computes the `expect` of a case.
fn answer(line: &Line) -> Result<Value, String> {
    let case = line.case()?;
    let kind = case.get("kind").and_then(Value::as_str).ok_or("a case has a `kind`")?;
    let known = KINDS.iter().chain(battle::KINDS).find(|(name, _)| *name == kind);
    let (_, answer) = known.ok_or_else(|| format!("unknown kind `{kind}`"))?;
    answer(&case)
}
