//! The names of people.

use alloc::string::String;
use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::table::message::{Message, Nameable, Names, Plain};

/// The players' names, in the order of their seats. Everything else, and seats without a name, comes from other [`Names`], such
/// as those of a board.
///
/// ```
/// use starwright::grid::Cell;
/// use starwright::table::Seat;
/// use starwright::table::message::{Called, told};
/// use starwright::trucker::yard::{Event, Tile};
/// use starwright::trucker::{Alien, Board, Class};
///
/// let event = Event::Welcomed { seat: Seat::One, at: Cell::new(2, 2)?, alien: Alien::Brown };
/// let people = Called::new(&["Ann", "Bob"]);
/// assert_eq!(told(&event, &people).to_string(), "Bob houses a brown alien on (2, 2)");
/// let board = Board::new(Class::I);
/// let told = told(&event, &people.at(&board)).to_string();
/// assert_eq!(told, "Bob houses a brown alien on 7/7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
#[must_use]
pub struct Called<'a, N> {
    people: &'a [N],
    others: &'a dyn Names,
}

impl<'a, N: AsRef<str>> Called<'a, N> {
    /// These players, without a board.
    pub const fn new(people: &'a [N]) -> Self {
        Self { people, others: &Plain }
    }

    /// The same players, with `others` for everything else.
    pub const fn at(self, others: &'a dyn Names) -> Self {
        Self { others, ..self }
    }
}

impl<N: AsRef<str>> fmt::Debug for Called<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.people.iter().map(AsRef::as_ref)).finish()
    }
}

impl<N: AsRef<str>> Names for Called<'_, N> {
    fn seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.people.get(usize::from(seat.number())) {
            Some(name) => f.write_str(name.as_ref()),
            None => self.others.seat(seat, f),
        }
    }

    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.cell(cell, f)
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.cells(cells, f)
    }

    fn column(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.column(place, f)
    }

    fn row(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.row(place, f)
    }

    fn aimed(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.aimed(cell, f)
    }

    fn name(&self, thing: &dyn Nameable, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.others.name(thing, f)
    }

    fn component(&self, cell: Cell) -> Option<&'static str> {
        self.others.component(cell)
    }

    fn say(&self, message: &dyn Message) -> Option<String> {
        self.others.say(message)
    }
}
