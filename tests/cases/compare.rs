//! Compares an answer with what a case expects.

use serde_json::Value;

/// What the lists under `expect` of a kind are, by the name of their field. A list is a set, and so is a list in a list, but
/// for these and for cells and other pairs, which hold a number.
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

/// Whether what is found in a field is what is expected there; `field` is empty for what stands in a list.
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

/// A cell, or something else of which each place has a meaning of its own.
fn is_tuple(items: &[Value]) -> bool {
    items.iter().any(Value::is_number)
}

/// The two cells of these rules are the component and what blocks it, in order; those of others are a set.
fn is_of_a_blocked_outlet(rule: &Value) -> bool {
    ["LM-LEGAL-6", "LM-LEGAL-7", "LM-LEGAL-8"].iter().any(|id| rule == id)
}
