//! Goods lost ship by ship (LM-R51).

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::trucker::fleet::aboard::{Aboard, Goods};
use crate::trucker::fleet::goods_loss::{GoodsDue, GoodsLoss, agree, agree_all, dearest};
use crate::trucker::fleet::loss_error::{LossError, Lost};
use crate::trucker::fleet::{Fleet, Ship};

/// # Goods lost ship by ship
impl Fleet {
    /// The only way to lose `count` goods ship by ship, if there is just one, so that the owner need not be asked.
    #[must_use]
    pub fn only_goods_loss_by_ship(&self, count: u32, away: CellSet) -> Option<GoodsLoss> {
        let laden = self.ships_beside(away).filter(|ship| !self.aboard.goods(ship.components).is_none());
        let blocks = self.aboard.goods(self.cells_beside(away)).blocks();
        // the order of ships matters unless all goods are lost, or none
        let is_asked = laden.count() > 1 && (1..blocks).contains(&count);
        if is_asked { None } else { self.only_goods_loss(count, away) }
    }

    /// Removes `count` goods where the [rulings](crate::trucker::GoodsFrom::Ship) say ship by ship: a ship of the owner's choice
    /// gives its most valuable blocks first, and the next ship only once it has none left; battery tokens only once no ship has
    /// goods, then of any ships (LM-R51). Returns the loss, by cell.
    ///
    /// # Errors
    /// [`LossError`]; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Goods, GoodsLoss, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IVC));
    /// let (left, right) = (Cell::new(1, 3)?, Cell::new(7, 3)?);
    /// for hold in [left, right] {
    ///     let kind = Kind::CargoHold(Capacity::Two);
    ///     layout.place(hold, Component::new(kind, "3333".parse()?, Side::Front)?)?;
    /// }
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    /// let (yellow, blue) = (Goods { yellow: 1, ..Goods::NONE }, Goods { blue: 1, ..Goods::NONE });
    /// fleet.stow(Goods { yellow: 1, blue: 1, ..Goods::NONE }, &[(left, yellow), (right, blue)])?;
    ///
    /// let cheap = GoodsLoss { goods: vec![(right, blue)], ..GoodsLoss::default() };
    /// assert!(fleet.clone().lose_goods(1, CellSet::EMPTY, &cheap).is_err());
    /// fleet.lose_goods_by_ship(1, CellSet::EMPTY, &cheap)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lose_goods_by_ship(&mut self, count: u32, away: CellSet, chosen: &GoodsLoss) -> Result<Aboard, LossError> {
        let (left, lost) = self.without(away, chosen)?;
        let due = self.goods_due(count, away);
        agree(Lost::Blocks, due.goods.blocks(), lost.goods(!CellSet::EMPTY).blocks())?;
        agree(Lost::Battery, due.batteries, lost.batteries(!CellSet::EMPTY))?;
        let mut begun = None;
        for ship in self.ships_beside(away) {
            let (aboard, given) = (self.aboard.goods(ship.components), lost.goods(ship.components));
            if given.is_none() || given == aboard {
                continue;
            }
            if let Some(first) = begun.replace(ship) {
                return Err(LossError::SecondShip { first, second: ship });
            }
            agree_all(dearest(aboard, given.blocks()), given)?;
        }
        self.aboard = left;
        Ok(lost)
    }

    /// What a loss of `count` goods takes from each part of the fleet if this ship gives first, then the others in board order, and
    /// finally tokens of all ships.
    pub(in crate::trucker) fn goods_due_by_ship(&self, count: u32, first: Ship) -> Vec<(CellSet, GoodsDue)> {
        let GoodsDue { goods, batteries } = self.goods_due(count, CellSet::EMPTY);
        let mut left = goods.blocks();
        let others = self.ships().filter(|ship| ship.number != first.number);
        let mut due: Vec<(CellSet, GoodsDue)> = core::iter::once(first)
            .chain(others)
            .map(|ship| {
                let goods = dearest(self.aboard.goods(ship.components), left);
                left -= goods.blocks();
                (ship.components, GoodsDue { goods, batteries: 0 })
            })
            .collect();
        due.push((!CellSet::EMPTY, GoodsDue { goods: Goods::NONE, batteries }));
        due
    }
}
