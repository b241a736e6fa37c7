//! Compares an answer with what a case expects.

use serde_json::Value;

/// The ordered lists under `expect` of a kind, by field. All other lists are sets, also in lists, except for cells and other pairs,
/// which contain a number.
struct Lists {
    kind: &'static str,
    /// In order; a list within is a set again.
    ordered: &'static [&'static str],
    /// In order, and so is everything within.
    exact: &'static [&'static str],
    /// Sets of numbers, such as seats.
    numbers: &'static [&'static str],
}

const LISTS: &[Lists] = &[
    Lists { kind: "attack", ordered: &["lines", "shooters"], exact: &[], numbers: &[] },
    Lists { kind: "aliens", ordered: &["crew_after", "room_after"], exact: &[], numbers: &[] },
    Lists { kind: "yard", ordered: &["events", "players", "dice"], exact: &[], numbers: &["aside", "face_up"] },
    Lists { kind: "launch", ordered: &["players", "ships", "gave_up", "flight_order"], exact: &[], numbers: &[] },
    Lists { kind: "level_four", ordered: &["loads"], exact: &["card"], numbers: &[] },
    Lists { kind: "track", ordered: &["markers", "order"], exact: &[], numbers: &["lapped"] },
    Lists { kind: "settle", ordered: &["players", "lines", "ranking"], exact: &[], numbers: &["best_looking"] },
    Lists { kind: "card", ordered: &["players", "asked"], exact: &[], numbers: &[] },
];

const NONE: Lists = Lists { kind: "", ordered: &[], exact: &[], numbers: &[] };

/// How the answer to a case of a kind differs, if it does.
pub(crate) fn difference(kind: &str, expect: &Value, answer: &Value) -> Result<(), String> {
    let expected = expect.as_object().filter(|expect| !expect.is_empty()).ok_or("nothing is expected")?;
    if kind.starts_with("battle_") {
        // the whole answer, written in one order, unless it is a refusal
        let same = answer == expect || (expected.contains_key("illegal") && is_one(&NONE, "", expect, answer));
        return same.then_some(()).ok_or_else(|| format!("expected {expect}, found {answer}"));
    }
    let lists = LISTS.iter().find(|lists| lists.kind == kind).unwrap_or(&NONE);
    for (field, expected) in expected {
        let found = answer.get(field).ok_or_else(|| format!("unknown field `{field}` is expected"))?;
        if !is_one(lists, field, expected, found) {
            return Err(format!("`{field}`: expected {expected}, found {found}"));
        }
    }
    Ok(())
}

/// Whether a field has the expected value; `field` is empty for items of a list.
fn is_one(lists: &Lists, field: &str, expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        _ if lists.exact.contains(&field) => expected == found,
        (Value::Array(expected), Value::Array(found)) if expected.iter().any(is_rule) => names_one_of(expected, found),
        (Value::Array(expected), Value::Array(found)) => {
            let ordered = lists.ordered.contains(&field) || is_tuple(expected) && !lists.numbers.contains(&field);
            let same = |(expected, found): (&Value, &Value)| is_one(lists, "", expected, found);
            expected.len() == found.len()
                && if ordered { expected.iter().zip(found).all(same) } else { is_set(lists, expected, found) }
        }
        (Value::Object(expected), Value::Object(found)) => {
            let in_order = expected.get("rule").is_some_and(is_of_a_blocked_outlet);
            expected.len() == found.len()
                && expected.iter().all(|(field, expected)| {
                    found.get(field).is_some_and(|found| {
                        if in_order { expected == found } else { is_one(lists, field, expected, found) }
                    })
                })
        }
        _ => expected == found,
    }
}

/// Whether two lists of one length hold the same in any order.
fn is_set(lists: &Lists, expected: &[Value], found: &[Value]) -> bool {
    let mut left: Vec<&Value> = found.iter().collect();
    expected.iter().all(|expected| {
        let place = left.iter().position(|found| is_one(lists, "", expected, found));
        place.map(|place| left.swap_remove(place)).is_some()
    })
}

/// A refusal names rules, and only such that are broken.
fn names_one_of(broken: &[Value], named: &[Value]) -> bool {
    !named.is_empty() && named.iter().all(|rule| broken.contains(rule))
}

/// A list of rules is what a refusal may name: nothing else that is expected is one.
fn is_rule(value: &Value) -> bool {
    value.as_str().is_some_and(|id| ["LM-", "BG-", "BBS-"].iter().any(|family| id.starts_with(family)))
}

/// A cell, or another tuple whose places differ in meaning.
fn is_tuple(items: &[Value]) -> bool {
    items.iter().any(Value::is_number)
}

/// The two cells of these rules are the component and what blocks it, in order; those of others are a set.
fn is_of_a_blocked_outlet(rule: &Value) -> bool {
    ["LM-LEGAL-6", "LM-LEGAL-7", "LM-LEGAL-8"].iter().any(|id| rule == id)
}

#[cfg(test)]
mod tests {
    use std::borrow::Borrow;

    use serde_json::{Value, json};

    use super::difference;

    fn same(kind: &str, expect: impl Borrow<Value>, answer: impl Borrow<Value>) -> bool {
        difference(kind, expect.borrow(), answer.borrow()).is_ok()
    }

    #[test]
    fn sets_are_equal_in_any_order() {
        let pieces = |pieces: Value| json!({ "pieces": pieces });
        let expected = pieces(json!([[[0, 1], [2, 3]], [[4, 5]]]));
        assert!(same("check", &expected, pieces(json!([[[4, 5]], [[2, 3], [0, 1]]]))));
        for wrong in [
            json!([[[0, 1], [2, 3]]]),
            json!([[[0, 1], [2, 3]], [[0, 1], [2, 3]]]),
            json!([[[1, 0], [2, 3]], [[4, 5]]]),
            json!([[[0, 1], [2, 3]], [[4, 5]], [[4, 5]]]),
        ] {
            assert!(!same("check", &expected, pieces(wrong)));
        }
    }

    #[test]
    fn ordered_lists_are_not() {
        let room = |room: Value| json!({ "room_after": room });
        let expected = room(json!([[[1, 1], [1, 2], [1, 1]], []]));
        assert!(same("aliens", &expected, room(json!([[[1, 1], [1, 1], [1, 2]], []]))));
        assert!(!same("aliens", &expected, room(json!([[], [[1, 1], [1, 2], [1, 1]]]))));
        assert!(!same("aliens", expected, room(json!([[[1, 1], [1, 2], [1, 2]], []]))));
        assert!(!same("track", json!({ "order": [1, 2] }), json!({ "order": [2, 1] })));
        assert!(same("track", json!({ "lapped": [1, 2] }), json!({ "lapped": [2, 1] })));
        let shots = |shots: Value| json!({ "card": { "lines": [["weakest cannons", "shots", shots]] } });
        assert!(!same("level_four", shots(json!(["sF", "LB"])), shots(json!(["LB", "sF"]))));
    }

    #[test]
    fn the_cells_of_a_blocked_outlet_are_ordered_and_those_of_a_contact_not() {
        let error = |rule: &str, cells: Value| json!({ "errors": [{ "rule": rule, "cells": cells }] });
        let turned = |rule| same("check", error(rule, json!([[0, 0], [1, 0]])), error(rule, json!([[1, 0], [0, 0]])));
        assert!(turned("LM-LEGAL-2") && turned("LM-SPLICE-2"));
        assert!(!turned("LM-LEGAL-6") && !turned("LM-LEGAL-7") && !turned("LM-LEGAL-8"));
    }

    #[test]
    fn a_refusal_names_some_of_the_rules() {
        let events = |second: Value| json!({ "events": [null, second] });
        let expected = events(json!(["BG-BUILD-1", "LM-R27"]));
        assert!(same("yard", &expected, events(json!(["LM-R27"]))));
        assert!(!same("yard", &expected, events(json!([]))));
        assert!(!same("yard", &expected, events(Value::Null)));
        assert!(!same("yard", &expected, events(json!(["LM-R27", "LM-R28"]))));
        assert!(!same("yard", expected, json!({ "events": [["LM-R27"], null] })));
        let illegal = |rules: Value| json!({ "illegal": rules });
        assert!(same("battle_capital", illegal(json!(["BBS-48", "BBS-52"])), illegal(json!(["BBS-52"]))));
        assert!(!same("battle_capital", illegal(json!(["BBS-48"])), json!({ "pieces": [] })));
        assert!(!same("battle_capital", json!({ "pieces": [] }), json!({ "pieces": [], "lost": [] })));
    }
}
