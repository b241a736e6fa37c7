//! The difference between two JSON texts, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// One operation of a patch. Only `remove` has no value.
#[derive(Debug, Serialize)]
pub struct Operation<'a> {
    op: &'static str,
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Value<'a>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Value<'a> {
    Told(&'a RawValue),
    Own(Box<RawValue>),
}

/// Lists of which more pairs of items would be compared are replaced.
const PAIRS: usize = 64 * 64;

/// Bytes of an operation besides its path and value.
const FRAME: usize = r#"{"op":"replace","path":"","value":},"#.len();

impl<'a> Operation<'a> {
    /// Sets a field at the top, whether it exists or not.
    pub fn set(field: &str, value: impl Serialize) -> Self {
        let value = to_raw_value(&value).ok().map(Value::Own);
        Self { op: "add", path: format!("/{field}"), value }
    }

    /// Removes a field at the top.
    pub fn unset(field: &str) -> Self {
        Self { op: "remove", path: format!("/{field}"), value: None }
    }

    const fn of(op: &'static str, path: String, value: Option<&'a RawValue>) -> Self {
        let value = match value {
            Some(value) => Some(Value::Told(value)),
            None => None,
        };
        Self { op, path, value }
    }

    fn bytes(&self) -> usize {
        let value = match &self.value {
            Some(Value::Told(value)) => value.get().len(),
            Some(Value::Own(value)) => value.get().len(),
            None => 0,
        };
        FRAME + self.path.len() + value
    }
}

/// The operations that turn the old text into the new one. A part is replaced where that is shorter; `None` if all of it would be.
pub fn changes<'a>(old: &'a RawValue, new: &'a RawValue) -> Option<Vec<Operation<'a>>> {
    let mut changes = Vec::new();
    compare(&mut changes, String::new(), old, new);
    changes.iter().all(|change| !change.path.is_empty()).then_some(changes)
}

fn compare<'a>(changes: &mut Vec<Operation<'a>>, path: String, old: &'a RawValue, new: &'a RawValue) {
    if old.get() == new.get() {
        return;
    }
    let before = changes.len();
    let is_compared = match (old.get().as_bytes().first(), new.get().as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => compare_objects(changes, &path, old, new),
        (Some(b'['), Some(b'[')) => compare_lists(changes, &path, old, new),
        _ => None,
    };
    let whole = Operation::of("replace", path, Some(new));
    let parts: usize = changes.iter().skip(before).map(Operation::bytes).sum();
    if is_compared.is_none() || parts > whole.bytes() {
        changes.truncate(before);
        changes.push(whole);
    }
}

/// `None` if they cannot be compared, for example because a name has an escape.
fn compare_objects<'a>(
    changes: &mut Vec<Operation<'a>>,
    path: &str,
    old: &'a RawValue,
    new: &'a RawValue,
) -> Option<()> {
    let of = |text: &'a RawValue| serde_json::from_str::<BTreeMap<&str, &RawValue>>(text.get()).ok();
    let (old, new) = (of(old)?, of(new)?);
    let at = |field: &str| format!("{path}/{}", field.replace('~', "~0").replace('/', "~1"));
    for (field, value) in &old {
        match new.get(field) {
            Some(other) => compare(changes, at(field), value, other),
            None => changes.push(Operation::of("remove", at(field), None)),
        }
    }
    let added = new.into_iter().filter(|(field, _)| !old.contains_key(field));
    changes.extend(added.map(|(field, value)| Operation::of("add", at(field), Some(value))));
    Some(())
}

fn compare_lists<'a>(changes: &mut Vec<Operation<'a>>, path: &str, old: &'a RawValue, new: &'a RawValue) -> Option<()> {
    let of = |text: &'a RawValue| serde_json::from_str::<Vec<&RawValue>>(text.get()).ok();
    let (old, new) = (of(old)?, of(new)?);
    let same = |(one, other): &(&&RawValue, &&RawValue)| one.get() == other.get();
    let start = old.iter().zip(&new).take_while(same).count();
    let (old, new) = (old.get(start..)?, new.get(start..)?);
    let end = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
    let (old, new) = (old.get(..old.len() - end)?, new.get(..new.len() - end)?);
    let mut place = start;
    for (gone, come) in gaps(old, new)? {
        let kept = gone.len().min(come.len());
        for (one, other) in gone.iter().zip(come) {
            compare(changes, format!("{path}/{place}"), one, other);
            place += 1;
        }
        let removed = gone.iter().skip(kept);
        changes.extend(removed.map(|_| Operation::of("remove", format!("{path}/{place}"), None)));
        for value in come.iter().skip(kept) {
            changes.push(Operation::of("add", format!("{path}/{place}"), Some(value)));
            place += 1;
        }
        // the shared item after the gap
        place += 1;
    }
    Some(())
}

/// Removed and added items between those that both lists share. `None` if there is too much to compare.
fn gaps<'a, 'b>(
    old: &'b [&'a RawValue],
    new: &'b [&'a RawValue],
) -> Option<Vec<(&'b [&'a RawValue], &'b [&'a RawValue])>> {
    if old.len() * new.len() > PAIRS {
        return None;
    }
    let shared = shared(old, new);
    let mut gaps = Vec::with_capacity(shared.len() + 1);
    let (mut from, mut onto) = (0, 0);
    for (one, other) in shared.into_iter().chain([(old.len(), new.len())]) {
        gaps.push((old.get(from..one)?, new.get(onto..other)?));
        (from, onto) = (one + 1, other + 1);
    }
    Some(gaps)
}

/// The places of a longest common subsequence.
fn shared(old: &[&RawValue], new: &[&RawValue]) -> Vec<(usize, usize)> {
    let width = new.len() + 1;
    let mut longest = vec![0_u16; (old.len() + 1) * width];
    let is_same =
        |one: usize, other: usize| old.get(one).map(|one| one.get()) == new.get(other).map(|other| other.get());
    let at = |longest: &[u16], one: usize, other: usize| longest.get(one * width + other).copied().unwrap_or_default();
    for one in (0..old.len()).rev() {
        for other in (0..new.len()).rev() {
            let best = if is_same(one, other) {
                at(&longest, one + 1, other + 1) + 1
            } else {
                at(&longest, one + 1, other).max(at(&longest, one, other + 1))
            };
            if let Some(cell) = longest.get_mut(one * width + other) {
                *cell = best;
            }
        }
    }
    let (mut one, mut other, mut places) = (0, 0, Vec::new());
    while one < old.len() && other < new.len() {
        if is_same(one, other) {
            places.push((one, other));
            (one, other) = (one + 1, other + 1);
        } else if at(&longest, one + 1, other) >= at(&longest, one, other + 1) {
            one += 1;
        } else {
            other += 1;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;
    use serde_json::{Value, json};

    use super::changes;

    fn text(value: &Value) -> Box<RawValue> {
        RawValue::from_string(value.to_string()).expect("JSON")
    }

    /// The patch between two values, which turns one into the other by a standard library.
    fn patch(old: &Value, new: &Value) -> Option<Value> {
        let (one, other) = (text(old), text(new));
        let patch = serde_json::to_value(changes(&one, &other)?).expect("JSON");
        let mut patched = old.clone();
        let read: json_patch::Patch = serde_json::from_value(patch.clone()).expect("a JSON Patch");
        json_patch::patch(&mut patched, &read).expect("it fits");
        assert_eq!(patched, *new, "{patch}");
        Some(patch)
    }

    #[test]
    fn fields() {
        let old = json!({ "kept": "a long text that need not be sent again, so that the patch is shorter than this", "a/b~": 1, "gone": 2, "in": { "x": 3, "y": "another long text that is kept as it is here" } });
        let new = json!({ "kept": old["kept"], "a/b~": 5, "come": [], "in": { "x": 4, "y": old["in"]["y"] } });
        let expected = json!([
            { "op": "replace", "path": "/a~1b~0", "value": 5 },
            { "op": "remove", "path": "/gone" },
            { "op": "replace", "path": "/in/x", "value": 4 },
            { "op": "add", "path": "/come", "value": [] },
        ]);
        let pad = "x".repeat(200);
        let (mut old, mut new) = (old, new);
        (old["pad"], new["pad"]) = (pad.clone().into(), pad.into());
        assert_eq!(patch(&old, &new), Some(expected));
        assert_eq!(patch(&old, &old), Some(json!([])));
    }

    #[test]
    fn lists() {
        let item = |number: u32| json!({ "id": number, "is": "a piece that is long enough to be worth a difference of its own, or nearly so" });
        let list = |numbers: &[u32]| json!({ "list": numbers.iter().map(|&number| item(number)).collect::<Vec<_>>() });
        let old = list(&[1, 2, 3, 4, 5, 6]);
        for (new, operations) in [
            (&[2, 3, 4, 5, 6][..], 1),
            (&[1, 2, 3, 4, 5], 1),
            (&[1, 3, 5, 6], 2),
            (&[0, 1, 2, 3, 4, 5, 6, 7], 2),
            (&[1, 2, 9, 4, 5, 6], 1),
            (&[2, 9, 4, 5, 6, 8], 3),
            (&[6, 5, 4, 3, 2, 1], 6),
        ] {
            let patch = patch(&old, &list(new)).expect("shorter than all of it");
            assert!(patch.as_array().is_some_and(|all| all.len() <= operations), "{new:?}: {patch}");
        }
        assert_eq!(patch(&old, &list(&[])), Some(json!([{ "op": "replace", "path": "/list", "value": [] }])));
        assert_eq!(patch(&old, &json!({})), None);
    }

    #[test]
    fn names_with_escapes_are_replaced_with_all_around_them() {
        let pad = "x".repeat(200);
        let (old, new) = (json!({ "pad": pad, "in": { "a\"": 1 } }), json!({ "pad": pad, "in": { "a\"": 2 } }));
        assert_eq!(patch(&old, &new), Some(json!([{ "op": "replace", "path": "/in", "value": { "a\"": 2 } }])));
    }
}
