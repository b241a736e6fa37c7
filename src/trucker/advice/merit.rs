//! The merit of a layout.

use crate::grid::{CellSet, Side};
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::advice::changes::Quality;
use crate::trucker::fleet::Ship;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Colour, Component};
use crate::trucker::ship::joints::Joints;
use crate::trucker::ship::layout::Layout;

/// # Advice
impl Layout {
    /// How good the ships are by these weights. Violations do not matter, except components outside the largest piece of their
    /// ship. Takes some hundred nanoseconds per ship and does not allocate.
    ///
    /// Engine and cannon points are those with full batteries of each ship (BG-POWER, LM-FLEET-1) and no alien. Weights for all
    /// ships together are divided evenly, so that no ship of IVC is neglected (LM-FLEET-2).
    #[must_use]
    pub fn merit(&self, aims: &BuildWeights) -> i64 {
        let mut merit = 0;
        self.weigh(aims, |_, _, worth| merit += worth);
        merit
    }

    /// Reports each quality with its amount and value, some of them per ship.
    pub(super) fn weigh(&self, aims: &BuildWeights, mut tell: impl FnMut(Quality, u32, i64)) {
        let joints = self.joints();
        for ship in self.ships() {
            self.weigh_ship(ship, &joints, aims, &mut tell);
        }
        let (colours, ways, exposed) = (self.colours(), self.ways(), self.exposed_connectors());
        tell(Quality::Aliens, colours, aims.aliens.of(colours, 1));
        tell(Quality::Ways, ways, aims.ways.of(ways, 1));
        if let Some(spot) = self.weak_spot() {
            let (premium, gap) = (u32::from(spot.premium), spot.cells.len());
            tell(Quality::Premium, premium, i64::from(aims.premium) * i64::from(premium));
            tell(Quality::Gap, gap, i64::from(aims.gap) * i64::from(gap));
        }
        tell(Quality::Exposed, exposed, i64::from(aims.exposed) * i64::from(exposed));
    }

    fn weigh_ship(&self, ship: Ship, joints: &Joints, aims: &BuildWeights, tell: &mut impl FnMut(Quality, u32, i64)) {
        let share = u32::try_from(self.board().ships().len()).unwrap_or(1);
        let main = self.main_piece(joints.pieces_of(ship.components)).unwrap_or_default();
        let (together, loose) = (main.len(), (ship.components - main).len());
        let reach = self.ship_strengths(Ship { components: main, ..ship }).at_most;
        let rooms = &self.planes().rooms;
        let (goods, special) = self.slots(main);
        let sides = Side::ALL.map(|side| u32::from(!self.shields(side).is_disjoint(main)));
        tell(Quality::Component, together, i64::from(aims.component) * i64::from(together));
        tell(Quality::Loose, loose, i64::from(aims.loose) * i64::from(loose));
        for (quality, want, number) in [
            (Quality::Engines, aims.engines, reach.engines),
            (Quality::Cannons, aims.cannons, reach.cannons.halves()),
            (Quality::Crew, aims.crew, rooms.humans.total(main)),
            (Quality::Tokens, aims.tokens, rooms.batteries.total(main)),
            (Quality::Goods, aims.goods, goods),
            (Quality::Special, aims.special, special),
            (Quality::Sides, aims.sides, sides.iter().sum()),
        ] {
            tell(quality, number, want.of(number, share));
        }
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

    fn colours(&self) -> u32 {
        let ready = |colour| u32::from(!self.alien_cabins(colour).is_empty());
        [Colour::Purple, Colour::Brown].into_iter().map(ready).sum()
    }

    /// Open cells that a connector faces and no outlet wants empty.
    fn ways(&self) -> u32 {
        let surface = self.board().surface();
        let (mut faced, mut awaited) = (CellSet::EMPTY, CellSet::EMPTY);
        for side in Side::ALL {
            faced |= surface.shift(self.exposed(side), side);
            awaited |= surface.shift(*self.planes().muzzle.on(side) | *self.planes().nozzle.on(side), side);
        }
        let ways = (faced & self.board().open()) - (self.occupied() | awaited);
        ways.len()
    }
}
