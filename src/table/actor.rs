//! Who makes a choice, and who is awaited.

use core::fmt;

use crate::table::message::{Argued, Argument, Arguments, Message, Row, Several};
use crate::table::{Seat, SeatSet};

/// Who makes a choice: a player, or the table, which reports chance and time: a die roll, the tile that came up, the end of the
/// hourglass. Serialised as the number of the seat, or `"table"`.
///
/// JSON: `"table"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The table itself.
    Table,
}

impl Actor {
    /// The seat, if it is a player.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Table => None,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Table => f.write_str("the table"),
        }
    }
}

/// Who may choose next: any number of players, and perhaps the table. Empty when a game is over.
///
/// ```
/// use starwright::table::{Awaited, Seat, SeatSet};
///
/// let awaited = Awaited { seats: SeatSet::of(2), table: true };
/// assert_eq!(awaited.to_string(), "seat 0, seat 1, the table");
/// ```
///
/// JSON: `{"seats": [0, 2], "table": false}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Awaited {
    /// The players.
    pub seats: SeatSet,
    /// Whether the table is awaited.
    pub table: bool,
}

impl Awaited {
    /// No actor: the game is over.
    pub const NOBODY: Self = Self { seats: SeatSet::EMPTY, table: false };
    /// Only the table.
    pub const TABLE: Self = Self { seats: SeatSet::EMPTY, table: true };

    /// Whether no actor is awaited.
    #[must_use]
    pub const fn is_nobody(self) -> bool {
        self.seats.is_empty() && !self.table
    }

    /// Whether this actor is awaited.
    #[must_use]
    pub const fn contains(self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seats.contains(seat),
            Actor::Table => self.table,
        }
    }

    /// The actors, players first.
    pub fn iter(self) -> impl Iterator<Item = Actor> + Clone {
        self.seats.iter().map(Actor::Seat).chain(self.table.then_some(Actor::Table))
    }
}

/// The actors, separated by commas.
impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.seats.is_empty(), self.table) {
            (_, false) => self.seats.fmt(f),
            (true, true) => Actor::Table.fmt(f),
            (false, true) => write!(f, "{}, {}", self.seats, Actor::Table),
        }
    }
}

/// The actors, separated by commas, by name.
impl Message for Awaited {
    fn row(&self) -> Row {
        Row { key: ("awaited", ""), template: "", fields: &[] }
    }

    fn rows() -> &'static [Row] {
        &[]
    }

    fn arguments<'a>(&'a self, _: &mut Arguments<'a>) {}

    fn parts(&self) -> Option<&dyn Several> {
        Some(self)
    }
}

impl Several for Awaited {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.iter().for_each(|actor| visit(actor.argument()));
    }
}

impl From<Seat> for Awaited {
    fn from(seat: Seat) -> Self {
        Self { seats: seat.into(), table: false }
    }
}
