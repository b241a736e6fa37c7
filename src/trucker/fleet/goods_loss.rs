//! Goods lost to a card, and batteries in their place.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet, Tally};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Good, Goods};
use crate::trucker::fleet::loss_error::{LossError, Lost};

/// The goods and batteries that a card takes from one fleet.
///
/// JSON: `{"goods": {"red": 1}, "batteries": 2}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GoodsDue {
    /// The number of blocks of each colour.
    pub goods: Goods,
    /// The number of battery tokens, once the goods have run out.
    pub batteries: u32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(GoodsDue { goods, batteries });

/// The chosen goods and batteries to lose.
///
/// JSON: `{"goods": [[[2, 3], {"red": 1}]], "batteries": [[[1, 3], 2]]}`
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GoodsLoss {
    /// Holds, with the blocks to lose.
    pub goods: Vec<(Cell, Goods)>,
    /// Batteries, with the number of tokens to lose.
    pub batteries: Vec<(Cell, u8)>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(GoodsLoss or Self::default { goods, batteries });

impl Fleet {
    /// The loss to a card that takes `count` goods: the most valuable blocks first, on any ship, then battery tokens, at most
    /// what the fleet has (BG-ENEMY-2, LM-FLEET-9). Where the rulings say ship by ship (LM-R51), only the number of blocks holds,
    /// see [`lose_goods_by_ship`](Self::lose_goods_by_ship). The ships of `away` are in hyperspace and out of reach (LM-FLEET-13).
    #[must_use]
    pub fn goods_due(&self, count: u32, away: CellSet) -> GoodsDue {
        let cells = self.cells_beside(away);
        let goods = dearest(self.aboard.goods(cells), count);
        GoodsDue { goods, batteries: (count - goods.blocks()).min(self.aboard.batteries(cells)) }
    }

    /// The only way to lose that, if there is just one, so that the owner need not be asked.
    #[must_use]
    pub fn only_goods_loss(&self, count: u32, away: CellSet) -> Option<GoodsLoss> {
        let cells = self.cells_beside(away);
        let due = self.goods_due(count, away);
        let mut blocks = [Tally::EMPTY; 4];
        for ((blocks, aboard), good) in blocks.iter_mut().zip(self.aboard.goods).zip(Good::ALL) {
            *blocks = only(aboard.within(cells), due.goods.of(good).into())?;
        }
        let batteries = only(self.aboard.batteries.within(cells), due.batteries)?;
        let lost = Aboard { goods: blocks, batteries, ..Aboard::EMPTY };
        let holds = lost.cells() - batteries.cells();
        Some(GoodsLoss {
            goods: holds.iter().map(|hold| (hold, lost.goods(hold.into()))).collect(),
            batteries: batteries.cells().iter().map(|cell| (cell, batteries.get(cell))).collect(),
        })
    }

    /// Removes [what is due](Self::goods_due): the owner chooses holds and batteries, of any ships; the card determines colours
    /// and numbers (LM-FLEET-9). Returns the loss, by cell.
    ///
    /// # Errors
    /// [`LossError`]; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Goods, GoodsLoss, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let hold = Cell::new(0, 0)?;
    /// let kind = Kind::CargoHold(Capacity::Three);
    /// layout.place(hold, Component::new(kind, "0000".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    /// let goods = Goods { yellow: 1, blue: 2, ..Goods::NONE };
    /// fleet.stow(goods, &[(hold, goods)])?;
    ///
    /// let cheap = GoodsLoss { goods: vec![(hold, Goods { blue: 2, ..Goods::NONE })], ..GoodsLoss::default() };
    /// assert!(fleet.lose_goods(2, CellSet::EMPTY, &cheap).is_err());
    /// let dear = fleet.only_goods_loss(2, CellSet::EMPTY).ok_or("there is one hold")?;
    /// fleet.lose_goods(2, CellSet::EMPTY, &dear)?;
    /// assert_eq!(fleet.aboard().goods(hold.into()), Goods { blue: 1, ..Goods::NONE });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lose_goods(&mut self, count: u32, away: CellSet, chosen: &GoodsLoss) -> Result<Aboard, LossError> {
        let (left, lost) = self.without(away, chosen)?;
        let due = self.goods_due(count, away);
        agree_all(due.goods, lost.goods(!CellSet::EMPTY))?;
        agree(Lost::Battery, due.batteries, lost.batteries(!CellSet::EMPTY))?;
        self.aboard = left;
        Ok(lost)
    }

    /// What remains aboard, and what is gone.
    pub(super) fn without(&self, away: CellSet, chosen: &GoodsLoss) -> Result<(Aboard, Aboard), LossError> {
        let reachable = self.cells_beside(away);
        let (mut left, mut lost) = (self.aboard, Aboard::EMPTY);
        for &(hold, goods) in &chosen.goods {
            self.reach(hold, reachable)?;
            for ((left, lost), good) in left.goods.iter_mut().zip(&mut lost.goods).zip(Good::ALL) {
                shift(left, lost, hold, goods.of(good).into(), Lost::Goods(good))?;
            }
        }
        for &(cell, number) in &chosen.batteries {
            self.reach(cell, reachable)?;
            shift(&mut left.batteries, &mut lost.batteries, cell, number.into(), Lost::Battery)?;
        }
        Ok((left, lost))
    }

    /// LM-FLEET-13: what is in hyperspace is out of reach.
    pub(super) fn reach(&self, cell: Cell, reachable: CellSet) -> Result<(), LossError> {
        let is_away = self.layout.occupied().contains(cell) && !reachable.contains(cell);
        if is_away { Err(LossError::OutOfReach { cell }) } else { Ok(()) }
    }
}

/// The only way to take `due` of these, if there is just one.
fn only(aboard: Tally, due: u32) -> Option<Tally> {
    let cells = aboard.cells();
    match (due, cells.first()) {
        (0, _) => Some(Tally::EMPTY),
        _ if due == aboard.total(cells) => Some(aboard),
        (_, Some(cell)) if cells.len() == 1 => {
            let mut taken = Tally::EMPTY;
            taken.set(cell, u8::try_from(due).ok()?);
            Some(taken)
        }
        _ => None,
    }
}

fn shift(left: &mut Tally, lost: &mut Tally, cell: Cell, named: u32, what: Lost) -> Result<(), LossError> {
    let aboard = left.get(cell);
    match u8::try_from(named).ok().filter(|&number| number <= aboard) {
        Some(number) => {
            left.set(cell, aboard - number);
            lost.set(cell, lost.get(cell) + number);
            Ok(())
        }
        None => Err(LossError::TooFew { cell, what, named, aboard: aboard.into() }),
    }
}

/// The `count` most valuable of these blocks.
pub(super) fn dearest(aboard: Goods, count: u32) -> Goods {
    let mut left = count;
    Goods::each(|good| {
        let taken = aboard.of(good).min(u16::try_from(left).unwrap_or(u16::MAX));
        left -= u32::from(taken);
        taken
    })
}

pub(super) fn agree_all(due: Goods, named: Goods) -> Result<(), LossError> {
    Good::ALL.into_iter().try_for_each(|good| agree(Lost::Goods(good), due.of(good).into(), named.of(good).into()))
}

pub(super) fn agree(what: Lost, due: u32, named: u32) -> Result<(), LossError> {
    if named == due { Ok(()) } else { Err(LossError::Amount { what, due, named }) }
}
