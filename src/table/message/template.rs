//! Sentences with holes.

use core::fmt;

use crate::table::Actor;
use crate::table::message::component::OnCell;
use crate::table::message::fraction::{Halves, Tenths};
use crate::table::message::{Argument, Arguments, Message, Names, Row, Several};

/// A message that prints with given names; made by [`told`].
#[derive(Clone, Copy)]
#[must_use]
pub struct Told<'a> {
    message: &'a dyn Message,
    names: &'a dyn Names,
}

/// Displays a message with the given names.
///
/// In a template `{name}` is a field, and `{name|1:1 credit|# credits}` chooses by it: the text behind `1:`, `none:` or the tag of
/// a message if the field is that, else the text without such a mark, in which `#` is the field itself. Of cells and of a
/// list a number is how many there are, and `none` is an empty one. Where the text without a mark has a colon, one more stands before
/// it. Behind the sentence of a refusal stands the id of its rule.
pub const fn told<'a>(message: &'a dyn Message, names: &'a dyn Names) -> Told<'a> {
    Told { message, names }
}

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tell(self.message, self.names, f)
    }
}

impl fmt::Debug for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes a message as [`told`] does.
pub(crate) fn tell(message: &dyn Message, names: &dyn Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(said) = names.say(message) {
        return f.write_str(&said);
    }
    if let Some(parts) = message.parts() {
        return write_all(parts, names, f);
    }
    let Row { template, .. } = message.row();
    let arguments = Arguments::of(message);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        f.write_str(before)?;
        let (hole, behind) = after.split_once('}').unwrap_or((after, ""));
        rest = behind;
        let mut parts = hole.split('|');
        let name = parts.next().unwrap_or_default();
        let argument = arguments.get(name).unwrap_or(Argument::None);
        match parts.clone().find_map(|part| chosen(part, argument)) {
            Some(text) => {
                let mut pieces = text.split('#');
                f.write_str(pieces.next().unwrap_or_default())?;
                for piece in pieces {
                    write(argument, names, f)?;
                    f.write_str(piece)?;
                }
            }
            None => write(argument, names, f)?,
        }
    }
    f.write_str(rest)?;
    match message.rule_id() {
        Some(rule) => write!(f, " ({rule})"),
        None => Ok(()),
    }
}

/// The text of a choice, if it is for this argument.
fn chosen<'t>(part: &'t str, argument: Argument<'_>) -> Option<&'t str> {
    let Some((mark, text)) = part.split_once(':') else { return Some(part) };
    let is_this = match argument {
        _ if mark.is_empty() => true,
        Argument::None => mark == "none",
        Argument::Cells(cells) => counts(mark, cells.len() as usize),
        Argument::Several(several) => counts(mark, several.count()),
        Argument::Number(number) => mark.parse() == Ok(number),
        Argument::Tenths(tenths) => mark.parse().is_ok_and(|number: i64| number.checked_mul(10) == Some(tenths)),
        Argument::Halves(halves) => mark.parse().is_ok_and(|number: u32| number.checked_mul(2) == Some(halves)),
        Argument::Message(message) => mark == message.row().key.1,
        _ => false,
    };
    is_this.then_some(text)
}

/// Whether a mark matches a count.
fn counts(mark: &str, count: usize) -> bool {
    if count == 0 { matches!(mark, "none" | "0") } else { mark.parse() == Ok(count) }
}

/// Writes an argument with the names of a table.
pub(crate) fn write(argument: Argument<'_>, names: &dyn Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match argument {
        Argument::None => Ok(()),
        Argument::Number(number) => fmt::Display::fmt(&number, f),
        Argument::Tenths(tenths) => fmt::Display::fmt(&Tenths(tenths), f),
        Argument::Halves(halves) => fmt::Display::fmt(&Halves(halves), f),
        Argument::Seat(seat) => names.seat(seat, f),
        Argument::Table => fmt::Display::fmt(&Actor::Table, f),
        Argument::Cell(cell) => names.cell(cell, f),
        Argument::Component(cell) => tell(&OnCell::of(cell, names), names, f),
        Argument::Cells(cells) => names.cells(cells, f),
        Argument::Column(place) => names.column(place, f),
        Argument::Row(place) => names.row(place, f),
        Argument::Aimed(cell) => names.aimed(cell, f),
        Argument::Named(thing) => names.name(thing, f),
        Argument::Text(text) => f.write_str(text),
        Argument::Several(several) => write_all(several, names, f),
        Argument::Message(message) => tell(message, names, f),
        Argument::Word(word) => word.fmt(f),
    }
}

fn write_all(several: &dyn Several, names: &dyn Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if several.count() == 0 {
        return f.write_str(several.none());
    }
    let (mut told, mut before) = (Ok(()), "");
    several.each(&mut |item| {
        told = told.and_then(|()| f.write_str(before)).and_then(|()| write(item, names, f));
        before = several.between();
    });
    told
}

/// Whether every hole of a template names one of these fields.
#[expect(clippy::indexing_slicing, reason = "evaluated while the crate is compiled")]
pub(crate) const fn is_complete(template: &str, fields: &[&str]) -> bool {
    let (text, mut at) = (template.as_bytes(), 0);
    while at < text.len() {
        if text[at] == b'{' {
            let start = at + 1;
            while at < text.len() && text[at] != b'}' && text[at] != b'|' {
                at += 1;
            }
            if !is_one(text, start, at, fields) {
                return false;
            }
        }
        at += 1;
    }
    true
}

/// Whether the text from `start` to `end` is one of these.
#[expect(clippy::indexing_slicing, reason = "evaluated while the crate is compiled")]
const fn is_one(text: &[u8], start: usize, end: usize, fields: &[&str]) -> bool {
    let mut field = 0;
    while field < fields.len() {
        let name = fields[field].as_bytes();
        let mut same = 0;
        while same < name.len() && start + same < end && name[same] == text[start + same] {
            same += 1;
        }
        if same == name.len() && start + same == end {
            return true;
        }
        field += 1;
    }
    false
}
