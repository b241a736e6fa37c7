//! One value for each of the four sides.

use crate::grid::side::Side;

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct BySide<T> {
    pub(crate) front: T,
    pub(crate) right: T,
    pub(crate) rear: T,
    pub(crate) left: T,
}

impl<T> BySide<T> {
    #[inline]
    pub(crate) fn each(mut on: impl FnMut(Side) -> T) -> Self {
        Self { front: on(Side::Front), right: on(Side::Right), rear: on(Side::Rear), left: on(Side::Left) }
    }

    pub(crate) const fn on(&self, side: Side) -> &T {
        match side {
            Side::Front => &self.front,
            Side::Right => &self.right,
            Side::Rear => &self.rear,
            Side::Left => &self.left,
        }
    }

    pub(crate) const fn on_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Front => &mut self.front,
            Side::Right => &mut self.right,
            Side::Rear => &mut self.rear,
            Side::Left => &mut self.left,
        }
    }
}
