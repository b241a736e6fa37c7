//! Bitboards of a layout: one set for each thing the whole-board rules ask about.

use super::component::{Colour, Component, Connector, Kind};
use super::room::Room;
use crate::grid::{Cell, CellSet, Side, Tally};

/// Kept in step with the components of a [`Layout`](super::layout::Layout), which alone changes it.
#[derive(Clone, Debug, Default)]
pub(super) struct Planes {
    pub(super) occupied: CellSet,
    pub(super) edges: BySide<Prongs>,
    pub(super) muzzle: BySide<CellSet>,
    pub(super) exhaust: BySide<CellSet>,
    pub(super) nozzle: BySide<CellSet>,
    pub(super) cover: BySide<CellSet>,
    pub(super) rooms: Rooms,
    pub(super) outputs: Outputs,
}

/// How much fits on each cell, and where aliens may live.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rooms {
    pub(super) humans: Tally,
    pub(super) sleepers: Tally,
    pub(super) batteries: Tally,
    pub(super) aliens: CellSet,
    purple_support: CellSet,
    brown_support: CellSet,
    cyan_support: CellSet,
}

/// What each cell adds to the strengths, see [`Component::output`], and the auto-defences.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outputs {
    /// In points.
    pub(super) engines: Tally,
    /// In points.
    pub(super) powered_engines: Tally,
    /// In half points.
    pub(super) cannons: Tally,
    /// In half points.
    pub(super) powered_cannons: Tally,
    pub(super) auto_defences: CellSet,
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
        self.rooms.add(cell, component.kind());
        self.outputs.add(cell, component);
        component.muzzles().iter().for_each(|side| self.muzzle.on_mut(side).insert(cell));
        component.covers().iter().for_each(|side| self.cover.on_mut(side).insert(cell));
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
        self.rooms.clear(cells);
        self.outputs.clear(cells);
        for side in Side::ALL {
            let prongs = self.edges.on_mut(side);
            prongs.single = prongs.single - cells;
            prongs.double = prongs.double - cells;
            for pointing in [&mut self.muzzle, &mut self.exhaust, &mut self.nozzle, &mut self.cover] {
                let pointing = pointing.on_mut(side);
                *pointing = *pointing - cells;
            }
        }
    }

    /// The components that need the cell on `side` empty (LM-LEGAL-6, -7, -8).
    pub(super) fn outlets(&self, side: Side) -> CellSet {
        *self.muzzle.on(side) | *self.exhaust.on(side) | *self.nozzle.on(side)
    }
}

impl Rooms {
    fn add(&mut self, cell: Cell, kind: Kind) {
        match kind.room() {
            Room::Humans(number) => self.humans.set(cell, number),
            Room::Sleepers(number) => self.sleepers.set(cell, number),
            Room::Batteries(number) => self.batteries.set(cell, number),
            Room::Nothing | Room::Goods(_) | Room::AllGoods(_) => {}
        }
        if kind.houses_aliens() {
            self.aliens.insert(cell);
        }
        match kind {
            Kind::LifeSupport(Colour::Purple) => self.purple_support.insert(cell),
            Kind::LifeSupport(Colour::Brown) => self.brown_support.insert(cell),
            Kind::LifeSupport(Colour::Cyan) => self.cyan_support.insert(cell),
            _ => {}
        }
    }

    fn clear(&mut self, cells: CellSet) {
        for room in [&mut self.humans, &mut self.sleepers, &mut self.batteries] {
            *room = room.within(!cells);
        }
        for places in [&mut self.aliens, &mut self.purple_support, &mut self.brown_support, &mut self.cyan_support] {
            *places = *places - cells;
        }
    }

    /// The life supports of a colour.
    pub(super) const fn life_support(&self, colour: Colour) -> CellSet {
        match colour {
            Colour::Purple => self.purple_support,
            Colour::Brown => self.brown_support,
            Colour::Cyan => self.cyan_support,
        }
    }
}

impl Outputs {
    fn add(&mut self, cell: Cell, component: Component) {
        let output = component.output();
        let (engines, cannons) = if output.powered {
            (&mut self.powered_engines, &mut self.powered_cannons)
        } else {
            (&mut self.engines, &mut self.cannons)
        };
        engines.set(cell, output.engine_points);
        cannons.set(cell, output.cannon_halves);
        if component.kind() == Kind::AutoDefence {
            self.auto_defences.insert(cell);
        }
    }

    fn clear(&mut self, cells: CellSet) {
        for output in [&mut self.engines, &mut self.powered_engines, &mut self.cannons, &mut self.powered_cannons] {
            *output = output.within(!cells);
        }
        self.auto_defences = self.auto_defences - cells;
    }

    /// The components that add something for a battery only (BG-POWER).
    pub(super) fn powered(&self) -> CellSet {
        self.powered_engines.cells() | self.powered_cannons.cells()
    }
}
