//! The cells without a component.

use core::fmt;

use super::caption::Caption;
use super::{Picture, corner};
use crate::grid::{Cell, Side};
use crate::svg::Escaped;
use crate::trucker::parts::board::Board;
use crate::trucker::show::scene::ground::printed;

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    let (layout, board) = (picture.layout, picture.layout.board());
    (board.blueprint().cells() - layout.occupied()).iter().try_for_each(|cell| empty(f, picture, board, cell))
}

fn empty(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, board: &Board, cell: Cell) -> fmt::Result {
    let [x, y] = corner(cell);
    let is_closed = !board.open().contains(cell);
    let is_weak = picture.weak_spot.is_some_and(|spot| spot.cells.contains(cell));
    let fits = picture.fits.on(cell).next().is_some();
    f.write_str(r#"<g class="cell"#)?;
    let classes = [
        (is_closed, " closed"),
        (board.blueprint().orange().contains(cell), " orange"),
        (is_weak, " weak"),
        (fits, " fits"),
    ];
    classes.iter().filter(|(holds, _)| *holds).try_for_each(|(_, class)| f.write_str(class))?;
    place(f, picture, cell)?;
    let title = if is_closed { Caption::Closed { cell } } else { Caption::Empty { cell } };
    write!(f, "<title>{}</title>", picture.say(&title))?;
    write!(f, r#"<rect x="{}" y="{}" width="92" height="92" rx="12"/>"#, x + 4, y + 4)?;
    if let Some(letter) = printed(board, cell).filter(|&letter| letter != 'o') {
        write!(f, r#"<text x="{}" y="{}">{letter}</text>"#, x + 50, y + 61)?;
    }
    if board.blueprint().starting_cabin() == Some(cell) {
        write!(f, r#"<path class="home" d="M{} {}l30-26 30 26M{} {}v28h40v-28"/>"#, x + 20, y + 50, x + 30, y + 44)?;
    }
    if fits {
        fronts(f, picture, cell)?;
    }
    f.write_str("</g>\n")
}

/// What a cell is called in the picture.
pub(super) fn place(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, cell: Cell) -> fmt::Result {
    let (column, row) = (cell.column(), cell.row());
    let id = Escaped(picture.frame.id);
    write!(f, r#"" id="{id}-{column}-{row}" data-cell="{column},{row}" role="img">"#)
}

/// An arrow for every rotation in which the held component fits, toward where the present front then points.
fn fronts(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, cell: Cell) -> fmt::Result {
    let [x, y] = corner(cell);
    f.write_str(r#"<path d=""#)?;
    for rotation in picture.fits.on(cell) {
        match Side::Front.turned(rotation) {
            Side::Front => write!(f, "M{} {}h24l-12-14z", x + 38, y + 32)?,
            Side::Right => write!(f, "M{} {}v24l14-12z", x + 68, y + 38)?,
            Side::Rear => write!(f, "M{} {}h24l-12 14z", x + 38, y + 68)?,
            Side::Left => write!(f, "M{} {}v24l-14-12z", x + 32, y + 38)?,
        }
    }
    f.write_str("\"/>")
}
