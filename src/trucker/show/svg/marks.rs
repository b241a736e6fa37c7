//! Overlays: probabilities, pieces, attacks, struck and lost components, and the letters of broken rules.

use alloc::vec::Vec;
use core::fmt;

use super::caption::Caption;
use super::{CELL, Picture, corner, middle, moved, ways};
use crate::grid::{CellSet, Side};
use crate::trucker::attack::HeatMap;
use crate::trucker::show::scene::faults::{Place, lettered, place};

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    if let Some(map) = picture.heat {
        heat(f, picture, map)?;
    }
    (0..).zip(picture.pieces).try_for_each(|(number, &cells)| piece(f, picture, number, cells))?;
    for [x, y] in picture.chosen.iter().map(corner) {
        writeln!(f, r#"<rect class="chosen over" x="{}" y="{}" width="96" height="96" rx="14"/>"#, x + 2, y + 2)?;
    }
    if let Some(lines) = &picture.lines {
        ways::draw(f, picture, lines)?;
    }
    for [x, y] in picture.struck.iter().map(middle) {
        writeln!(
            f,
            r#"<path class="struck over" d="M{x} {}l8 20 18-14-4 22 20 1-17 14 14 15-20-1 1 20-16-13-10 18-6-20-18 9 5-20-21-3 17-13-13-17 22 2-2-20 16 14z"><title>{}</title></path>"#,
            y - 40,
            picture.say(&Caption::Struck)
        )?;
    }
    for [x, y] in picture.lost.iter().map(corner) {
        writeln!(
            f,
            r#"<path class="lost over" d="M{} {}l60 60m0-60-60 60"><title>{}</title></path>"#,
            x + 20,
            y + 20,
            picture.say(&Caption::Lost)
        )?;
    }
    letters(f, picture)
}

/// The more throws, the redder.
fn heat(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, map: &HeatMap) -> fmt::Result {
    for (cell, chance) in map.iter() {
        let ([x, y], throws) = (corner(cell), chance.throws());
        let strength = (throws * 8 + 8).min(80);
        write!(f, r#"<g class="heat over"><title>{}</title>"#, picture.say(&Caption::Heat { throws }))?;
        write!(f, r#"<rect x="{}" y="{}" width="84" height="84" rx="12" opacity=".{strength:02}"/>"#, x + 8, y + 8)?;
        writeln!(f, r#"<text x="{}" y="{}">{throws}</text></g>"#, x + 76, y + 86)?;
    }
    Ok(())
}

/// The outline of a piece, and its number.
fn piece(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, number: u32, cells: CellSet) -> fmt::Result {
    let surface = picture.layout.board().surface();
    let Some(first) = cells.first() else { return Ok(()) };
    write!(
        f,
        r#"<g class="piece p{} over"><title>{}</title><path d=""#,
        number % 6,
        picture.say(&Caption::Piece { number: number + 1 })
    )?;
    for cell in cells {
        let [x, y] = corner(cell);
        for side in
            Side::ALL.into_iter().filter(|&side| surface.step(cell, side).is_none_or(|next| !cells.contains(next)))
        {
            match side {
                Side::Front => write!(f, "M{x} {}h{CELL}", y + 4)?,
                Side::Right => write!(f, "M{} {y}v{CELL}", x + CELL - 4)?,
                Side::Rear => write!(f, "M{x} {}h{CELL}", y + CELL - 4)?,
                Side::Left => write!(f, "M{} {y}v{CELL}", x + 4)?,
            }
        }
    }
    let [x, y] = corner(first);
    write!(f, r#""/><circle cx="{}" cy="{}" r="15"/>"#, x + 18, y + 18)?;
    writeln!(f, r#"<text x="{}" y="{}">{}</text></g>"#, x + 18, y + 25, number + 1)
}

fn letters(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    let mut taken = Vec::new();
    let violations = picture.report.map_or(&[][..], |report| &report.violations);
    for (letter, violation) in lettered(violations) {
        write!(f, r#"<g class="letter over" data-rule="{}">"#, violation.rule())?;
        write!(f, "<title>{letter}: {}</title>", picture.say(violation))?;
        for spot in spots(place(violation)) {
            let [x, y] = free(&mut taken, spot);
            write!(f, r#"<circle cx="{x}" cy="{y}" r="15"/><text x="{x}" y="{}">{letter}</text>"#, y + 7)?;
        }
        f.write_str("</g>\n")?;
    }
    Ok(())
}

/// The gap where two cells meet, over a meeting edge both of its ends; a corner of each cell.
fn spots(place: Place) -> Vec<[i32; 2]> {
    match place {
        Place::Contact { near, far, side } => {
            let here = moved(middle(near), side, CELL / 2);
            let there = moved(middle(far), side.opposite(), CELL / 2);
            if here == there { alloc::vec![here] } else { alloc::vec![here, there] }
        }
        Place::Cells(cells) => cells.iter().map(|cell| corner(cell).map(|place| place + 17)).collect(),
    }
}

/// Beside the letters that stand there already.
fn free(taken: &mut Vec<[i32; 2]>, [mut x, y]: [i32; 2]) -> [i32; 2] {
    while taken.contains(&[x, y]) {
        x += 28;
    }
    taken.push([x, y]);
    [x, y]
}
