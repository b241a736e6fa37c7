//! Makes a case that differs small: everything goes that is not needed for the difference.

use serde_json::{Value, json};

use crate::compare::compare;

fn still_differs(case: &Value) -> bool {
    std::panic::catch_unwind(|| compare(case).is_err()).unwrap_or(false)
}

pub(crate) fn shrunk(mut case: Value) -> Value {
    for field in ["asteroids", "probes", "pieces"] {
        let mut at = 0;
        while at < case["state"][field].as_array().map_or(0, Vec::len) {
            let mut smaller = case.clone();
            let gone = smaller["state"][field].as_array_mut().expect("a list").remove(at);
            if field == "pieces" {
                lose(&mut smaller, &gone["id"]);
            }
            if still_differs(&smaller) {
                case = smaller;
            } else {
                at += 1;
            }
        }
    }
    case
}

fn lose(case: &mut Value, id: &Value) {
    let lost = case["state"]["lost"].as_array_mut().expect("a list");
    lost.push(id.clone());
    lost.sort_by_key(Value::as_u64);
    let lost = json!(lost);
    case["state"]["lost"] = lost;
}
