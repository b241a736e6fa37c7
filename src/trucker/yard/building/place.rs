//! Placing components on the board (LM-CABIN-4, LM-IVC-BUILD-1, LM-IVC-BUILD-2).

use alloc::vec::Vec;

use super::bench::{Bench, Held, Placed};
use crate::grid::{Cell, CellSet, Rotation};
use crate::table::Seat;
use crate::trucker::parts::component::Component;
use crate::trucker::yard::Terms;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;
use crate::trucker::yard::tile;

impl Bench {
    /// The cells that may be built on: the [sites](crate::trucker::ship::layout::Layout::sites) of the ship, and those of a
    /// part that was started before dice joined it to others and whose only component was taken back (LM-R26).
    pub(super) fn sites(&self) -> CellSet {
        self.layout.sites() | self.restarts()
    }

    /// Called before a die roll: remembers the part that taking back the last component would empty.
    pub(super) fn remember_part(&mut self) {
        let Some(Placed { cell, .. }) = self.last else { return };
        let ship = self.layout.board().ships().iter().find(|ship| ship.contains(cell)).copied();
        if let Some(ship) = ship.filter(|&ship| ship & self.layout.occupied() == cell.into()) {
            // there are two dice, and two places
            let _kept = self.parts.push(ship);
        }
    }

    fn restarts(&self) -> CellSet {
        let occupied = self.layout.occupied();
        let empty = self.parts.iter().filter(|part| part.is_disjoint(occupied));
        empty.fold(CellSet::EMPTY, |cells, part| cells | part)
    }

    /// LM-LEGAL-10, BG-BUILD-2, LM-CABIN-4, LM-R18: an open cell that is free and shares an edge with a component of its ship.
    /// Other mistakes are left to the check.
    pub(in crate::trucker::yard) fn judge_place(
        &self,
        terms: &Terms,
        seat: Seat,
        at: Cell,
        turn: Rotation,
    ) -> Result<Settled, Refusal> {
        let held = self.held()?;
        let component = held.tile.component(seat).turned(turn);
        if !self.layout.board().open().contains(at) {
            return Err(Refusal::Closed { cell: at });
        }
        if let Some(present) = self.layout.get(at) {
            return Err(Refusal::Taken { cell: at, present });
        }
        if !self.sites().contains(at) {
            return Err(Refusal::Unattached { cell: at, rule: self.layout.attaching_rule() });
        }
        if terms.rulings.strict_joints && self.layout.sites().contains(at) && !self.joins(at, component) {
            return Err(Refusal::Unjoined { cell: at });
        }
        Ok(Settled::Placed { seat, held, at, component })
    }

    /// LM-R18: whether it would be joined to a component of its ship, or be the first.
    fn joins(&self, at: Cell, component: Component) -> bool {
        let mut after = self.layout.clone();
        after.place(at, component).is_ok() && after.joins_its_ship(at)
    }

    pub(in crate::trucker::yard) fn place(
        &mut self,
        seat: Seat,
        held: Held,
        at: Cell,
        component: Component,
        events: &mut Vec<Event>,
    ) {
        // on an open cell that is free
        let _placed = self.layout.place(at, component);
        self.hand = None;
        self.last = Some(Placed { cell: at, once_aside: held.once_aside });
        events.push(Event::Placed { seat, tile: held.tile, at, turn: tile::turn(component) });
    }
}
