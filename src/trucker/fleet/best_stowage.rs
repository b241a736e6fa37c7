//! The stowage that throws the least value away.

use alloc::vec::Vec;

use crate::grid::Cell;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Good, Goods};
use crate::trucker::parts::component::Kind;
use crate::trucker::parts::component::room::Room;

impl Fleet {
    /// A stowage of all that is aboard and all that is gained, over all ships, that throws the least value away; to hand to
    /// [`stow`](Fleet::stow). Exact: red blocks take the special holds, and the slots that are left take the most valuable of
    /// the rest (LM-FLEET-6, BG-GOODS-1). Holds that stay empty are not named.
    #[must_use]
    pub fn best_stowage(&self, gained: Goods) -> Vec<(Cell, Goods)> {
        let aboard = self.aboard.goods(self.layout.occupied());
        let mut left = Goods::each(|good| gained.of(good).saturating_add(aboard.of(good)));
        let mut holds = self.holds();
        // special holds first, so that all red blocks find their slots before others take them
        holds.sort_by_key(|hold| !hold.is_special);
        let mut stowage: Vec<(Cell, Goods)> = Vec::new();
        for hold in holds {
            let stowed = hold.fill(&mut left);
            if !stowed.is_none() {
                stowage.push((hold.cell, stowed));
            }
        }
        stowage.sort_unstable_by_key(|&(cell, _)| cell);
        stowage
    }

    fn holds(&self) -> Vec<Hold> {
        let hold = |cell, kind: Kind| match kind.room() {
            Room::Goods(slots) => Some(Hold { cell, slots, is_special: false }),
            Room::AllGoods(slots) => Some(Hold { cell, slots, is_special: true }),
            _ => None,
        };
        self.layout.components().filter_map(|(cell, component)| hold(cell, component.kind())).collect()
    }
}

struct Hold {
    cell: Cell,
    slots: u8,
    is_special: bool,
}

impl Hold {
    /// Takes the most valuable blocks that may lie here off `left`.
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
