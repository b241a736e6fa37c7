//! Crew, sleepers, batteries and goods, by cell.

mod alien;
mod contents;
mod crew;
mod gain;
mod goods;

pub(crate) use alien::Aliens;
pub use alien::{Alien, Specialisation};
pub use contents::Contents;
pub use crew::Crew;
pub use gain::Gain;
pub(in crate::trucker) use goods::Blocks;
pub use goods::{Good, Goods};

use crate::grid::{Cell, CellSet, Tally};
use crate::trucker::parts::component::Colour;

/// The contents of each cell.
///
/// Only a [`Fleet`](crate::trucker::fleet::Fleet) changes its contents, so everything has
/// [`Room`](crate::trucker::parts::component::room::Room), and there is at most one alien of each colour (LM-LEGAL-13). Numbers
/// are stored as sets of cells, so sums and removals are a few masks.
///
/// JSON: `[{"at": [2, 3], "alien": "brown"}, {"at": [3, 3], "goods": {"red": 1}}]`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aboard {
    pub(in crate::trucker::fleet) humans: Tally,
    pub(in crate::trucker::fleet) sleepers: Tally,
    pub(in crate::trucker::fleet) batteries: Tally,
    pub(in crate::trucker::fleet) goods: [Tally; 4],
    pub(in crate::trucker::fleet) aliens: Aliens,
}

impl Aboard {
    /// Nothing.
    pub const EMPTY: Self = Self {
        humans: Tally::EMPTY,
        sleepers: Tally::EMPTY,
        batteries: Tally::EMPTY,
        goods: [Tally::EMPTY; 4],
        aliens: Aliens::NONE,
    };

    /// Whether nothing is aboard.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The contents of a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Contents {
        let goods = self.goods(cell.into());
        match (self.alien_on(cell), self.humans.get(cell), self.sleepers.get(cell), self.batteries.get(cell)) {
            (Some(alien), ..) => Contents::Alien(alien),
            (_, humans @ 1.., ..) => Contents::Humans(humans),
            (_, _, sleepers @ 1.., _) => Contents::Sleepers(sleepers),
            (.., tokens @ 1..) => Contents::Batteries(tokens),
            _ if goods.is_none() => Contents::Nothing,
            _ => Contents::Goods(goods),
        }
    }

    /// The non-empty cells in reading order, with their contents.
    pub fn contents(&self) -> impl Iterator<Item = (Cell, Contents)> {
        self.cells().iter().map(|cell| (cell, self.on(cell)))
    }

    /// The non-empty cells.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        let goods = self.goods.iter().fold(CellSet::EMPTY, |cells, blocks| cells | blocks.cells());
        goods | self.crewed() | self.sleepers.cells() | self.batteries.cells()
    }

    /// The cabins with crew, humans or an alien (BG-CREW-2).
    #[must_use]
    pub fn crewed(&self) -> CellSet {
        self.humans.cells() | self.aliens.cells()
    }

    /// The cabins with a human (BG-CREW-2).
    #[must_use]
    pub fn manned(&self) -> CellSet {
        self.humans.cells()
    }

    /// The crew on `cells` (BG-CREW-2).
    #[must_use]
    pub fn crew(&self, cells: CellSet) -> Crew {
        Crew { humans: self.humans.total(cells), aliens: (self.aliens.cells() & cells).len() }
    }

    /// The alien of a colour and its cabin.
    #[must_use]
    pub fn alien(&self, colour: Colour) -> Option<(Cell, Alien)> {
        self.aliens.of(colour)
    }

    /// The alien on a cell.
    #[must_use]
    pub fn alien_on(&self, cell: Cell) -> Option<Alien> {
        self.aliens.iter().find_map(|(home, alien)| (home == cell).then_some(alien))
    }

    /// The number of sleepers on `cells`; they are not crew (LM-KIND-3).
    #[must_use]
    pub fn sleepers(&self, cells: CellSet) -> u32 {
        self.sleepers.total(cells)
    }

    /// The number of battery tokens on `cells`.
    #[must_use]
    pub fn batteries(&self, cells: CellSet) -> u32 {
        self.batteries.total(cells)
    }

    /// The blocks of goods on `cells`.
    #[must_use]
    pub fn goods(&self, cells: CellSet) -> Goods {
        let [red, yellow, green, blue] =
            self.goods.map(|blocks| u16::try_from(blocks.total(cells)).unwrap_or(u16::MAX));
        Goods { red, yellow, green, blue }
    }

    /// Writes the goods of a hold, which holds no more than seven of a colour.
    pub(in crate::trucker) fn put_goods(&mut self, hold: Cell, goods: Goods) {
        for (blocks, good) in self.goods.iter_mut().zip(Good::ALL) {
            blocks.set(hold, u8::try_from(goods.of(good)).unwrap_or(u8::MAX));
        }
    }

    /// Only what lies on `cells`.
    pub(in crate::trucker) fn within(&self, cells: CellSet) -> Self {
        let [red, yellow, green, blue] = self.goods;
        Self {
            humans: self.humans.within(cells),
            sleepers: self.sleepers.within(cells),
            batteries: self.batteries.within(cells),
            goods: [red, yellow, green, blue].map(|blocks| blocks.within(cells)),
            aliens: self.aliens.within(cells),
        }
    }

    /// Takes away what lies on `cells` and returns it.
    pub(in crate::trucker) fn take(&mut self, cells: CellSet) -> Self {
        let taken = self.within(cells);
        *self = self.within(!cells);
        taken
    }
}
