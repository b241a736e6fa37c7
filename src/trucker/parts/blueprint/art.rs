//! Reading the drawing of a board.

use crate::grid::{Cell, CellSet, MAX};
use crate::trucker::parts::blueprint::BlueprintError;
use crate::trucker::parts::blueprint::mark::Mark;

/// The cells of a drawing, by kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Art {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) plain: CellSet,
    pub(super) orange: CellSet,
    pub(super) marked: [CellSet; 7],
}

#[expect(clippy::indexing_slicing, reason = "const: every index is below a length the loop has checked")]
pub(super) const fn parse(drawing: &[&str]) -> Result<Art, BlueprintError> {
    if drawing.is_empty() || drawing.len() > MAX as usize || drawing[0].is_empty() || drawing[0].len() > MAX as usize {
        return Err(BlueprintError::Size);
    }
    #[expect(clippy::cast_possible_truncation, reason = "both at most 11")]
    let (columns, rows) = (drawing[0].len() as u8, drawing.len() as u8);
    let mut art = Art { columns, rows, plain: CellSet::EMPTY, orange: CellSet::EMPTY, marked: [CellSet::EMPTY; 7] };
    let mut row = 0;
    while row < rows {
        let line = drawing[row as usize].as_bytes();
        if line.len() != columns as usize {
            return Err(BlueprintError::Ragged { row });
        }
        let mut column = 0;
        while column < columns {
            let Ok(cell) = Cell::new(column, row) else { return Err(BlueprintError::Size) };
            match line[column as usize] {
                b'.' => {}
                b'#' => art.plain.insert(cell),
                b'o' => art.orange.insert(cell),
                digit @ b'1'..=b'6' => art.marked[(digit - b'1') as usize].insert(cell),
                b'=' => art.marked[Mark::Equals as usize].insert(cell),
                _ => return Err(BlueprintError::Letter { column, row }),
            }
            column += 1;
        }
        row += 1;
    }
    Ok(art)
}
