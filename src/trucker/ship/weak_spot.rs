//! The weak spot of a ship: its largest group of empty cells.

use core::fmt;

use crate::grid::word::Word;
use crate::grid::{CellSet, Shifts, Surface};
use crate::trucker::ship::layout::Layout;

/// The weak spot of a layout, and its compulsory premium (LM-TORUS-4).
///
/// JSON: `{"cells": [[0, 0], [1, 1]], "premium": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct WeakSpot {
    /// The largest group of empty cells connected by edges or corners; of equal groups the one with the first cell; empty on a
    /// full board (LM-R2).
    pub cells: CellSet,
    /// The premium in credits.
    pub premium: u16,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(WeakSpot { cells, premium });

/// Prints `2 cells, premium 1`.
impl fmt::Display for WeakSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.cells.len();
        write!(f, "{size} {}, premium {}", if size == 1 { "cell" } else { "cells" }, self.premium)
    }
}

/// # The weak spot
impl Layout {
    /// The open cells without a component.
    #[must_use]
    pub fn empty(&self) -> CellSet {
        self.board().open() - self.occupied()
    }

    /// The weak spot and its premium; `None` on boards without a premium (LM-TORUS-4, LM-SPLICE-12).
    ///
    /// The premium is due once, after the ship check: cells emptied there count, losses in flight do not. While building it is a
    /// preview.
    ///
    /// ```
    /// use starwright::trucker::{Board, Class, Layout};
    ///
    /// let spot = Layout::new(Board::new(Class::IIIC)).weak_spot().expect("IIIC asks for a premium");
    /// assert_eq!((spot.cells.len(), spot.premium), (36, 15));
    /// assert_eq!(Layout::new(Board::new(Class::IVC)).weak_spot(), None);
    /// ```
    #[must_use]
    pub fn weak_spot(&self) -> Option<WeakSpot> {
        let table = self.board().blueprint().premium()?;
        let cells = largest_on(self.board().surface(), self.empty());
        Some(WeakSpot { cells, premium: table.premium(cells.len()) })
    }
}

/// The largest group of `cells` connected by edges or corners on a surface; of equal groups the one with the first cell
/// (LM-TORUS-4).
///
/// ```
/// use starwright::grid::{Cell, CellSet, Surface, Topology};
/// use starwright::trucker::largest_group;
///
/// let torus = Surface::new(Topology::Torus, 6, 6)?;
/// let corners: CellSet = [Cell::new(5, 0)?, Cell::new(0, 5)?].into_iter().collect();
/// assert_eq!(largest_group(torus, corners).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn largest_group(surface: Surface, cells: CellSet) -> CellSet {
    largest_on(surface, cells & surface.cells())
}

/// Likewise for cells of the surface.
#[inline]
fn largest_on(surface: Surface, cells: CellSet) -> CellSet {
    if surface.is_narrow() {
        CellSet::from_bits(largest(&surface.shifts::<u64>(), u64::narrow(cells.bits())).into_u128())
    } else {
        CellSet::from_bits(largest(&surface.shifts::<u128>(), cells.bits()))
    }
}

/// Cells that touch no others are groups of one, so only the rest is flooded, and only while a larger group is still possible.
fn largest<W: Word>(shifts: &Shifts<W>, cells: W) -> W {
    let (mut largest, mut size) = (cells.lowest(), u32::from(cells != W::ZERO));
    let mut left = shifts.touching(cells);
    while left != W::ZERO && left.count() > size {
        let group = group(shifts, left);
        if group.count() > size {
            (largest, size) = (group, group.count());
        }
        left = left & !group;
    }
    largest
}

/// The group of the lowest cell. If only one group is left, the last step of the flood is skipped.
#[inline]
fn group<W: Word>(shifts: &Shifts<W>, cells: W) -> W {
    let mut reached = cells.lowest();
    loop {
        let next = shifts.grow_by_corners(reached) & cells;
        if next == reached || next == cells {
            return next;
        }
        reached = next;
    }
}
