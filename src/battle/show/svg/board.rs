//! The hexes, and what lies on them that does not fly.

use core::fmt;

use super::caption::Caption;
use super::{Picture, RISE, SIDE, middle};
use crate::battle::board::Layout;
use crate::hex::chart::HexSet;
use crate::hex::{Direction, Hex};
use crate::svg::Escaped;
use crate::table::seat::Seat;

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    let layout = &picture.view.layout;
    let range: HexSet = picture.range.iter().copied().filter(|&hex| layout.contains(hex)).collect();
    let radius = layout.radius().cast_signed();
    for (q, r) in (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| (q, r))) {
        let hex = Hex::new(q, r);
        if layout.contains(hex) {
            one(f, picture, hex, range.contains(hex))?;
        }
    }
    numbers(f, layout)?;
    picture.view.terrain.asteroids.iter().try_for_each(|hex| rock(f, picture, hex))?;
    picture.view.terrain.probes.iter().try_for_each(|hex| probe(f, picture, hex))
}

fn one(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, hex: Hex, in_range: bool) -> fmt::Result {
    let Hex { q, r } = hex;
    write!(f, r#"<path id="{}-{q}-{r}" class="hex"#, Escaped(picture.frame.id))?;
    if let Some(seat) = zone(&picture.view.layout, hex) {
        write!(f, " zone s{}", seat.number())?;
    }
    if in_range {
        f.write_str(" range")?;
    }
    write!(f, r#"" data-cell="{q},{r}" d=""#)?;
    outline(f, hex)?;
    f.write_str("\"/>\n")
}

/// The six sides of a hex.
pub(super) fn outline(f: &mut fmt::Formatter<'_>, hex: Hex) -> fmt::Result {
    let ([x, y], half) = (middle(hex), SIDE / 2);
    write!(f, "M{} {y}l{half}-{RISE}h{SIDE}l{half} {RISE}-{half} {RISE}h-{SIDE}z", x - SIDE)
}

/// In whose start zone a hex lies (BBS-8).
fn zone(layout: &Layout, hex: Hex) -> Option<Seat> {
    Seat::of(layout.players()).find(|&seat| layout.zone(seat).is_some_and(|zone| zone.contains(&hex)))
}

/// The `q` of every column above it, and the `r` of every row at its right end.
fn numbers(f: &mut fmt::Formatter<'_>, layout: &Layout) -> fmt::Result {
    let radius = layout.radius().cast_signed();
    for line in -radius..=radius {
        let top = Hex::new(line, (-radius).max(-radius - line)).step(Direction::North);
        let end = Hex::new(radius.min(radius - line), line).step(Direction::SouthEast);
        for ([x, y], number) in [(middle(top), line), (middle(end), line)] {
            let (x, y) = if [x, y] == middle(top) { (x, y + RISE - 8) } else { (x - SIDE / 2, y) };
            writeln!(f, r#"<text class="number" x="{x}" y="{y}">{number}</text>"#)?;
        }
    }
    Ok(())
}

fn rock(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, hex: Hex) -> fmt::Result {
    let [x, y] = middle(hex);
    write!(f, r#"<path class="rock over" d="M{} {}l16-15 20 3 17 13 2 17-12 17-21 6-18-8-9-15z">"#, x - 27, y - 11)?;
    writeln!(f, "<title>{}</title></path>", picture.say(&Caption::Asteroid { at: hex }))
}

fn probe(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, hex: Hex) -> fmt::Result {
    let [x, y] = middle(hex);
    write!(f, r#"<g class="probe over"><title>{}</title>"#, picture.say(&Caption::Probe { at: hex }))?;
    write!(f, r#"<circle cx="{x}" cy="{y}" r="17"/>"#)?;
    writeln!(f, r#"<circle class="core" cx="{x}" cy="{y}" r="5"/></g>"#)
}
