//! How good a layout is.

use crate::grid::{CellSet, Side};
use crate::trucker::advice::aims::Aims;
use crate::trucker::fleet::Ship;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Colour, Component};
use crate::trucker::ship::joints::Joints;
use crate::trucker::ship::layout::Layout;

/// # Advice
impl Layout {
    /// How good the ships are by those aims, as they are now; mistakes play no part, but what is in no joint with the largest
    /// piece of its ship does. Some hundred nanoseconds for a ship, and nothing is allocated.
    ///
    /// A point of an engine or a cannon counts if full batteries bring it, each ship with its own (BG-POWER, LM-FLEET-1), and no
    /// alien. Wants that hold for all ships together are shared out evenly, so that no ship of IVC goes without (LM-FLEET-2).
    #[must_use]
    pub fn merit(&self, aims: &Aims) -> i64 {
        let joints = self.joints();
        let ships = self.ships().map(|ship| self.ship_merit(ship, &joints, aims));
        ships.sum::<i64>()
            + self.colours(aims)
            + self.ways(aims)
            + self.premium_merit(aims)
            + i64::from(aims.exposed) * i64::from(self.exposed_connectors())
    }

    fn ship_merit(&self, ship: Ship, joints: &Joints, aims: &Aims) -> i64 {
        let share = u32::try_from(self.board().ships().len()).unwrap_or(1);
        let main = joints.pieces_of(ship.components).max_by_key(|piece| piece.len()).unwrap_or_default();
        let loose = (ship.components - main).len();
        let reach = self.ship_strengths(Ship { components: main, ..ship }).at_most;
        let rooms = &self.planes().rooms;
        let (goods, special) = self.slots(main);
        let sides = Side::ALL.into_iter().filter(|&side| !self.shields(side).is_disjoint(main)).count();
        i64::from(aims.component) * i64::from(main.len())
            + i64::from(aims.loose) * i64::from(loose)
            + aims.engines.of(reach.engines, share)
            + aims.cannons.of(reach.cannons.halves(), share)
            + aims.crew.of(rooms.humans.total(main), share)
            + aims.tokens.of(rooms.batteries.total(main), share)
            + aims.goods.of(goods, share)
            + aims.special.of(special, share)
            + aims.sides.of(u32::try_from(sides).unwrap_or(0), share)
    }

    /// Slots of all holds, and of special ones.
    fn slots(&self, cells: CellSet) -> (u32, u32) {
        let rooms = cells.iter().filter_map(|cell| self.get(cell)).map(|component: Component| component.kind().room());
        rooms.fold((0, 0), |(all, special), room| match room {
            Room::Goods(slots) => (all + u32::from(slots), special),
            Room::AllGoods(slots) => (all + u32::from(slots), special + u32::from(slots)),
            _ => (all, special),
        })
    }

    fn colours(&self, aims: &Aims) -> i64 {
        let ready = |&colour: &Colour| !self.alien_cabins(colour).is_empty();
        let colours = [Colour::Purple, Colour::Brown].iter().filter(|colour| ready(colour)).count();
        aims.aliens.of(u32::try_from(colours).unwrap_or(0), 1)
    }

    /// Open cells that a connector faces and no outlet wants empty.
    fn ways(&self, aims: &Aims) -> i64 {
        let surface = self.board().surface();
        let (mut faced, mut awaited) = (CellSet::EMPTY, CellSet::EMPTY);
        for side in Side::ALL {
            faced |= surface.shift(self.exposed(side), side);
            awaited |= surface.shift(*self.planes().muzzle.on(side) | *self.planes().nozzle.on(side), side);
        }
        let ways = (faced & self.board().open()) - (self.occupied() | awaited);
        aims.ways.of(ways.len(), 1)
    }

    fn premium_merit(&self, aims: &Aims) -> i64 {
        let spot = self.weak_spot();
        spot.map_or(0, |spot| {
            i64::from(aims.premium) * i64::from(spot.premium) + i64::from(aims.gap) * i64::from(spot.cells.len())
        })
    }
}
