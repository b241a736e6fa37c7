//! Components by their kinds, in sentences.

use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::message::Names;
use crate::trucker::ship::layout::Layout;

/// Cells and lines by the names of the board, components by their kinds: `the double cannon on 7/6`.
impl Names for Layout {
    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Names::cell(self.board(), cell, f)
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().cells(cells, f)
    }

    fn column(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().column(place, f)
    }

    fn row(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().row(place, f)
    }

    fn aimed(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().aimed(cell, f)
    }

    fn component(&self, cell: Cell) -> Option<&'static str> {
        self.get(cell).map(|component| component.kind().row().title)
    }
}
