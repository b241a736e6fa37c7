//! Printed marks of cells.

use crate::grid::Cell;
use crate::trucker::parts::blueprint::Mark;
use crate::trucker::parts::board::Board;

/// What is printed on a cell: `o` for an orange one, else its mark.
pub(in crate::trucker::show) fn printed(board: &Board, cell: Cell) -> Option<char> {
    let blueprint = board.blueprint();
    if blueprint.orange().contains(cell) {
        return Some('o');
    }
    let mark = Mark::ALL.into_iter().find(|&mark| blueprint.marked(mark).contains(cell))?;
    mark.name().chars().next()
}
