//! `{"class": "IVC", "opened": ["3", "="]}`, or a `board` of the caller's own.

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, any_of, null, properties, words};
use crate::table::wire::{Fields, Form, Node, Object, WireError, form, serde_by_form};
use crate::trucker::parts::blueprint::{Class, LossPenalty, Mark, Marks, Parts};
use crate::trucker::parts::board::Board;
use crate::trucker::wire::printed;

impl Form for Board {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["class", "board", "opened"])?;
        read(&mut fields)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        write(&mut object, self);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| schema(definitions, |_, _| {}))
    }
}

serde_by_form!(Board);

/// Reads a board from its fields, which may be among others.
pub(super) fn read(fields: &mut Fields<'_>) -> Result<Board, WireError> {
    let board = match (fields.read_or("class", None::<Class>)?, fields.read_or("board", None::<Parts>)?) {
        (Some(class), None) => Board::new(class),
        (None, Some(parts)) => Board::custom(parts.build().map_err(|error| WireError::new(error).within("board"))?),
        _ => return Err(WireError::new("there must be either a `class` or a `board`")),
    };
    board.with_opened(fields.read_or("opened", Marks::EMPTY)?).map_err(|error| WireError::new(error).within("opened"))
}

pub(super) fn write(object: &mut Object, board: &Board) {
    match board.class() {
        Some(class) => object.put("class", &class),
        None => object.put("board", &Parts::of(board.blueprint())),
    }
    object.put_unless("opened", &board.opened(), &Marks::EMPTY);
}

// Everything printed on a custom board; only `art` and `surface` are required.
form!(Parts {
    art,
    surface,
    orange_open unless = false,
    columns: printed unless = Vec::<Vec<u8>>::new(),
    rows: printed unless = Vec::<Vec<u8>>::new(),
    splice_right_of unless = None,
    starting_cabin unless = None,
    loss_penalty unless = LossPenalty::default(),
    premium unless = None,
    level unless = None,
    overtime unless = false,
});

// A mark is a text, `"3"` or `"="`.
form!(
    Mark as String,
    |text| text.parse::<Self>(),
    |mark| mark.name().into(),
    like | _ | words(Mark::ALL.map(Mark::name))
);

// Marks are a list, 1 to 6, then =.
form!(Marks as Vec<Mark>, |marks| Ok::<_, Infallible>(marks.into_iter().collect()), |marks| marks.iter().collect());

/// The schema of a board, by its class or everything printed on it, before other fields.
#[cfg(feature = "schema")]
pub(super) fn schema(definitions: &mut Definitions, rest: fn(&mut Properties, &mut Definitions)) -> Node<'static> {
    let mut class = properties!(definitions { class: Class; opened: Marks });
    class.may("board", null());
    let mut board = properties!(definitions { board: Parts; opened: Marks });
    board.may("class", null());
    let whole = |mut properties: Properties| {
        rest(&mut properties, definitions);
        properties.end()
    };
    any_of([class, board].map(whole).into())
}
