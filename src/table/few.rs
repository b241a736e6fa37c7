//! A short list held in place: no allocation, equal lists are equal bytes.

/// At most `N` items in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Few<T, const N: usize> {
    items: [Option<T>; N],
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    pub(crate) const fn new() -> Self {
        Self { items: [None; N] }
    }

    /// Appends `item`; gives it back if the list is full.
    pub(crate) fn push(&mut self, item: T) -> Result<(), T> {
        let free = self.items.iter_mut().find(|slot| slot.is_none()).ok_or(item)?;
        *free = Some(item);
        Ok(())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().map_while(|item| *item)
    }

    pub(crate) fn len(&self) -> usize {
        self.iter().count()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.first().is_none()
    }

    pub(crate) fn first(&self) -> Option<T> {
        self.items.first().copied().flatten()
    }

    pub(crate) fn contains(&self, item: T) -> bool {
        self.iter().any(|each| each == item)
    }

    /// Takes out the first item for which `test` holds; the rest keep their order.
    pub(crate) fn take(&mut self, test: impl Fn(T) -> bool) -> Option<T> {
        let place = self.iter().position(test)?;
        let tail = self.items.get_mut(place..)?;
        let taken = tail.first_mut()?.take();
        tail.rotate_left(1);
        taken
    }

    /// Collects as many items as fit; `None` if there are more.
    pub(crate) fn collect(items: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut few = Self::new();
        items.into_iter().try_for_each(|item| few.push(item)).ok()?;
        Some(few)
    }
}
