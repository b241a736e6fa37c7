//! The arguments of messages.

use core::any::Any;
use core::fmt;

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Rotation, Side};
use crate::hex::{Direction, Hex};
use alloc::vec::Vec;

use crate::table::message::Message;
use crate::table::{Actor, Seat};

/// A field of a message.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Argument<'a> {
    /// An empty optional field.
    None,
    /// A number, which may select a plural.
    Number(i64),
    /// A number of tenths, which may select a plural.
    Tenths(i64),
    /// A number of halves, such as a strength, which may select a plural.
    Halves(u32),
    /// A player.
    Seat(Seat),
    /// The table, as an actor.
    Table,
    /// A cell.
    Cell(Cell),
    /// The component on a cell, by its kind where the [`Names`](crate::table::message::Names) know it.
    Component(Cell),
    /// Cells.
    Cells(CellSet),
    /// Several things in one phrase.
    Several(&'a dyn Several),
    /// A column of the board, from 0.
    Column(u8),
    /// A row of the board, from 0.
    Row(u8),
    /// The aimed cell.
    Aimed(Cell),
    /// A thing that its game names, such as a ship.
    Named(&'a dyn Nameable),
    /// Another message.
    Message(&'a dyn Message),
    /// A fixed text.
    Text(&'static str),
    /// A word that does not depend on names.
    Word(&'a dyn fmt::Display),
}

impl fmt::Debug for Argument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("None"),
            Self::Table => f.write_str("Table"),
            Self::Number(number) => write!(f, "Number({number})"),
            Self::Seat(seat) => write!(f, "Seat({})", seat.number()),
            Self::Cell(cell) => write!(f, "Cell{cell}"),
            Self::Component(cell) => write!(f, "Component{cell}"),
            Self::Tenths(tenths) => write!(f, "Tenths({tenths})"),
            Self::Halves(halves) => write!(f, "Halves({halves})"),
            Self::Cells(cells) => write!(f, "Cells({cells})"),
            Self::Column(place) => write!(f, "Column({place})"),
            Self::Row(place) => write!(f, "Row({place})"),
            Self::Aimed(cell) => write!(f, "Aimed{cell}"),
            Self::Text(text) => write!(f, "Text({text})"),
            Self::Several(several) => write!(f, "Several({})", several.count()),
            Self::Message(_) => f.write_str("Message"),
            Self::Named(thing) => write!(f, "Named({thing})"),
            Self::Word(word) => write!(f, "Word({word})"),
        }
    }
}

/// A thing with a name, which [`Names`](crate::table::message::Names) may replace. `Display` prints the default.
pub trait Nameable: fmt::Display + Any {}

impl dyn Nameable {
    /// The thing itself, if it is of this type.
    #[must_use]
    pub fn get<T: Nameable>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A list that fills one hole.
pub trait Several {
    /// The number of items; a sentence may have a variant for none.
    fn count(&self) -> usize {
        let mut count = 0;
        self.each(&mut |_| count += 1);
        count
    }

    /// Visits them in order.
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>));

    /// The English text for an empty list.
    fn none(&self) -> &'static str {
        ""
    }

    /// The English separator.
    fn between(&self) -> &'static str {
        ", "
    }
}

impl<T: Argued> Several for Vec<T> {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        for item in self {
            visit(item.argument());
        }
    }

    fn between(&self) -> &'static str {
        T::BETWEEN
    }
}

impl<T: Argued, const N: usize> Several for [T; N] {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        for item in self {
            visit(item.argument());
        }
    }

    fn between(&self) -> &'static str {
        T::BETWEEN
    }
}

impl From<&'static str> for Argument<'_> {
    fn from(text: &'static str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a dyn Message> for Argument<'a> {
    fn from(message: &'a dyn Message) -> Self {
        Self::Message(message)
    }
}

/// The most fields that a message has; a row with more does not compile.
pub(crate) const MOST: usize = 8;

/// The fields of a message, by name.
#[derive(Clone, Debug)]
pub struct Arguments<'a> {
    all: [(&'static str, Argument<'a>); MOST],
    count: usize,
}

impl<'a> Arguments<'a> {
    /// Those of a message.
    #[must_use]
    pub fn of(message: &'a dyn Message) -> Self {
        let mut arguments = Self { all: [("", Argument::None); MOST], count: 0 };
        message.arguments(&mut arguments);
        arguments
    }

    /// One more.
    #[inline(never)]
    pub fn put(&mut self, name: &'static str, argument: Argument<'a>) {
        if let Some(place) = self.all.get_mut(self.count) {
            *place = (name, argument);
            self.count += 1;
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Argument<'a>> {
        self.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Argument<'a>)> + '_ {
        self.all.iter().take(self.count).copied()
    }
}

/// What can be a field of a message.
pub(crate) trait Argued {
    /// The separator in a list.
    const BETWEEN: &'static str = ", ";

    /// The field as it fills a hole.
    fn argument(&self) -> Argument<'_>;
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Argued for $number {
            fn argument(&self) -> Argument<'_> {
                Argument::Number(i64::from(*self))
            }
        }

        impl From<$number> for Argument<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl Argued for bool {
    fn argument(&self) -> Argument<'_> {
        Argument::Number(i64::from(*self))
    }
}

impl Argued for &'static str {
    fn argument(&self) -> Argument<'_> {
        Argument::Text(self)
    }
}

impl Argued for Seat {
    fn argument(&self) -> Argument<'_> {
        Argument::Seat(*self)
    }
}

impl Argued for Actor {
    fn argument(&self) -> Argument<'_> {
        match self {
            Self::Seat(seat) => Argument::Seat(*seat),
            Self::Table => Argument::Table,
        }
    }
}

impl Argued for Cell {
    fn argument(&self) -> Argument<'_> {
        Argument::Cell(*self)
    }
}

impl Argued for CellSet {
    fn argument(&self) -> Argument<'_> {
        Argument::Cells(*self)
    }
}

impl<T: Argued> Argued for Vec<T> {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl<T: Argued, const N: usize> Argued for [T; N] {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl<T: Argued> Argued for Option<T> {
    fn argument(&self) -> Argument<'_> {
        self.as_ref().map_or(Argument::None, Argued::argument)
    }
}

/// Types whose `Display` is a name that a table may have another for.
macro_rules! nameable {
    ($($thing:ty),* $(,)?) => {
        $(impl $crate::table::message::Nameable for $thing {}

        impl $crate::table::message::Argued for $thing {
            fn argument(&self) -> $crate::table::message::Argument<'_> {
                $crate::table::message::Argument::Named(self)
            }
        })*
    };
}

/// Types whose `Display` is a word that is the same at every table.
macro_rules! words {
    ($($word:ty),* $(,)?) => {
        $(impl $crate::table::message::Argued for $word {
            fn argument(&self) -> $crate::table::message::Argument<'_> {
                $crate::table::message::Argument::Word(self)
            }
        })*
    };
}
pub(crate) use {nameable, words};

words!(Die, Direction, Hex, Rotation, Side);
