//! `{"class": "IIIC", "from": "front", "dice": [3]}`: an attack being rolled, and
//! `{"class": "IIIC", "from": "front", "starts": [[2, 3]]}`: one whose lines are known.
//!
//! The board stands there by its class. A board of the caller's own stands there as `{"board": {"digest": …, "surface": …}}`,
//! which goes with just that board, and an attack being rolled has its numbers beside.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{CellSet, Side, Surface};
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, any_of, like, null, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, form, serde_by_form};
use crate::trucker::attack::aim::{Aim, Step};
use crate::trucker::attack::ground::Ground;
use crate::trucker::attack::lines::Lines;
use crate::trucker::parts::blueprint::{Calls, Class, Identity, Numbers};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::{Rulings, TorusThrusters};
use crate::trucker::wire::printed;

/// The identity of a custom board.
struct OwnBoard {
    /// The digest of everything printed on it.
    digest: Identity,
    surface: Surface,
}

form!(OwnBoard { digest, surface });

form!(
    Identity as String,
    |text| Self::from_digest(&text).ok_or("the digest of a board is 32 hexadecimal digits"),
    |board| { board.digest().unwrap_or_default() },
    like | _ | like("^[0-9a-f]{32}$")
);

/// Reads the board from one of its two fields.
fn board(fields: &mut Fields<'_>) -> Result<Result<Class, OwnBoard>, WireError> {
    match (fields.read_or("class", None)?, fields.read_or("board", None)?) {
        (Some(class), None) => Ok(Ok(class)),
        (None, Some(own)) => Ok(Err(own)),
        _ => Err(WireError::new("there must be either a `class` or a `board`")),
    }
}

fn put_board(object: &mut Object, board: Identity, surface: Surface) {
    match board.class() {
        Some(class) => object.put("class", &class),
        None => object.put("board", &OwnBoard { digest: board, surface }),
    }
}

impl Form for Aim {
    /// The dice are fed to the aim again.
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["class", "board", "columns", "rows", "spliced", "from", "dice"])?;
        let from = fields.read("from")?;
        let aim = Self::begun(ground(&mut fields)?, from).map_err(WireError::new)?;
        let dice: Vec<Die> = fields.read("dice")?;
        dice.into_iter().try_fold(aim, |aim, die| match aim.feed(die) {
            Step::More(next) if next.from() == from => Ok(next),
            Step::More(_) | Step::Final(_) => {
                Err(WireError::new(format_args!("after a {die} it is no longer that aim")).within("dice"))
            }
        })
    }

    fn write(&self) -> Node<'static> {
        let &Ground { board, surface, columns, rows, is_spliced } = self.ground();
        let mut object = Object::new();
        put_board(&mut object, board, surface);
        if board.class().is_none() {
            let least = if Ground::by_one_die(surface, is_spliced) { 1 } else { 2 };
            for (name, calls, lines) in [("columns", columns, surface.columns()), ("rows", rows, surface.rows())] {
                if !calls.is_none() {
                    object.push(name, printed::write(&called(calls, least, lines)));
                }
            }
            object.put_unless("spliced", &is_spliced, &false);
        }
        object.put("from", &self.from());
        object.put("dice", &self.rolled().into_iter().collect::<Vec<_>>());
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut class = properties!(definitions { class: Class, from: Side, dice: Vec<Die> });
            class.may("board", null());
            let mut own = properties!(definitions { board: OwnBoard, from: Side, dice: Vec<Die>; spliced: bool });
            own.may("class", null());
            own.may("columns", printed::schema(definitions));
            own.may("rows", printed::schema(definitions));
            any_of(alloc::vec![class.end(), own.end()])
        })
    }
}

/// The numbers that dice can call, line by line, and one that they cannot, if there are any.
fn called(calls: Calls, least: u8, lines: u8) -> Vec<Vec<u8>> {
    let numbers =
        |line| (0..Calls::PLACES).filter(move |&place| calls.at(place) >> line & 1 == 1).map(move |at| at + least);
    let uncalled = |line: u8| (line == 0 && calls.has_uncalled()).then_some(Numbers::GREATEST);
    (0..lines).map(|line| numbers(line).chain(uncalled(line)).collect()).collect()
}

/// The numbers of a class are known; those of a custom board are written.
fn ground(fields: &mut Fields<'_>) -> Result<Ground, WireError> {
    let own = match board(fields)? {
        Err(own) => own,
        Ok(class) => {
            return match ["columns", "rows", "spliced"].into_iter().find(|name| fields.get(name).is_some()) {
                None => Ok(Ground::of(&Board::new(class))),
                Some(name) => Err(WireError::new("what a class has is known and not written").within(name)),
            };
        }
    };
    let numbers = |fields: &mut Fields<'_>, name, lines: u8| match fields.get(name) {
        Some(_) => {
            let numbers = fields.read_by(name, printed::read)?;
            Ok(Numbers::several(numbers.get(..lines.into()).unwrap_or(&numbers)))
        }
        None => Ok(Numbers::NONE),
    };
    let (surface, is_spliced) = (own.surface, fields.read_or("spliced", false)?);
    let (columns, rows) = (numbers(fields, "columns", surface.columns())?, numbers(fields, "rows", surface.rows())?);
    let by_one_die = Ground::by_one_die(surface, is_spliced);
    let (columns, rows) = (columns.calls(by_one_die), rows.calls(by_one_die));
    Ok(Ground { columns, rows, surface, is_spliced, board: own.digest })
}

impl Form for Lines {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["class", "board", "from", "starts"])?;
        let (from, starts): (Side, CellSet) = (fields.read("from")?, fields.read("starts")?);
        let (lines, can_be) = match board(&mut fields)? {
            Ok(class) => {
                let lines = Self::new(from, starts, class.blueprint().surface(), Identity::of_class(class));
                (lines, can_come(lines, &Board::new(class)))
            }
            Err(OwnBoard { digest, surface }) => {
                (Self::new(from, starts, surface, digest), surface.edge(from).is_superset(starts))
            }
        };
        let cannot = || WireError::new(format_args!("no dice bring lines from the {from} that start at {starts:?}"));
        if can_be { Ok(lines) } else { Err(cannot().within("starts")) }
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        put_board(&mut object, self.board(), self.surface());
        object.put("from", &self.from());
        object.put("starts", &self.starts());
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut class = properties!(definitions { class: Class, from: Side, starts: CellSet });
            class.may("board", null());
            let mut own = properties!(definitions { board: OwnBoard, from: Side, starts: CellSet });
            own.may("class", null());
            any_of(alloc::vec![class.end(), own.end()])
        })
    }
}

serde_by_form!(Aim, Lines);

/// Whether dice can produce these lines (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7), or lines that a thruster shifts to
/// these (LM-ATTACK-8).
fn can_come(lines: Lines, board: &Board) -> bool {
    let rulings = Rulings { torus_thrusters: TorusThrusters::Any, ..Rulings::DEFAULT };
    let aims = Side::ALL.into_iter().filter_map(|side| board.aim(side).ok());
    let called = aims.flat_map(Aim::odds).map(|(called, _)| called);
    called
        .filter(|called| called.from() == lines.from())
        .any(|called| called == lines || Side::ALL.into_iter().any(|nozzle| called.shifted(nozzle, rulings) == lines))
}
