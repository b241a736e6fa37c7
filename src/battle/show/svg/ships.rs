//! Fighters and capital ships, their bows where they face.

use core::fmt;

use super::caption::Caption;
use super::{Picture, middle};
use crate::battle::pieces::ship::Standing;
use crate::svg::Escaped;

/// The hull of each player's fighters, bow up; shapes differ, so that colour is not needed.
const FIGHTERS: [&str; 4] = [
    "M0-34 27 24 0 14-27 24z",
    "M0-34 14-12 26 22H-26L-14-12z",
    "M0-34 12-14 26-6 18 24H-18L-26-6-12-14z",
    "M0-34 9-10H27V16H12L0 26-12 16H-27V-10H-9z",
];

/// The hull of a capital ship, its stern on the origin and its bow a hex ahead.
const CAPITAL: &str = "M0-98l17 22 5 42 8 38-12 24h-36l-12-24 8-38 5-42z";

pub(super) fn draw(
    f: &mut fmt::Formatter<'_>,
    picture: &Picture<'_>,
    Standing { id: piece, ship }: Standing,
) -> fmt::Result {
    let (number, seat) = (piece.number(), piece.seat().number());
    let [x, y] = middle(ship.at);
    let (at, facing, elite) = (ship.at, ship.facing, ship.elite);
    let (damaged, shielded) = (ship.damage > 0, ship.shield > 0);
    let title = if piece.is_capital() {
        Caption::Capital { piece, seat: piece.seat(), at, facing, damaged, elite, shielded }
    } else {
        Caption::Fighter { piece, seat: piece.seat(), at, facing, damaged, elite, shielded }
    };
    write!(f, r#"<g id="{}-piece-{number}" class="ship s{seat}" data-piece="{number}""#, Escaped(picture.frame.id))?;
    let title = picture.say(&title);
    write!(f, r#" role="img" transform="translate({x} {y})"><title>{title}</title>"#)?;
    write!(f, r#"<g transform="rotate({})">"#, 60 * u16::from(ship.facing.number()))?;
    let fighter = FIGHTERS.get(usize::from(seat)).copied().unwrap_or_default();
    let hull = if piece.is_capital() { CAPITAL } else { fighter };
    write!(f, r#"<path class="hull" d="{hull}"/>"#)?;
    if piece.is_capital() {
        f.write_str(r#"<path class="deck" d="M0-84l9 16v34h-18v-34z"/>"#)?;
    }
    if ship.shield > 0 {
        f.write_str(r#"<ellipse class="ring" cx="0" cy="-35" rx="37" ry="68"/>"#)?;
    }
    if ship.damage > 0 {
        f.write_str(r#"<path class="damage" d="M-16-6 0-18l-6 18 18-4"/>"#)?;
    }
    f.write_str("</g>")?;
    if ship.elite {
        f.write_str(r#"<path class="elite" d="M18-30l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"/>"#)?;
    }
    writeln!(f, r#"<text y="6">{piece}</text></g>"#)
}
