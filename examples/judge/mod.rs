//! Answers cases: what belongs under `expect`, for every kind of case there is.
//!
//! Used by the `inspect` example, which is the judge people pipe their own cases through, and by the test that runs the
//! committed cases. See `tests/cases/README.md` for the format.

mod attack;
mod battle;
mod check;
mod fields;
mod premium;
mod strength;

use serde_json::{Value, json};

/// Works out the `expect` of one case.
pub type Answer = fn(&Value) -> Result<Value, String>;

/// The kinds of case, each with what answers it.
const KINDS: &[(&str, Answer)] = &[
    ("attack", attack::answer),
    ("check", check::answer),
    ("premium", premium::answer),
    ("strength", strength::answer),
];

/// Everything that can be answered.
pub fn kinds() -> impl Iterator<Item = &'static (&'static str, Answer)> {
    KINDS.iter().chain(battle::KINDS)
}

/// What belongs under `expect` of `case`.
///
/// # Errors
/// A sentence, if the case is of an unknown kind, has an unknown field, or holds something that cannot be.
pub fn answer(case: &Value) -> Result<Value, String> {
    let kind = case.get("kind").and_then(Value::as_str).ok_or("a case has a `kind`")?;
    let known = kinds().find(|(name, _)| *name == kind);
    let (_, answer) = known.ok_or_else(|| format!("unknown kind `{kind}`"))?;
    answer(case)
}

/// The case of one line with its `expect` filled in; if it cannot be, with the reason under `error` instead.
#[allow(dead_code, reason = "not every target reads lines")]
pub fn answer_line(line: &str) -> Value {
    let mut case: Value = match serde_json::from_str(line) {
        Ok(case @ Value::Object(_)) => case,
        Ok(_) => return json!({ "error": "a case is an object" }),
        Err(error) => return json!({ "error": error.to_string() }),
    };
    match answer(&case) {
        Ok(expect) => case["expect"] = expect,
        Err(error) => case["error"] = error.into(),
    }
    case
}
