//! `{"class": "IIIC", "from": "front", "dice": [3]}`: an attack being rolled, and
//! `{"class": "IIIC", "from": "front", "starts": [[2, 3]]}`: one whose lines are known.
//!
//! The board stands there by its class. A board of the caller's own stands there as `{"board": {"digest": …, "surface": …}}`,
//! which goes with just that board, and an attack being rolled has its numbers beside.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::Die;
use crate::grid::{CellSet, Side, Surface};
use crate::table::wire::{derived, write};
use crate::trucker::attack::aim::{Aim, Step};
use crate::trucker::attack::ground::Ground;
use crate::trucker::attack::lines::Lines;
use crate::trucker::parts::blueprint::{Class, Identity, Numbers};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::{Rulings, TorusThrusters};
use crate::trucker::wire::board::{PrintedWire, is_false, text};

/// Which board of the caller's own it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnBoard {
    /// Of all that is printed on it.
    digest: String,
    surface: Surface,
}

impl OwnBoard {
    fn of(board: Identity, surface: Surface) -> Option<Self> {
        Some(Self { digest: board.digest()?, surface })
    }

    fn identity(&self) -> Result<Identity, String> {
        Identity::from_digest(&self.digest).ok_or_else(|| "the digest of a board is 32 hexadecimal digits".to_string())
    }
}

const NO_BOARD: &str = "there must be either a `class` or a `board`";

const fn class(board: Identity) -> Option<Class> {
    match board {
        Identity::Class(class) => Some(class),
        Identity::Custom(_) => None,
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AimWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<OwnBoard>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    columns: Vec<PrintedWire>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rows: Vec<PrintedWire>,
    #[serde(default, skip_serializing_if = "is_false")]
    spliced: bool,
    from: Side,
    dice: Vec<Die>,
}

impl AimWire {
    fn of(aim: &Aim) -> Self {
        let ground = aim.ground();
        let board = OwnBoard::of(ground.board, ground.surface);
        let printed = |numbers: Numbers, count| match board {
            Some(_) if !numbers.is_none() => (0..count).map(|line| PrintedWire(numbers.of(line).collect())).collect(),
            _ => Vec::new(),
        };
        Self {
            class: class(ground.board),
            columns: printed(ground.columns, ground.surface.columns()),
            rows: printed(ground.rows, ground.surface.rows()),
            spliced: board.is_some() && ground.is_spliced,
            board,
            from: aim.from(),
            dice: aim.rolled().into_iter().collect(),
        }
    }

    fn ground(self) -> Result<Ground, String> {
        let printed = |lines: Vec<PrintedWire>| {
            let lines: Vec<Vec<u8>> = lines.into_iter().map(|PrintedWire(line)| line).collect();
            Numbers::several(&lines)
        };
        match (self.class, self.board) {
            (Some(class), None) if self.columns.is_empty() && self.rows.is_empty() && !self.spliced => {
                Ok(Ground::of(&Board::new(class)))
            }
            (Some(_), None) => Err("the numbers of a class are known and not written".into()),
            (None, Some(board)) => Ok(Ground {
                columns: printed(self.columns),
                rows: printed(self.rows),
                surface: board.surface,
                is_spliced: self.spliced,
                board: board.identity()?,
            }),
            _ => Err(NO_BOARD.into()),
        }
    }

    /// The dice are fed to the aim again.
    fn aim(mut self) -> Result<Aim, String> {
        let (from, dice) = (self.from, core::mem::take(&mut self.dice));
        let mut aim = Aim::begun(self.ground()?, from).map_err(text)?;
        for die in dice {
            match aim.feed(die) {
                Step::More(next) if next.from() == from => aim = next,
                Step::More(_) | Step::Final(_) => return Err(alloc::format!("after a {die} it is no longer that aim")),
            }
        }
        Ok(aim)
    }
}

impl Serialize for Aim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&AimWire::of(self), serializer)
    }
}

impl<'de> Deserialize<'de> for Aim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        derived::<AimWire, D>(deserializer)?.aim().map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LinesWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<OwnBoard>,
    from: Side,
    starts: CellSet,
}

impl LinesWire {
    fn lines(self) -> Result<Lines, String> {
        let Self { class, board, from, starts } = self;
        let (lines, can_be) = match (class, board) {
            (Some(class), None) => {
                let board = Board::new(class);
                let lines = Lines::new(from, starts, board.blueprint().surface(), Identity::Class(class));
                (lines, can_come(lines, &board))
            }
            (None, Some(board)) => {
                let lines = Lines::new(from, starts, board.surface, board.identity()?);
                (lines, board.surface.edge(from).is_superset(starts))
            }
            _ => return Err(NO_BOARD.into()),
        };
        can_be
            .then_some(lines)
            .ok_or_else(|| alloc::format!("no dice bring lines from the {from} that start at {starts:?}"))
    }
}

/// Whether dice bring these lines (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7), or bring some that a thruster shifts
/// to these (LM-ATTACK-8).
fn can_come(lines: Lines, board: &Board) -> bool {
    let rulings = Rulings { torus_thrusters: TorusThrusters::Any, ..Rulings::DEFAULT };
    let aims = Side::ALL.into_iter().filter_map(|side| board.aim(side).ok());
    let called = aims.flat_map(Aim::odds).map(|(called, _)| called);
    called
        .filter(|called| called.from() == lines.from())
        .any(|called| called == lines || Side::ALL.into_iter().any(|nozzle| called.shifted(nozzle, rulings) == lines))
}

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let board = OwnBoard::of(self.board(), self.surface());
        let form = LinesWire { class: class(self.board()), board, from: self.from(), starts: self.starts() };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Lines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        derived::<LinesWire, D>(deserializer)?.lines().map_err(D::Error::custom)
    }
}
