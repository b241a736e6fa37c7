//! Goods gained, rearranged and discarded.

use crate::grid::{Cell, CellSet, Tally};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Good, Goods};
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::rules::Rule;

/// # Stowing goods
impl Fleet {
    /// Takes goods aboard. Only then may the fleet's goods be moved between its ships or discarded: `holds` lists the contents of
    /// every hold afterwards, others are empty (BG-GOODS-2, LM-FLEET-6). The supply is unlimited (LM-R38). Returns the discarded
    /// goods.
    ///
    /// # Errors
    /// [`StowError`] for the first wrong hold, or for a colour with too few blocks; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Edges, Goods, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let hold = Cell::new(0, 0)?;
    /// layout.place(hold, Component::new(Kind::CargoHold(Capacity::Two), Edges::default(), Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    ///
    /// let gained = Goods { red: 1, green: 2, ..Goods::default() };
    /// assert!(fleet.stow(gained, &[(hold, Goods { red: 1, ..Goods::default() })]).is_err());
    /// let thrown_away = fleet.stow(gained, &[(hold, Goods { green: 2, ..Goods::default() })])?;
    /// assert_eq!(thrown_away, Goods { red: 1, ..Goods::default() });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stow(&mut self, gained: Goods, holds: &[(Cell, Goods)]) -> Result<Goods, StowError> {
        if !self.boarded {
            return Err(StowError::NotBoarded);
        }
        if gained.is_none() {
            return Err(StowError::NothingGained);
        }
        let mut aboard = Aboard { goods: [Tally::EMPTY; 4], ..self.aboard };
        let mut named = CellSet::EMPTY;
        for &(hold, goods) in holds {
            self.fits(hold, goods)?;
            if named.contains(hold) {
                return Err(StowError::NamedTwice { hold });
            }
            named.insert(hold);
            aboard.put_goods(hold, goods);
        }
        let (before, after) = (self.aboard.goods(!CellSet::EMPTY), aboard.goods(!CellSet::EMPTY));
        let thrown_away = Goods::try_each(|good| {
            let available = u32::from(before.of(good)) + u32::from(gained.of(good));
            let wanted = u32::from(after.of(good));
            let left = available.checked_sub(wanted).ok_or(StowError::NotThere { good, wanted, available })?;
            u16::try_from(left).map_err(|_| StowError::TooManyLeft { good, left })
        })?;
        self.aboard = aboard;
        Ok(thrown_away)
    }

    /// BG-GOODS-1: one block a slot, red only in special holds.
    pub(in crate::trucker) fn fits(&self, hold: Cell, goods: Goods) -> Result<(), StowError> {
        let kind = self.get(hold).map(Component::kind);
        let slots = match kind.map_or(Room::Nothing, Kind::room) {
            Room::Goods(_) if goods.red > 0 => return Err(StowError::RedGoods { hold }),
            Room::Goods(slots) | Room::AllGoods(slots) => slots,
            _ => return Err(StowError::NoHold { hold, kind }),
        };
        if goods.blocks() > slots.into() {
            return Err(StowError::TooMany { hold, slots, blocks: goods.blocks() });
        }
        Ok(())
    }
}

messages! {
    /// Why a stowage is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum StowError refused Rule of "stowing" {
        /// Crew and batteries have not come aboard yet.
        NotBoarded => Rule::LmLaunch2, "goods cannot be gained before crew and batteries are aboard";
        NothingGained => Rule::BgGoods2, "goods are moved or thrown away only when goods are gained";
        NoHold { hold: Cell, kind: Option<Kind> } => Rule::BgGoods1, "there is no cargo hold on {hold}{kind|none:|, only the #}";
        RedGoods { hold: Cell } => Rule::BgGoods1, "red goods need a special cargo hold, and the one on {hold} is not special";
        TooMany { hold: Cell, slots: u8, blocks: u32 } => Rule::BgGoods1,
            "the cargo hold on {hold} has room for {slots|1:1 block|# blocks}, not {blocks}";
        NamedTwice { hold: Cell } => Rule::BgGoods2, "the cargo hold on {hold} is given twice";
        /// More blocks of a colour than are gained and aboard together.
        NotThere { good: Good, wanted: u32, available: u32 } => Rule::BgGoods2,
            "{wanted} {good} {wanted|1:block|blocks} cannot be loaded: {available|0:none is|1:only 1 is|only # are} available";
        /// More blocks of a colour would be discarded than [`Goods`] can count.
        TooManyLeft { good: Good, left: u32 } => Rule::BgGoods2, "at most 65535 {good} blocks can be thrown away at once, not {left}";
    }
}
