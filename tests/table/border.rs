//! Values at the borders of integers, and of every other type.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::mutator::node;

/// Every value.
pub(crate) fn values() -> Vec<Value> {
    let mut values = vec![json!(-1), json!(0), json!(1)];
    for bits in [8, 16, 32, 53] {
        let (signed, unsigned) = (1_i64 << (bits - 1), 1_i64 << bits);
        values
            .extend([signed - 1, signed, -signed, -signed - 1, unsigned - 1, unsigned, unsigned + 1].map(Value::from));
    }
    values.extend([i64::MIN, i64::MAX].map(Value::from));
    values.extend([1 << 63, u64::MAX].map(Value::from));
    values.extend([1.5, -0.0, 1e308, -1e308, 18_446_744_073_709_551_616.0].map(Value::from));
    values.extend([Value::Null, json!(false), json!(true), json!([]), json!({}), json!([[]]), json!({ "at": 0 })]);
    values.extend([json!(""), json!("\0"), json!("-1"), json!("x".repeat(1 << 14)), json!(vec![0; 1 << 10])]);
    values
}

/// The numbers of the nodes of a tree, from the top: those whose path has not been seen, and then the others. Places in a list have
/// the same path.
pub(crate) fn places(tree: &Value, seen: &mut BTreeSet<String>) -> [Vec<usize>; 2] {
    let mut paths = Vec::new();
    walk(tree, "", &mut paths);
    let [mut new, mut others] = [vec![], vec![]];
    for (place, path) in paths.into_iter().enumerate() {
        if seen.insert(path) { new.push(place) } else { others.push(place) }
    }
    [new, others]
}

fn walk(tree: &Value, path: &str, paths: &mut Vec<String>) {
    paths.push(path.to_owned());
    match tree {
        Value::Array(items) => items.iter().for_each(|item| walk(item, &format!("{path}/"), paths)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| walk(field, &format!("{path}/{name}"), paths)),
        _ => {}
    }
}

/// The tree with each of the values in each of these places, or in an even sample of at most `most` places.
pub(crate) fn at_borders<'a>(tree: &'a Value, places: &'a [usize], most: usize) -> impl Iterator<Item = Value> + 'a {
    let values = values();
    let all = places.len() * values.len();
    (0..all).step_by(all.div_ceil(most.max(1)).max(1)).map(move |number| {
        let (row, mut changed) = (number / values.len(), tree.clone());
        // the row is added so that every value has its turn, whatever the step
        *node(&mut changed, &mut { places[row] }).expect("a place") = values[(number + row) % values.len()].clone();
        changed
    })
}
