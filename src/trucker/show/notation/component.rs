//! `t94v` or `cannon2:0130<`: one component.

use alloc::string::String;
use core::fmt::Write;

use crate::grid::Side;
use crate::trucker::parts::component::row::Size;
use crate::trucker::parts::component::{Component, Kind, TileId};
use crate::trucker::show::notation::error::{Fault, NotationError, letters};
use crate::trucker::show::notation::reader::Reader;

const EXPECTED: &str = "an empty place, a tile or a kind of component";
const SIZED: &str =
    "a kind of component, with its strength or capacity if there are several: cannon1, battery2, but cabin";

pub(super) fn write(text: &mut String, component: Component) {
    // writing to a string cannot fail
    let _ = match component.tile() {
        Some(tile) => write!(text, "t{tile}"),
        None => write!(text, "{}{}:{}", component.kind().name(), Sized(component.kind()), component.edges()),
    };
    let front = component.rotation().map_or(component.facing(), |rotation| Side::Front.turned(rotation));
    text.extend(pointer(front));
}

pub(super) fn read(reader: &mut Reader<'_>) -> Result<Component, NotationError> {
    let start = *reader;
    let name = reader.word(|letter| letter.is_ascii_lowercase() || letter == '_');
    if name.is_empty() {
        return Err(nameless(start));
    }
    if name == "t" { tile(reader) } else { other(reader, start, name) }
}

/// An error for a missing or unknown name.
fn nameless(mut reader: Reader<'_>) -> NotationError {
    let start = reader;
    let word = reader.word(|letter| letter.is_ascii_alphabetic() || letter == '_');
    let names = core::iter::once("t").chain(Kind::ALL.iter().copied().map(Kind::name));
    match letters(word, names) {
        Some(fault) => start.wrong(word, fault),
        None => start.expected(EXPECTED),
    }
}

fn tile(reader: &mut Reader<'_>) -> Result<Component, NotationError> {
    const EXPECTED: &str = "the number of a tile, 1 to 144";
    let start = *reader;
    let number: u8 = reader.number(EXPECTED)?;
    let tile = TileId::new(number).ok_or_else(|| start.wrong(start.until(reader), Fault::Expected(EXPECTED)))?;
    Ok(tile.component().turned(front(reader).from_front()))
}

fn other(reader: &mut Reader<'_>, start: Reader<'_>, name: &str) -> Result<Component, NotationError> {
    let size = reader.word(|letter| letter.is_ascii_digit());
    let kind = Kind::ALL.iter().copied().find(|&kind| kind.name() == name && size == alloc::format!("{}", Sized(kind)));
    let unknown = || {
        let is_known = Kind::ALL.iter().any(|kind| kind.name() == name);
        start.wrong(start.until(reader), Fault::Expected(if is_known { SIZED } else { EXPECTED }))
    };
    let kind = kind.ok_or_else(unknown)?;
    reader.demand(':', "a colon")?;
    let before = *reader;
    let digits = reader.word(|letter| letter.is_ascii_digit());
    let edges = digits.parse();
    let edges =
        edges.map_err(|_| before.wrong(digits, Fault::Expected("four digits 0 to 3: front, right, rear, left")))?;
    let facing = front(reader);
    Component::new(kind, edges, facing).map_err(|error| start.wrong(start.until(reader), error))
}

/// Where the drawn front lies.
fn front(reader: &mut Reader<'_>) -> Side {
    let turned = Side::ALL.into_iter().find(|&side| pointer(side).is_some_and(|pointer| reader.eat(pointer)));
    turned.unwrap_or(Side::Front)
}

const fn pointer(side: Side) -> Option<char> {
    match side {
        Side::Front => None,
        Side::Right => Some('>'),
        Side::Rear => Some('v'),
        Side::Left => Some('<'),
    }
}

/// Strength or capacity where a name stands for several kinds.
struct Sized(Kind);

impl core::fmt::Display for Sized {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0.row().size {
            Size::Only => Ok(()),
            Size::Strength(size) | Size::Capacity(size) => write!(f, "{size}"),
        }
    }
}
