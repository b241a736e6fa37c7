//! Layouts: components on a board, legal or not.

use core::hash::{Hash, Hasher};

use crate::grid::{Cell, CellSet};
use crate::trucker::parts::blueprint::Marks;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::build_error::BuildError;
use crate::trucker::parts::component::Component;
use crate::trucker::ship::packed::Packed;
use crate::trucker::ship::planes::Planes;

/// Components on a board, legal or not. The only impossible layouts are two components on one cell, or a component where the
/// board's drawing shows no cell.
///
/// [`check`](Layout::check) reports all violations; [`into_fleet`](Layout::into_fleet) turns a legal layout into a fleet.
///
/// ```
/// use starwright::grid::{Cell, Rotation};
/// use starwright::trucker::{Board, Class, Layout, catalogue};
///
/// let mut layout = Layout::new(Board::new(Class::IIIC));
/// let cannon = catalogue::tile(88)?;
/// layout.place(Cell::new(2, 0)?, cannon.turned(Rotation::Half))?;
/// assert!(layout.place(Cell::new(2, 0)?, cannon).is_err());
/// assert!(layout.is_legal());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Its methods are grouped by concern, in the folders of `src/trucker`:
///
/// | concern | methods | where |
/// |---|---|---|
/// | building | `new` `open` `place` `remove` `remove_all` `get` `occupied` `components` | `ship/layout.rs` |
/// | where a component fits | `sites` `fits` `misfits` | `ship/fits.rs` |
/// | the ship check | `is_legal` `check` | `ship/check.rs` |
/// | joints, pieces, exposed connectors | `joints` `exposed` `exposed_connectors` | `ship/joints.rs` |
/// | repair at the check | `repair` `in_mistake` `removable` `remove_at_check` `keep_piece` `judge_repair` | `ship/repair/` |
/// | tiles used twice, the weak spot | `duplicates`; `empty` `weak_spot` | `ship/duplicates.rs`; `ship/weak_spot.rs` |
/// | the gate, ships, strengths, cabins for aliens | `into_fleet` `ships`; `strengths` `ship_strengths`; `alien_cabins` | `fleet/` |
/// | what is best to build | `merit` `changes` `best_place` `best_place_before` `plan` | `advice/` |
/// | under attack | `strikes` `struck` `bouncing` `destroyed` `shooters` `shields` `thrusters` | `attack/strike.rs` |
/// | intruders, chances | `walk`; `heat_map` `damage_chance` | `attack/intruder.rs`; `attack/odds.rs` |
/// | text and pictures | `notation` `from_notation` `drawing` `svg` | `show/` |
///
/// With the feature `serde` it lists the components by cell, each in the form of a [`Component`](crate::trucker::Component). A
/// tile of the [catalogue](crate::trucker::catalogue) also has its number as `tile`; kind and edges are still required, because a
/// number does not give the orientation.
///
/// JSON:
/// ```json
/// {"class": "IC", "tiles": [{"at": [1, 2], "kind": "cannon", "strength": 1, "edges": "0010", "points": "front", "tile": 88},
///  {"at": [1, 3], "kind": "cabin", "capacity": 2, "edges": "3333"}]}
/// ```
#[derive(Clone)]
pub struct Layout {
    board: Board,
    slots: [Option<Component>; Cell::COUNT],
    planes: Planes,
}

/// # Building
impl Layout {
    /// An empty board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self { board, slots: [None; Cell::COUNT], planes: Planes::default() }
    }

    /// The board built on.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Opens marked cells (LM-IVC-3), in addition to those already open.
    ///
    /// # Errors
    /// [`BuildError`] if the board has no such cells; nothing is opened.
    pub fn open(&mut self, marks: Marks) -> Result<(), BuildError> {
        self.board = self.board.with_opened(marks)?;
        Ok(())
    }

    /// Puts a component on an empty cell. Building rules are not checked: a closed cell is a violation for the check
    /// (LM-LEGAL-10), but a cell outside the drawing is refused.
    ///
    /// # Errors
    /// [`BuildError`]; the layout is unchanged then.
    pub fn place(&mut self, cell: Cell, component: Component) -> Result<(), BuildError> {
        if !self.board.open().contains(cell) && !self.board.blueprint().cells().contains(cell) {
            return Err(BuildError::NoCell { cell });
        }
        match self.slots.get_mut(cell.index()) {
            None => Err(BuildError::NoCell { cell }),
            Some(&mut Some(present)) => Err(BuildError::Occupied { cell, present }),
            Some(slot) => {
                *slot = Some(component);
                self.planes.add(cell, component);
                Ok(())
            }
        }
    }

    /// Removes the component on a cell, if there is one.
    pub fn remove(&mut self, cell: Cell) -> Option<Component> {
        let component = self.get(cell)?;
        self.put(cell, None);
        self.planes.clear(cell.into());
        Some(component)
    }

    /// Removes all components on these cells.
    pub fn remove_all(&mut self, cells: CellSet) {
        let gone = cells & self.occupied();
        gone.iter().for_each(|cell| self.put(cell, None));
        self.planes.clear(gone);
    }

    /// The component on a cell.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Component> {
        self.slots.get(cell.index()).copied().flatten()
    }

    /// The cells with a component.
    #[must_use]
    pub const fn occupied(&self) -> CellSet {
        self.planes.packed.occupied()
    }

    /// The packed form, for [`batch`](crate::trucker::batch).
    #[must_use]
    pub const fn packed(&self) -> &Packed {
        &self.planes.packed
    }

    /// The components with their cells, in reading order.
    pub fn components(&self) -> impl Iterator<Item = (Cell, Component)> {
        self.occupied().iter().filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    /// The bitboards of the components.
    pub(in crate::trucker) const fn planes(&self) -> &Planes {
        &self.planes
    }

    fn put(&mut self, cell: Cell, component: Option<Component>) {
        if let Some(slot) = self.slots.get_mut(cell.index()) {
            *slot = component;
        }
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.slots == other.slots
    }
}

impl Eq for Layout {}

impl Hash for Layout {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.slots.hash(state);
    }
}
