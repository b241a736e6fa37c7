//! Bitboards of a layout: one set for each thing the whole-board rules ask about.

use crate::grid::{BySide, Cell, CellSet, Side, Tally};
use crate::trucker::parts::component::output::Output;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::row::Row;
use crate::trucker::parts::component::{Colour, Component, Kind};
use crate::trucker::ship::packed::Packed;

/// Kept in step with the components of a [`Layout`](crate::trucker::ship::layout::Layout), which alone changes it.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::trucker) struct Planes {
    /// What the check reads, apart from all else.
    pub(in crate::trucker) packed: Packed,
    pub(in crate::trucker) muzzle: BySide<CellSet>,
    pub(in crate::trucker) nozzle: BySide<CellSet>,
    pub(in crate::trucker) cover: BySide<CellSet>,
    /// What no attack destroys (LM-ATTACK-7).
    pub(in crate::trucker) plating: CellSet,
    pub(in crate::trucker) rooms: Rooms,
    pub(in crate::trucker) outputs: Outputs,
}

/// How much fits on each cell, and where aliens may live.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::trucker) struct Rooms {
    pub(in crate::trucker) humans: Tally,
    pub(in crate::trucker) sleepers: Tally,
    pub(in crate::trucker) batteries: Tally,
    pub(in crate::trucker) aliens: CellSet,
    purple_support: CellSet,
    brown_support: CellSet,
    cyan_support: CellSet,
}

/// What each cell adds to the strengths, see [`Component::output`], and the auto-defences.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::trucker) struct Outputs {
    /// In points.
    pub(in crate::trucker) engines: Tally,
    /// In points.
    pub(in crate::trucker) powered_engines: Tally,
    /// In half points.
    pub(in crate::trucker) cannons: Tally,
    /// In half points.
    pub(in crate::trucker) powered_cannons: Tally,
    pub(in crate::trucker) auto_defences: CellSet,
}

impl Planes {
    /// Adds a component to an empty cell.
    pub(in crate::trucker) fn add(&mut self, cell: Cell, component: Component) {
        let (place, row) = (CellSet::of(cell), component.kind().row());
        let pointing = row.pointing(component.facing());
        self.packed.add(place, component.edges(), pointing);
        self.rooms.add(place, row);
        self.outputs.add(place, component, row);
        for side in pointing.muzzles {
            *self.muzzle.on_mut(side) |= place;
        }
        for side in pointing.covers {
            *self.cover.on_mut(side) |= place;
        }
        if let Some(side) = pointing.nozzle {
            *self.nozzle.on_mut(side) |= place;
        }
        if !row.destructible {
            self.plating |= place;
        }
    }

    /// Empties all these cells at once.
    pub(in crate::trucker) fn clear(&mut self, cells: CellSet) {
        self.packed.clear(cells);
        self.rooms.clear(cells);
        self.outputs.clear(cells);
        self.plating -= cells;
        for side in Side::ALL {
            for pointing in [&mut self.muzzle, &mut self.nozzle, &mut self.cover] {
                let pointing = pointing.on_mut(side);
                *pointing -= cells;
            }
        }
    }
}

impl Rooms {
    #[inline]
    fn add(&mut self, place: CellSet, row: &Row) {
        match row.room {
            Room::Humans(number) => self.humans.add(place, number),
            Room::Sleepers(number) => self.sleepers.add(place, number),
            Room::Batteries(number) => self.batteries.add(place, number),
            Room::Nothing | Room::Goods(_) | Room::AllGoods(_) => {}
        }
        if row.houses_aliens {
            self.aliens |= place;
        }
        if let Some(colour) = row.supports {
            *self.life_support_mut(colour) |= place;
        }
    }

    fn clear(&mut self, cells: CellSet) {
        for room in [&mut self.humans, &mut self.sleepers, &mut self.batteries] {
            *room = room.within(!cells);
        }
        for places in [&mut self.aliens, &mut self.purple_support, &mut self.brown_support, &mut self.cyan_support] {
            *places -= cells;
        }
    }

    const fn life_support_mut(&mut self, colour: Colour) -> &mut CellSet {
        match colour {
            Colour::Purple => &mut self.purple_support,
            Colour::Brown => &mut self.brown_support,
            Colour::Cyan => &mut self.cyan_support,
        }
    }

    /// The life supports of a colour.
    pub(in crate::trucker) const fn life_support(&self, colour: Colour) -> CellSet {
        match colour {
            Colour::Purple => self.purple_support,
            Colour::Brown => self.brown_support,
            Colour::Cyan => self.cyan_support,
        }
    }
}

impl Outputs {
    #[inline]
    fn add(&mut self, place: CellSet, component: Component, row: &Row) {
        if component.kind() == Kind::AutoDefence {
            self.auto_defences |= place;
        }
        if row.engine_points == 0 && row.cannon_halves == [0, 0] {
            return;
        }
        let output = Output::of(row, component.facing());
        let (engines, cannons) = if output.powered {
            (&mut self.powered_engines, &mut self.powered_cannons)
        } else {
            (&mut self.engines, &mut self.cannons)
        };
        engines.add(place, output.engine_points);
        cannons.add(place, output.cannon_halves);
    }

    fn clear(&mut self, cells: CellSet) {
        for output in [&mut self.engines, &mut self.powered_engines, &mut self.cannons, &mut self.powered_cannons] {
            *output = output.within(!cells);
        }
        self.auto_defences -= cells;
    }

    /// The components that add something for a battery only (BG-POWER).
    pub(in crate::trucker) fn powered(&self) -> CellSet {
        self.powered_engines.cells() | self.powered_cannons.cells()
    }
}
