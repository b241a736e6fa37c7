//! Makes a case that differs small: everything goes that is not needed for the difference.

use serde_json::Value;

use crate::battle::compare::{REFUSED, compare};

/// A smaller case that still differs, and is still a case.
pub(crate) fn shrunk(mut case: Value) -> Value {
    let whole = !compare(&case).is_err_and(|difference| difference.starts_with(REFUSED));
    for field in ["asteroids", "probes", "pieces"] {
        let mut at = 0;
        while at < case["state"][field].as_array().map_or(0, Vec::len) {
            match without(&case, field, at).filter(|smaller| still_differs(smaller, whole)) {
                Some(smaller) => case = smaller,
                None => at += 1,
            }
        }
    }
    case
}

fn still_differs(case: &Value, whole: bool) -> bool {
    let differs = || compare(case).is_err_and(|difference| !whole || !difference.starts_with(REFUSED));
    std::panic::catch_unwind(differs).unwrap_or(false)
}

/// The case without one thing; none if the case speaks of it.
fn without(case: &Value, field: &str, at: usize) -> Option<Value> {
    let mut smaller = case.clone();
    let gone = smaller["state"][field].as_array_mut()?.remove(at);
    if field == "pieces" {
        let acts = |ids: &Value| ids.as_array().is_some_and(|ids| ids.contains(&gone["id"]));
        if acts(&case["landing"]) || case["ship"] == gone["id"] || case["react"] == gone["id"] {
            return None;
        }
        let lost = smaller["state"]["lost"].as_array_mut()?;
        lost.push(gone["id"].clone());
        lost.sort_by_key(Value::as_u64);
    }
    Some(smaller)
}
