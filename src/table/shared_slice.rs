//! Lists that are cheap to clone.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

/// An immutable list: `&'static`, or shared by its clones. It dereferences to a slice, and is serialised as one.
///
/// ```
/// use starwright::table::SharedSlice;
///
/// const EVEN: SharedSlice<u8> = SharedSlice::of(&[2, 4]);
/// assert_eq!(EVEN, SharedSlice::from(vec![2, 4]));
/// assert_eq!(EVEN.first(), Some(&2));
/// ```
///
/// JSON: `[2, 4]`
#[derive(Clone)]
pub struct SharedSlice<T: 'static>(Held<T>);

#[derive(Clone)]
enum Held<T: 'static> {
    Here(&'static [T]),
    Shared(Arc<[T]>),
}

impl<T> SharedSlice<T> {
    /// A `&'static` list.
    #[must_use]
    pub const fn of(items: &'static [T]) -> Self {
        Self(Held::Here(items))
    }
}

impl<T> Deref for SharedSlice<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match &self.0 {
            Held::Here(items) => items,
            Held::Shared(items) => items,
        }
    }
}

impl<T> Default for SharedSlice<T> {
    fn default() -> Self {
        Self::of(&[])
    }
}

impl<T> From<Vec<T>> for SharedSlice<T> {
    fn from(items: Vec<T>) -> Self {
        Self(Held::Shared(items.into()))
    }
}

impl<T> FromIterator<T> for SharedSlice<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(Held::Shared(items.into_iter().collect()))
    }
}

impl<'a, T> IntoIterator for &'a SharedSlice<T> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: fmt::Debug> fmt::Debug for SharedSlice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: PartialEq> PartialEq for SharedSlice<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for SharedSlice<T> {}

impl<T: Hash> Hash for SharedSlice<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for SharedSlice<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for SharedSlice<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
}
