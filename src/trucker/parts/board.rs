//! A board in play: a blueprint, and its opened marks.

use alloc::sync::Arc;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use crate::grid::{Cell, CellSet, Surface};
use crate::table::message::Argument;
use crate::trucker::parts::blueprint::{Blueprint, Class, Marks};
use crate::trucker::parts::build_error::BuildError;

/// A board and its opened marks. Cheap to clone.
///
/// ```
/// use starwright::dice::Die;
/// use starwright::trucker::{Board, Class, Marks};
///
/// let board = Board::new(Class::IVC).with_opened(Marks::rolled(Die::Three, Some(Die::Six)))?;
/// assert_eq!(board.ships().len(), 2);
/// # Ok::<(), starwright::trucker::BuildError>(())
/// ```
///
/// JSON: `{"class": "IVC", "opened": ["3", "="]}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    blueprint: Shared,
    opened: Marks,
    open: CellSet,
    ships: Ships,
}

/// The board of that class, no mark opened.
impl From<Class> for Board {
    fn from(class: Class) -> Self {
        Self::new(class)
    }
}

impl Board {
    /// The board of a built-in class, no mark opened.
    #[must_use]
    pub fn new(class: Class) -> Self {
        Self::of(Shared::Static(class.blueprint()), Marks::EMPTY)
    }

    /// A custom board, no mark opened.
    #[must_use]
    pub fn custom(blueprint: impl Into<Arc<Blueprint>>) -> Self {
        Self::of(Shared::Counted(blueprint.into()), Marks::EMPTY)
    }

    /// The same board with these marks opened too (LM-IVC-3). Cells they connect become one ship (LM-IVC-2), so after two dice
    /// IVC has one to three ships (LM-IVC-4).
    ///
    /// # Errors
    /// [`BuildError`] if the board has no cell with one of them.
    pub fn with_opened(&self, marks: Marks) -> Result<Self, BuildError> {
        let known = self.blueprint.marks();
        match marks.iter().find(|&mark| !known.contains(mark)) {
            Some(mark) => Err(BuildError::NoSuchMark { mark }),
            None => Ok(Self::of(self.blueprint.clone(), self.opened.iter().chain(marks.iter()).collect())),
        }
    }

    fn of(blueprint: Shared, opened: Marks) -> Self {
        let open = opened.iter().fold(blueprint.plain(), |open, mark| open | blueprint.marked(mark));
        let ships = Ships::of(blueprint.surface(), open);
        Self { blueprint, opened, open, ships }
    }

    /// The blueprint.
    #[inline]
    #[must_use]
    pub fn blueprint(&self) -> &Blueprint {
        &self.blueprint
    }

    /// The class, if it is a built-in one.
    #[must_use]
    pub fn class(&self) -> Option<Class> {
        self.blueprint.class()
    }

    /// The surface its cells lie on.
    #[inline]
    #[must_use]
    pub fn surface(&self) -> Surface {
        self.blueprint.surface()
    }

    /// The marks opened so far.
    #[must_use]
    pub const fn opened(&self) -> Marks {
        self.opened
    }

    /// The open cells, which may hold a component (LM-LEGAL-10).
    #[must_use]
    pub const fn open(&self) -> CellSet {
        self.open
    }

    /// The cells of each ship: the edge-connected regions of the open cells, in the order of their first cells
    /// (LM-BOARD-5).
    #[must_use]
    pub fn ships(&self) -> &[CellSet] {
        self.ships.as_slice()
    }

    /// The number of the ship that `cell` belongs to, in the order of [`ships`](Self::ships); `None` for closed cells.
    #[must_use]
    pub fn ship_at(&self, cell: Cell) -> Option<u8> {
        self.numbered_ships().find_map(|(number, ship)| ship.contains(cell).then_some(number))
    }

    /// All cells of the ship that `cell` belongs to; empty for a closed cell.
    #[must_use]
    pub fn ship_around(&self, cell: Cell) -> CellSet {
        self.ships_around(cell.into())
    }

    /// All cells of the ships that have one of these cells.
    pub(in crate::trucker) fn ships_around(&self, cells: CellSet) -> CellSet {
        let ships = self.ships().iter().filter(|ship| !ship.is_disjoint(cells));
        ships.fold(CellSet::EMPTY, |all, &ship| all | ship)
    }

    /// The cells of each ship with its number.
    pub(in crate::trucker) fn numbered_ships(&self) -> impl Iterator<Item = (u8, CellSet)> {
        (0..).zip(self.ships().iter().copied())
    }

    /// The printed column and row numbers of a cell; its lines may have none or several (LM-BOARD-1).
    pub fn printed(&self, cell: Cell) -> (impl Iterator<Item = u8> + use<>, impl Iterator<Item = u8> + use<>) {
        (self.blueprint.columns().of(cell.column()), self.blueprint.rows().of(cell.row()))
    }
}

/// Up to as many ships as a real board has are stored inline, so that cloning touches no reference count; more are shared.
#[derive(Clone)]
enum Ships {
    ArrayVec { ships: [CellSet; 4], count: u8 },
    Many(Arc<[CellSet]>),
}

impl Ships {
    /// LM-BOARD-5: the edge-connected regions of the open cells.
    fn of(surface: Surface, open: CellSet) -> Self {
        let (mut ships, mut count) = ([CellSet::EMPTY; 4], 0);
        let mut regions = surface.regions(open);
        for (ship, region) in ships.iter_mut().zip(&mut regions) {
            *ship = region;
            count += 1;
        }
        match regions.next() {
            None => Self::ArrayVec { ships, count },
            Some(_) => Self::Many(surface.regions(open).collect()),
        }
    }

    #[inline]
    fn as_slice(&self) -> &[CellSet] {
        match self {
            Self::ArrayVec { ships, count } => ships.get(..usize::from(*count)).unwrap_or_default(),
            Self::Many(ships) => ships,
        }
    }
}

impl PartialEq for Ships {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Ships {}

impl Hash for Ships {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Debug for Ships {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// The number of a ship, as people count: 1 is the first.
pub(in crate::trucker) fn nth(ship: u8) -> Argument<'static> {
    Argument::Number(i64::from(ship) + 1)
}

/// A built-in blueprint is static, a custom one is reference-counted.
#[derive(Clone)]
enum Shared {
    Static(&'static Blueprint),
    Counted(Arc<Blueprint>),
}

impl Deref for Shared {
    type Target = Blueprint;

    #[inline]
    fn deref(&self) -> &Blueprint {
        match self {
            Self::Static(blueprint) => blueprint,
            Self::Counted(blueprint) => blueprint,
        }
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(&raw const **self, &raw const **other) || **self == **other
    }
}

impl Eq for Shared {}

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.class() {
            Some(class) => write!(f, "Class {class}"),
            None => (**self).fmt(f),
        }
    }
}
