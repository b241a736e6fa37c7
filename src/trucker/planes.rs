//! Bitboards of a layout: one set for each thing the whole-board rules ask about.

use super::component::{Component, Connector};
use crate::grid::{Cell, CellSet, Side};

/// Kept in step with the components of a [`Layout`](super::layout::Layout), which alone changes it.
#[derive(Clone, Debug, Default)]
pub(super) struct Planes {
    pub(super) occupied: CellSet,
    pub(super) edges: BySide<Prongs>,
    pub(super) muzzle: BySide<CellSet>,
    pub(super) exhaust: BySide<CellSet>,
    pub(super) nozzle: BySide<CellSet>,
}

/// Where a connector fits a single, and where it fits a double; a universal fits both, a smooth edge neither.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prongs {
    pub(super) single: CellSet,
    pub(super) double: CellSet,
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct BySide<T> {
    pub(super) front: T,
    pub(super) right: T,
    pub(super) rear: T,
    pub(super) left: T,
}

impl<T> BySide<T> {
    pub(super) const fn on(&self, side: Side) -> &T {
        match side {
            Side::Front => &self.front,
            Side::Right => &self.right,
            Side::Rear => &self.rear,
            Side::Left => &self.left,
        }
    }

    pub(super) const fn on_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Front => &mut self.front,
            Side::Right => &mut self.right,
            Side::Rear => &mut self.rear,
            Side::Left => &mut self.left,
        }
    }
}

impl Planes {
    /// Adds a component to an empty cell.
    pub(super) fn add(&mut self, cell: Cell, component: Component) {
        self.occupied.insert(cell);
        for side in Side::ALL {
            let prongs = self.edges.on_mut(side);
            match component.edge(side) {
                Connector::Smooth => {}
                Connector::Single => prongs.single.insert(cell),
                Connector::Double => prongs.double.insert(cell),
                Connector::Universal => {
                    prongs.single.insert(cell);
                    prongs.double.insert(cell);
                }
            }
        }
        component.muzzles().iter().for_each(|side| self.muzzle.on_mut(side).insert(cell));
        if let Some(side) = component.exhaust() {
            self.exhaust.on_mut(side).insert(cell);
        }
        if let Some(side) = component.nozzle() {
            self.nozzle.on_mut(side).insert(cell);
        }
    }

    /// Empties all these cells at once.
    pub(super) fn clear(&mut self, cells: CellSet) {
        self.occupied = self.occupied - cells;
        for side in Side::ALL {
            let prongs = self.edges.on_mut(side);
            prongs.single = prongs.single - cells;
            prongs.double = prongs.double - cells;
            for outlet in [self.muzzle.on_mut(side), self.exhaust.on_mut(side), self.nozzle.on_mut(side)] {
                *outlet = *outlet - cells;
            }
        }
    }

    /// The components that need the cell on `side` empty (LM-LEGAL-6, -7, -8).
    pub(super) fn outlets(&self, side: Side) -> CellSet {
        *self.muzzle.on(side) | *self.exhaust.on(side) | *self.nozzle.on(side)
    }
}
