//! Shrinks a failing case: removes everything that the difference does not need.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

use serde_json::Value;

use super::answer::play;
use super::script::Script;

/// A smaller case that still differs, as the oracle answers it.
pub(crate) fn shrunk(mut case: Value, mut differs: impl FnMut(&Value) -> bool) -> Value {
    let hook = take_hook();
    set_hook(Box::new(|_| {})); // most of what is tried does not fit
    while let Some(smaller) = smaller(&case).into_iter().filter_map(answered).find(|smaller| differs(smaller)) {
        case = smaller;
    }
    set_hook(hook);
    case
}

/// The case with the oracle's answer, if its dice and answers still fit, without unused ones.
fn answered(mut case: Value) -> Option<Value> {
    let mut script = Script::new(&case);
    let expect = catch_unwind(AssertUnwindSafe(|| play(&case, &mut script).expect)).ok()?;
    script.trim(&mut case);
    case["expect"] = expect;
    Some(case)
}

/// Every way to take one thing away.
fn smaller(case: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    for name in case["settings"].as_object().into_iter().flatten().map(|(name, _)| name) {
        let mut fewer = case.clone();
        fewer["settings"].as_object_mut().expect("settings").remove(name);
        all.push(fewer);
    }
    let players = case["players"].as_array().map_or(0, Vec::len);
    for seat in 0..players {
        let mut gone = case.clone();
        gone["players"][seat] = serde_json::json!({"position": null, "credits": case["players"][seat]["credits"]});
        if case["players"][seat] != gone["players"][seat] {
            gone["answers"][seat] = serde_json::json!([]);
            all.push(gone);
        }
        for answer in 0..case["answers"][seat].as_array().map_or(0, Vec::len) {
            all.extend(without(case, &format!("/answers/{seat}"), answer));
        }
    }
    for list in ["/wake", "/withdraw", "/card/parts", "/card/meteors", "/card/shots", "/card/planets"] {
        for place in 0..case.pointer(list).and_then(Value::as_array).map_or(0, Vec::len) {
            all.extend(without(case, list, place));
        }
    }
    for (seat, tile) in (0..players).flat_map(|seat| (0..count(case, seat)).map(move |tile| (seat, tile))) {
        all.extend(without_tile(case, seat, tile));
    }
    all
}

fn count(case: &Value, seat: usize) -> usize {
    case["players"][seat]["tiles"].as_array().map_or(0, Vec::len)
}

fn without(case: &Value, list: &str, place: usize) -> Option<Value> {
    let mut smaller = case.clone();
    smaller.pointer_mut(list)?.as_array_mut()?.remove(place);
    Some(smaller)
}

/// Removes one component with its contents; the judge decides whether a ship falls apart.
fn without_tile(case: &Value, seat: usize, tile: usize) -> Option<Value> {
    let mut smaller = case.clone();
    let player = &mut smaller["players"][seat];
    let gone = player["tiles"].as_array_mut()?.remove(tile);
    for aboard in ["crew", "sleepers", "batteries", "goods"] {
        let Some(aboard) = player.get_mut(aboard).and_then(Value::as_array_mut) else { continue };
        aboard.retain(|pair| pair[0] != gone["at"]);
    }
    Some(smaller)
}
