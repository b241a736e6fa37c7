//! Histograms of measures.

use std::collections::BTreeMap;

/// The number of times each value of each measure occurred.
#[derive(Default)]
pub struct Tally(BTreeMap<String, BTreeMap<i64, u64>>);

impl Tally {
    pub fn add(&mut self, measure: &str, value: impl Into<i64>, times: u64) {
        // most measures are known already: only new ones are copied
        if !self.0.contains_key(measure) {
            self.0.insert(measure.to_owned(), BTreeMap::new());
        }
        if let Some(values) = self.0.get_mut(measure) {
            *values.entry(value.into()).or_default() += times;
        }
    }

    pub fn plus(mut self, other: Self) -> Self {
        for (measure, values) in other.0 {
            let known = self.0.entry(measure).or_default();
            for (value, times) in values {
                *known.entry(value).or_default() += times;
            }
        }
        self
    }

    /// The counts, sorted by measure, then by value.
    pub fn into_counts(self) -> Vec<(String, i64, u64)> {
        let counts = self.0.into_iter().flat_map(|(measure, values)| {
            values.into_iter().map(move |(value, times)| (measure.clone(), value, times))
        });
        counts.collect()
    }
}
