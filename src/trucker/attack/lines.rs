//! The final lines of an attack.

use core::fmt;

use crate::grid::{Cell, CellSet, Side, Surface, Topology};
use crate::table::message::{Argued, Argument, Arguments, Message, Plain, Row, tell};
use crate::trucker::parts::blueprint::Identity;
use crate::trucker::rules::rulings::{Rulings, TorusThrusters};

/// The result of an attack's dice: the side it finally comes from, and its lines.
///
/// Only a completed [`Aim`](crate::trucker::attack::aim::Aim) yields them. There may be none (the roll is outside the board,
/// LM-ATTACK-1), one, or several at once (LM-SPLICE-4). They are the same for all players (BG-METEOR).
///
/// JSON: `{"class": "IIIC", "from": "rear", "starts": [[2, 3]]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    from: Side,
    /// The cell each line starts at: on the edge where it comes in, on a torus the aimed cell.
    starts: CellSet,
    surface: Surface,
    board: Identity,
}

/// One line of an attack, counted from zero at the front-left corner.
///
/// JSON: `{"aimed": [2, 3]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// Along this column.
    Column(u8),
    /// Along this row.
    Row(u8),
    /// On a torus: from this cell in the direction of travel, and around (LM-TORUS-7).
    Aimed(Cell),
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Line by name { "column" => Column(place), "row" => Row(place), "aimed" => Aimed(place) });

/// Prints `column 3`, `row 5` or `cell (3, 5)`, counted from zero.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tell(self, &Plain, f)
    }
}

/// The message of a line.
const LINE: Row = Row { key: ("line", ""), template: "{line}", fields: &["line"] };

impl Message for Line {
    fn row(&self) -> Row {
        LINE
    }

    fn rows() -> &'static [Row] {
        &[LINE]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("line", self.argument());
    }
}

impl Argued for Line {
    fn argument(&self) -> Argument<'_> {
        match *self {
            Self::Column(place) => Argument::Column(place),
            Self::Row(place) => Argument::Row(place),
            Self::Aimed(cell) => Argument::Aimed(cell),
        }
    }
}

impl Lines {
    /// `starts` lie on `surface`, which is that of the board.
    #[inline]
    pub(in crate::trucker) const fn new(from: Side, starts: CellSet, surface: Surface, board: Identity) -> Self {
        Self { from, starts, surface, board }
    }

    /// The side the attack comes from, after any redirection (LM-SPLICE-3).
    #[must_use]
    pub const fn from(&self) -> Side {
        self.from
    }

    /// The side the attack travels toward.
    #[must_use]
    pub const fn travel(&self) -> Side {
        self.from.opposite()
    }

    /// The cell each line starts at: on the edge where it comes in, on a torus the aimed cell.
    #[must_use]
    pub const fn starts(&self) -> CellSet {
        self.starts
    }

    /// Whether there is no line: the attack misses every ship.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The lines, in reading order: upper before lower, left before right.
    pub fn iter(&self) -> impl Iterator<Item = Line> {
        let lines = *self;
        self.starts.iter().map(move |start| lines.line(start))
    }

    /// Whether a thruster whose nozzle points to that side shifts this attack: only across its direction of travel (LM-ATTACK-8),
    /// or any on a torus if the rulings say so (LM-R10).
    #[must_use]
    pub const fn is_shifted_by(&self, nozzle: Side, rulings: Rulings) -> bool {
        nozzle.is_along_column() != self.from.is_along_column()
            || matches!(self.surface.topology(), Topology::Torus)
                && matches!(rulings.torus_thrusters, TorusThrusters::Any)
    }

    /// The lines relative to a ship that a thruster with its nozzle on that side has moved: each shifts one step toward the
    /// nozzle, whatever the printed numbers, and is dropped off the board (LM-ATTACK-8, LM-SPLICE-6). Unchanged for a nozzle that
    /// does not shift this attack.
    #[must_use]
    pub fn shifted(&self, nozzle: Side, rulings: Rulings) -> Self {
        if self.is_shifted_by(nozzle, rulings) {
            Self { starts: self.surface.shift(self.starts, nozzle), ..*self }
        } else {
            *self
        }
    }

    /// The board whose numbers the dice called (LM-BOARD-3).
    pub(in crate::trucker) const fn board(&self) -> Identity {
        self.board
    }

    pub(in crate::trucker) const fn surface(&self) -> Surface {
        self.surface
    }

    /// The line that starts at that cell.
    pub(super) const fn line(&self, start: Cell) -> Line {
        match (self.surface.topology(), self.from) {
            (Topology::Torus, _) => Line::Aimed(start),
            (_, Side::Front | Side::Rear) => Line::Column(start.column()),
            (_, Side::Left | Side::Right) => Line::Row(start.row()),
        }
    }
}
