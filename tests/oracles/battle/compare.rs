//! One case, judged by the crate and by the oracle.

use serde_json::Value;

use crate::battle::judge::KINDS;
use crate::battle::oracle::answer::{Answer, answer};

/// How a difference begins if the crate does not take the case at all.
pub(crate) const REFUSED: &str = "refused as a case";

/// What the oracle says, or how the crate differs.
pub(crate) fn compare(case: &Value) -> Result<Answer, String> {
    let right = answer(case);
    let judge = KINDS.iter().find(|(kind, _)| case["kind"] == *kind).map(|(_, judge)| judge);
    let found = judge.ok_or("no such kind")?(case).map_err(|error| format!("{REFUSED}: {error}"))?;
    let same = match right.expect.get("illegal") {
        None => found == right.expect,
        Some(broken) => names_some(&found["illegal"], broken),
    };
    if same { Ok(right) } else { Err(difference(&found, &right.expect)) }
}

/// A refusal names only rules that are broken.
fn names_some(named: &Value, broken: &Value) -> bool {
    let is_broken = |rule| broken.as_array().is_some_and(|broken| broken.contains(rule));
    named.as_array().is_some_and(|named| !named.is_empty() && named.iter().all(is_broken))
}

/// The fields that differ.
fn difference(found: &Value, right: &Value) -> String {
    let all = (found.as_object().into_iter().chain(right.as_object())).flat_map(|fields| fields.keys());
    let mut fields: Vec<&String> = all.filter(|&field| found.get(field) != right.get(field)).collect();
    fields.sort();
    fields.dedup();
    let of = |value: &Value, field: &str| value.get(field).map_or("nothing".to_owned(), Value::to_string);
    let lines = fields
        .into_iter()
        .map(|field| format!("{field}: the crate {}\n  the oracle {}", of(found, field), of(right, field)));
    lines.collect::<Vec<_>>().join("\n")
}
