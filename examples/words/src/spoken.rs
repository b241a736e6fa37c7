//! A table with a language.

use std::fmt;

use starwright::grid::{Cell, CellSet};
use starwright::table::Seat;
use starwright::table::message::{Message, Nameable, Names};

use crate::{Language, tell};

/// The names of a table, with its language, for messages and the captions of pictures. Messages that the language lacks stay English;
/// [`tell`] returns the reason.
#[derive(Clone, Copy)]
pub struct Spoken<'a> {
    /// The names.
    pub names: &'a dyn Names,
    /// The language.
    pub language: Language,
}

impl fmt::Debug for Spoken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Spoken({})", self.language)
    }
}

impl Names for Spoken<'_> {
    fn seat(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.seat(seat, f)
    }

    fn cell(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.cell(cell, f)
    }

    fn cells(&self, cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.cells(cells, f)
    }

    fn column(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.column(place, f)
    }

    fn row(&self, place: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.row(place, f)
    }

    fn aimed(&self, cell: Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.aimed(cell, f)
    }

    fn name(&self, thing: &dyn Nameable, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.name(thing, f)
    }

    fn component(&self, cell: Cell) -> Option<&'static str> {
        self.names.component(cell)
    }

    fn say(&self, message: &dyn Message) -> Option<String> {
        (self.language != Language::English).then(|| tell(message, self.names, self.language).ok()).flatten()
    }
}
