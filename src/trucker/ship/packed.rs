//! A ship packed into a few words: the input of the ship check.

use crate::grid::word::Word;
use crate::grid::{Cell, CellSet};
use crate::trucker::parts::component::{Component, Edges, Pointing};
use crate::trucker::parts::unreadable::Unreadable;
use crate::trucker::ship::shape::Shape;

/// The components of a ship as the ship check sees them: occupied cells, edges and outlets. Generators can fill it without a
/// [`Layout`](crate::trucker::Layout), and [`batch`](crate::trucker::batch) checks many at once.
///
/// Form [`VERSION`](Self::VERSION) is 14 words for the cells with bits below 64, and 14 for those above: the bit of a cell
/// is 11 × row + column. The words are, in this order: the cells with a component; for front, right, rear, left those
/// whose edge there fits a single and those whose edge there fits a double connector (a universal one fits both, a smooth
/// edge neither); for front, right, rear, left those whose muzzle, exhaust or nozzle points there; the engines whose
/// exhaust points anywhere but to the rear.
///
/// ```
/// use starwright::grid::Cell;
/// use starwright::trucker::{Packed, catalogue};
///
/// let mut ship = Packed::EMPTY;
/// ship.put(Cell::new(2, 0)?, catalogue::tile(31)?);
/// assert_eq!(ship.words()[0][0], 1 << 2);
/// assert_eq!(Packed::from_words(ship.words()), Ok(ship));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Packed {
    low: Shape<u64>,
    high: Shape<u64>,
}

impl Packed {
    /// The version of the packed form.
    pub const VERSION: u8 = 1;

    /// No component.
    pub const EMPTY: Self = Self { low: Shape::EMPTY, high: Shape::EMPTY };

    /// Puts a component on a cell, replacing any other.
    pub fn put(&mut self, cell: Cell, component: Component) {
        self.clear(cell.into());
        self.add(cell.into(), component.edges(), component.pointing());
    }

    /// Removes the components on these cells.
    pub fn clear(&mut self, cells: CellSet) {
        let [low, high] = cells.halves();
        self.low = self.low.within(!low);
        self.high = self.high.within(!high);
    }

    /// The cells with a component.
    #[must_use]
    pub const fn occupied(&self) -> CellSet {
        CellSet::from_halves([self.low.occupied, self.high.occupied])
    }

    /// The words of the packed form, first those of the cells with bits below 64.
    #[must_use]
    pub fn words(&self) -> [[u64; 14]; 2] {
        [self.low.into_words(), self.high.into_words()]
    }

    /// The inverse of [`words`](Self::words).
    ///
    /// # Errors
    /// [`Unreadable`] if a word has a bit on a cell without a component, or outside the grid.
    pub fn from_words([low, high]: [[u64; 14]; 2]) -> Result<Self, Unreadable> {
        let ship = Self { low: Shape::from_words(low), high: Shape::from_words(high) };
        let [on_low, on_high] = ship.occupied().halves();
        let loose = low.iter().fold(0, |bits, word| bits | word & !on_low)
            | high.iter().fold(0, |bits, word| bits | word & !on_high);
        if loose == 0 { Ok(ship) } else { Err(Unreadable::Packed) }
    }

    /// Puts a component on an empty cell.
    #[inline]
    pub(super) fn add(&mut self, place: CellSet, edges: Edges, pointing: Pointing) {
        match place.halves() {
            [0, place] => self.high.add(place, edges, pointing),
            [place, _] => self.low.add(place, edges, pointing),
        }
    }

    /// The shape in the word width of its board.
    #[inline]
    pub(in crate::trucker) fn shape<W: Word>(&self) -> Shape<W> {
        Shape::each(|word| W::join(word(&self.low), word(&self.high)))
    }
}
