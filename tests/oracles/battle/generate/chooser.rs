//! Seeded choices.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

pub(crate) struct Chooser(Pcg32);

impl Chooser {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Pcg32::seed_from_u64(seed))
    }

    /// Any number below the bound; a slight bias does no harm here.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.next_u32() as usize % bound
    }

    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Any number from the first to the last.
    pub(crate) fn between(&mut self, first: i32, last: i32) -> i32 {
        let bound = usize::try_from(last - first + 1).expect("first, then last");
        first + i32::try_from(self.below(bound)).expect("a small number")
    }

    pub(crate) fn of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// One of them, if there are any.
    pub(crate) fn any<T: Clone>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let items: Vec<T> = items.into_iter().collect();
        (!items.is_empty()).then(|| self.of(&items))
    }

    pub(crate) fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
        items
    }

    /// Each of them with that chance in a hundred.
    pub(crate) fn some<T>(&mut self, items: impl IntoIterator<Item = T>, chance: usize) -> Vec<T> {
        items.into_iter().filter(|_| self.percent(chance)).collect()
    }
}
