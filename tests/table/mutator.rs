//! Small changes to written values, as a careless or malicious person might make.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Map, Value, json};
use starwright::dice::{Random, RandomSource};

pub(crate) struct Mutator(Random<Pcg32>);

impl Mutator {
    pub(crate) fn new() -> Self {
        Self(Random::new(Pcg32::seed_from_u64(12)))
    }

    /// A random number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0.below(u32::try_from(count.max(1)).expect("few")) as usize
    }

    /// Bytes with a few of them changed, left out, put in, or written twice.
    pub(crate) fn spoilt(&mut self, golden: &[u8]) -> Vec<u8> {
        let mut bytes = golden.to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len());
            let end = (at + self.below(8)).min(bytes.len());
            match self.below(7) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..end)),
                2 => {
                    let twice = bytes[at..end].to_vec();
                    bytes.splice(at..at, twice);
                }
                3 => {
                    let from = self.below(golden.len());
                    let other = golden[from..(from + self.below(8)).min(golden.len())].to_vec();
                    bytes.splice(at..end, other);
                }
                4 => bytes.insert(at, self.below(256).to_le_bytes()[0]),
                _ if bytes.is_empty() => {}
                5 => bytes[at] = self.below(256).to_le_bytes()[0],
                _ => bytes[at] ^= 1 << self.below(8),
            }
        }
        bytes
    }

    /// A tree with one to three of its nodes changed.
    pub(crate) fn changed(&mut self, tree: &Value) -> Value {
        let mut changed = tree.clone();
        for _ in 0..=self.below(3) {
            let nodes = size(&changed);
            let (at, from) = (self.below(nodes), self.below(nodes));
            let other = node(&mut changed, &mut { from }).cloned().unwrap_or_default();
            if let Some(node) = node(&mut changed, &mut { at }) {
                self.change(node, other);
            }
        }
        changed
    }

    fn change(&mut self, node: &mut Value, other: Value) {
        let (one, two) = (self.below(16), self.below(16));
        match node {
            Value::Array(items) if !items.is_empty() && self.below(3) > 0 => {
                let (one, two) = (one % items.len(), two % items.len());
                match self.below(4) {
                    0 => drop(items.remove(one)),
                    1 => items.insert(one, other),
                    2 => items.insert(one, items[two].clone()),
                    _ => items.swap(one, two),
                }
            }
            Value::Object(fields) if !fields.is_empty() && self.below(3) > 0 => self.change_fields(fields, other),
            Value::Number(number) if self.below(2) == 0 => {
                let near = number.as_i64().unwrap_or_default();
                *node = json!([near + 1, near - 1, near * 2, -near, near + 256][self.below(5)]);
            }
            node => *node = self.anything(other),
        }
    }

    fn change_fields(&mut self, fields: &mut Map<String, Value>, other: Value) {
        let names: Vec<String> = fields.keys().cloned().collect();
        let (one, two) = (&names[self.below(names.len())], &names[self.below(names.len())]);
        let value = fields.remove(one).unwrap_or_default();
        match self.below(4) {
            0 => {}
            1 => drop(fields.insert(format!("{one}s"), value)),
            2 => drop(fields.insert(two.clone(), value)),
            _ => drop(fields.insert(one.clone(), other)),
        }
    }

    fn anything(&mut self, other: Value) -> Value {
        match self.below(9) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(self.below(12)),
            3 => json!([255, 256, 65_535, 65_536, u32::MAX][self.below(5)]),
            4 => json!(u64::MAX),
            5 => json!(0.5),
            6 => json!(""),
            7 => json!([]),
            _ => other,
        }
    }
}

pub(crate) fn size(tree: &Value) -> usize {
    1 + match tree {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum::<usize>(),
        _ => 0,
    }
}

/// The node of this number, from the top.
pub(crate) fn node<'a>(tree: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
    if *number == 0 {
        return Some(tree);
    }
    *number -= 1;
    match tree {
        Value::Array(items) => items.iter_mut().find_map(|item| node(item, number)),
        Value::Object(fields) => fields.values_mut().find_map(|field| node(field, number)),
        _ => None,
    }
}
