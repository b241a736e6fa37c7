//! The stowage that discards the least value.

use alloc::vec::Vec;

use crate::grid::Cell;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Good, Goods};
use crate::trucker::parts::component::Kind;
use crate::trucker::parts::component::room::Room;

impl Fleet {
    /// A stowage of the goods aboard and gained, over all ships, that discards the least value; pass it to [`stow`](Fleet::stow)
    /// (LM-FLEET-6). It omits empty holds.
    ///
    /// Exact: each hold in turn takes the most valuable remaining blocks it may carry. Red blocks, which need special holds
    /// (BG-GOODS-1), are worth most, so no special slot goes to others while a red block remains.
    #[must_use]
    pub fn best_stowage(&self, gained: Goods) -> Vec<(Cell, Goods)> {
        let aboard = self.aboard.goods(self.layout.occupied());
        let mut left = Goods::each(|good| gained.of(good).saturating_add(aboard.of(good)));
        let stowage = self.holds().map(|hold| (hold.cell, hold.fill(&mut left)));
        stowage.filter(|(_, stowed)| !stowed.is_none()).collect()
    }

    fn holds(&self) -> impl Iterator<Item = Hold> {
        let hold = |cell, kind: Kind| match kind.room() {
            Room::Goods(slots) => Some(Hold { cell, slots, is_special: false }),
            Room::AllGoods(slots) => Some(Hold { cell, slots, is_special: true }),
            _ => None,
        };
        self.layout.components().filter_map(move |(cell, component)| hold(cell, component.kind()))
    }
}

struct Hold {
    cell: Cell,
    slots: u8,
    is_special: bool,
}

impl Hold {
    /// Takes the most valuable blocks that fit here from `left`.
    fn fill(&self, left: &mut Goods) -> Goods {
        let mut free = u16::from(self.slots);
        let stowed = Goods::each(|good| {
            let fits = self.is_special || good != Good::Red;
            let taken = if fits { left.of(good).min(free) } else { 0 };
            free -= taken;
            taken
        });
        *left = Goods::each(|good| left.of(good) - stowed.of(good));
        stowed
    }
}
