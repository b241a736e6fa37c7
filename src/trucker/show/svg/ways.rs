//! The lines of an attack, cell by cell.

use alloc::vec::Vec;
use core::fmt;

use super::caption::Caption;
use super::{CELL, Picture, middle, moved};
use crate::grid::{Side, Topology};
use crate::trucker::attack::Lines;
use crate::trucker::show::scene::ways::{Way, goes_round, ways};

/// How far beyond the middle of an edge cell a line begins or ends.
const OUTSIDE: i32 = CELL / 2 + 44;

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, lines: &Lines) -> fmt::Result {
    let layout = picture.layout;
    let is_aimed = layout.board().surface().topology() == Topology::Torus;
    let travel = lines.travel();
    for way in ways(layout, lines) {
        let Some(&start) = way.cells.first() else { continue };
        let [x, y] = middle(start);
        writeln!(f, r#"<g class="over"><title>{}</title>"#, picture.say(&Caption::Attack { from: lines.from() }))?;
        if is_aimed {
            write!(
                f,
                r#"<path class="aimed" d="M{x} {}a24 24 0 1 0 .1 0zM{x} {}v16M{x} {}v16"/>"#,
                y - 24,
                y - 32,
                y + 16
            )?;
        }
        f.write_str(r#"<path class="way" d=""#)?;
        let [x, y] = if is_aimed { [x, y] } else { moved([x, y], lines.from(), OUTSIDE) };
        write!(f, "M{x} {y}")?;
        let end = follow(f, &way, travel)?;
        f.write_str("\"/>")?;
        tip(f, end, travel)?;
        f.write_str("</g>\n")?;
    }
    Ok(())
}

/// Draws a way from its first cell and returns its end.
fn follow(f: &mut fmt::Formatter<'_>, way: &Way, travel: Side) -> Result<[i32; 2], fmt::Error> {
    let steps: Vec<_> = way.cells.iter().zip(way.cells.iter().skip(1)).collect();
    for &(&from, &to) in &steps {
        if goes_round(from, to, travel) {
            let [x, y] = moved(middle(from), travel, OUTSIDE);
            write!(f, "L{x} {y}")?;
            let [x, y] = moved(middle(to), travel.opposite(), OUTSIDE);
            write!(f, "M{x} {y}")?;
        }
    }
    let Some(&last) = way.cells.last() else { return Ok([0, 0]) };
    let reach = match (way.strikes, way.cells.len()) {
        // the aimed cell itself
        (true, 1) => -10,
        (true, _) => -34,
        (false, _) => OUTSIDE - 12,
    };
    let [x, y] = moved(middle(last), travel, reach);
    write!(f, "L{x} {y}")?;
    Ok([x, y])
}

/// The head of an arrow.
fn tip(f: &mut fmt::Formatter<'_>, [x, y]: [i32; 2], travel: Side) -> fmt::Result {
    let corners = match travel {
        Side::Front => "l-15 9 15-25 15 25z",
        Side::Right => "l-9-15 25 15-25 15z",
        Side::Rear => "l15-9-15 25-15-25z",
        Side::Left => "l9 15-25-15 25-15z",
    };
    write!(f, r#"<path class="tip" d="M{x} {y}{corners}"/>"#)
}
