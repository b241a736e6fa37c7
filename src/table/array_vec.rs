//! A short list without allocation; equal lists have equal bytes.

use core::fmt;

/// At most `N` items in order, stored inline. Serialised as a list.
///
/// ```
/// use starwright::table::ArrayVec;
///
/// let mut few = ArrayVec::<_, 3>::collect([3, 1]).ok_or("three have room")?;
/// assert_eq!((few.push(4), few.push(1)), (Ok(()), Err(1)));
/// assert_eq!(few.iter().collect::<Vec<_>>(), [3, 1, 4]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ArrayVec<T, const N: usize> {
    items: [Option<T>; N],
}

impl<T: Copy + PartialEq, const N: usize> ArrayVec<T, N> {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { items: [None; N] }
    }

    /// Appends `item`.
    ///
    /// # Errors
    /// The item, if the list is full.
    pub fn push(&mut self, item: T) -> Result<(), T> {
        let free = self.items.iter_mut().find(|slot| slot.is_none()).ok_or(item)?;
        *free = Some(item);
        Ok(())
    }

    /// The items in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().map_while(|item| *item)
    }

    /// The number of items.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether the list is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.first().is_none()
    }

    /// The first item.
    #[must_use]
    pub fn first(&self) -> Option<T> {
        self.items.first().copied().flatten()
    }

    /// The item at this place, counted from 0.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        self.items.get_mut(place)?.as_mut()
    }

    /// Whether the list contains this item.
    #[must_use]
    pub fn contains(&self, item: T) -> bool {
        self.iter().any(|each| each == item)
    }

    /// Removes the first item for which `test` holds; the rest keep their order.
    pub fn take(&mut self, test: impl Fn(T) -> bool) -> Option<T> {
        let place = self.iter().position(test)?;
        let tail = self.items.get_mut(place..)?;
        let taken = tail.first_mut()?.take();
        tail.rotate_left(1);
        taken
    }

    /// These items; `None` if there are more than fit.
    pub fn collect(items: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut few = Self::new();
        items.into_iter().try_for_each(|item| few.push(item)).ok()?;
        Some(few)
    }
}

impl<T: Copy + PartialEq, const N: usize> Default for ArrayVec<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + PartialEq + fmt::Debug, const N: usize> fmt::Debug for ArrayVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
