//! What flies: a layout that passed the check, with its ships.

use alloc::boxed::Box;

use super::board::Board;
use super::check::Report;
use super::component::Component;
use super::layout::Layout;
use crate::grid::{Cell, CellSet};

/// A legal layout and its ships. It cannot be illegal: [`Layout::into_fleet`] is the only way in.
///
/// A player's ship is always a fleet: of one on most boards, of up to four on IVC; ships without components are not among
/// its [`ships`](Fleet::ships). A building mistake found in flight (BG-END-4) cannot occur behind a complete check.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fleet {
    layout: Layout,
}

impl Layout {
    /// The gate: a fleet, if the ship check finds nothing.
    ///
    /// # Errors
    /// [`Rejected`] hands the layout back together with the whole report.
    ///
    /// ```
    /// use starwright::trucker::blueprint::Class;
    /// use starwright::trucker::board::Board;
    /// use starwright::trucker::layout::Layout;
    ///
    /// let fleet = Layout::new(Board::new(Class::IVC)).into_fleet()?;
    /// assert_eq!(fleet.ships().count(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_fleet(self) -> Result<Fleet, Box<Rejected>> {
        if self.is_legal() {
            Ok(Fleet { layout: self })
        } else {
            let report = self.check();
            Err(Box::new(Rejected { layout: self, report }))
        }
    }
}

impl Fleet {
    /// The components on their board.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        self.layout.board()
    }

    /// The component on a cell.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Component> {
        self.layout.get(cell)
    }

    /// The ships that have a component, in the order of their places on the board.
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        let cells = self.board().ships().iter().enumerate();
        cells
            .map(|(number, &cells)| Ship { number, components: cells & self.layout.occupied() })
            .filter(|ship| !ship.components.is_empty())
    }

    /// Takes these components off. Pieces of a legal ship break no rule, so the fleet stays legal but for ships that fell
    /// apart, whose pieces the caller settles (LM-LEGAL-12).
    pub(super) fn remove(&mut self, cells: CellSet) {
        self.layout.remove_all(cells);
    }

    /// Back to a layout, as on the table after a flight.
    #[must_use]
    pub fn into_layout(self) -> Layout {
        self.layout
    }
}

/// A handle to one ship of a fleet: which it is and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Ship {
    /// Its number on the board, see [`Board::ships`](super::board::Board::ships).
    pub number: usize,
    /// The cells of its components, at least one.
    pub components: CellSet,
}

/// A layout that is not legal, handed back with everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the ship check found {} mistakes:\n{report}", .report.violations.len())]
#[non_exhaustive]
pub struct Rejected {
    /// The layout, unchanged.
    pub layout: Layout,
    /// What is wrong.
    pub report: Report,
}
