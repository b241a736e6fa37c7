//! The hexes of a view.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::battle::game::view::View;
use crate::battle::pieces::piece::{PieceId, letter};
use crate::battle::pieces::ship::Standing;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

/// What three characters show of a hex.
#[derive(Clone, Copy)]
enum Sign {
    Empty,
    Probe,
    Asteroid,
    Fighter(PieceId, Direction, Mark),
    Bow(Seat, Direction, Mark),
    Stern(Seat, Mark),
}

/// What is special about a ship.
#[derive(Clone, Copy)]
enum Mark {
    None,
    Elite,
    Shielded,
    Damaged,
}

/// Draws the board, a row of text for every half hex.
pub(super) fn draw(view: &View, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let radius = view.layout.radius().cast_signed();
    let signs = signs(view);
    head(radius, f)?;
    // A row of text is half a hex high, and a column is half a hex lower than its left neighbour.
    for height in -2 * radius..=2 * radius {
        let mut row = String::new();
        if height % 2 == 0 {
            write!(row, "{:>3} ", height / 2)?;
        } else {
            row.push_str("    ");
        }
        for q in -radius..=radius {
            let hex = Hex::new(q, (height - q) / 2);
            if (height - q) % 2 == 0 && view.layout.contains(hex) {
                write!(row, "{}", sign_of(&signs, hex))?;
            } else {
                row.push_str("   ");
            }
        }
        writeln!(f, "{}", row.trim_end())?;
    }
    Ok(())
}

/// The numbers of the columns.
fn head(radius: i8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("  q ")?;
    (-radius..=radius).try_for_each(|q| write!(f, "{q:^3}"))?;
    f.write_char('\n')
}

fn sign_of(signs: &[(Hex, Sign)], hex: Hex) -> Sign {
    signs.iter().find(|&&(at, _)| at == hex).map_or(Sign::Empty, |&(_, sign)| sign)
}

/// What lies on the hexes that are not empty.
fn signs(view: &View) -> Vec<(Hex, Sign)> {
    let ships = view.pieces.iter().flat_map(|&standing| ship(standing));
    let asteroids = view.terrain.asteroids.iter().map(|hex| (hex, Sign::Asteroid));
    let probes = view.terrain.probes.iter().map(|hex| (hex, Sign::Probe));
    ships.chain(asteroids).chain(probes).collect()
}

fn ship(Standing { id, ship }: Standing) -> Vec<(Hex, Sign)> {
    let damaged = if ship.damage > 0 { Mark::Damaged } else { Mark::None };
    if id.is_capital() {
        let shielded = if ship.shield > 0 { Mark::Shielded } else { Mark::None };
        let bow = Sign::Bow(id.seat(), ship.facing, shielded);
        vec![(ship.pose().front(), bow), (ship.at, Sign::Stern(id.seat(), damaged))]
    } else {
        let mark = if ship.elite && ship.damage == 0 { Mark::Elite } else { damaged };
        vec![(ship.at, Sign::Fighter(id, ship.facing, mark))]
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str(" . "),
            Self::Probe => f.write_str(" o "),
            Self::Asteroid => f.write_str("## "),
            Self::Fighter(piece, facing, mark) => write!(f, "{}{}{mark}", letter(piece.seat()), facing.number()),
            Self::Bow(seat, facing, mark) => {
                write!(f, "{}{}{mark}", letter(seat).to_ascii_uppercase(), facing.number())
            }
            Self::Stern(seat, mark) => write!(f, "{}={mark}", letter(seat).to_ascii_uppercase()),
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(match self {
            Self::None => ' ',
            Self::Elite => '!',
            Self::Shielded => '+',
            Self::Damaged => '\'',
        })
    }
}
