//! The printed numbers around the board, the edges that meet, and the splice.

use core::fmt;

use super::caption::Caption;
use super::{CELL, Picture};
use crate::grid::{Side, Topology};
use crate::trucker::show::scene::label;

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    let board = picture.layout.board();
    let (surface, blueprint) = (board.surface(), board.blueprint());
    let (right, rear) = (CELL * i32::from(surface.columns()), CELL * i32::from(surface.rows()));
    for column in 0..surface.columns() {
        let (x, label) = (CELL * i32::from(column) + CELL / 2, label::line(blueprint.columns().of(column)));
        numbers(f, [[x, -27], [x, rear + 45]], &label)?;
    }
    for row in 0..surface.rows() {
        let (y, label) = (CELL * i32::from(row) + CELL / 2 + 9, label::line(blueprint.rows().of(row)));
        numbers(f, [[-38, y], [right + 38, y]], &label)?;
    }
    meeting(f, picture, [right, rear])?;
    match blueprint.splice() {
        Some(column) => {
            let x = CELL * (i32::from(column) + 1);
            writeln!(
                f,
                r#"<path class="splice" d="M{x} 0V{rear}"><title>{}</title></path>"#,
                picture.say(&Caption::Splice)
            )
        }
        None => Ok(()),
    }
}

/// The numbers of a line at both of its ends.
fn numbers(f: &mut fmt::Formatter<'_>, places: [[i32; 2]; 2], label: &str) -> fmt::Result {
    if label.is_empty() {
        return Ok(());
    }
    for [x, y] in places {
        writeln!(f, r#"<text class="number" x="{x}" y="{y}">{label}</text>"#)?;
    }
    Ok(())
}

/// Dashes along the edges that meet, and an arrow at the end of each line that goes round.
fn meeting(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, [right, rear]: [i32; 2]) -> fmt::Result {
    let surface = picture.layout.board().surface();
    let title = match surface.topology() {
        Topology::Plane => return Ok(()),
        Topology::Cylinder => Caption::Cylinder,
        Topology::Torus => Caption::Torus,
    };
    write!(f, r#"<g><title>{}</title><path class="wrap" d=""#, picture.say(&title))?;
    if surface.wraps(Side::Left) {
        write!(f, "M-8 0V{rear}M{} 0V{rear}", right + 8)?;
    }
    if surface.wraps(Side::Front) {
        write!(f, "M0 -8H{right}M0 {}H{right}", rear + 8)?;
    }
    f.write_str(r#""/><path class="turn" d=""#)?;
    if surface.wraps(Side::Left) {
        for y in (0..i32::from(surface.rows())).map(|row| CELL * row + 38) {
            write!(f, "M-14 {y}l-7 12 7 12M{} {y}l7 12-7 12", right + 14)?;
        }
    }
    if surface.wraps(Side::Front) {
        for x in (0..i32::from(surface.columns())).map(|column| CELL * column + 38) {
            write!(f, "M{x} -14l12-7 12 7M{x} {}l12 7 12-7", rear + 14)?;
        }
    }
    f.write_str("\"/></g>\n")
}
