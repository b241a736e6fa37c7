//! The numbers printed at lines: of each line one by itself, several as a list, none as null (LM-BOARD-1).

use alloc::vec;
use alloc::vec::Vec;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, any_of, null, number, some};
use crate::table::wire::{Form, Node, WireError};
#[cfg(feature = "schema")]
use crate::trucker::parts::blueprint::Numbers;

/// The numbers of every line.
pub(super) fn read(node: &Node<'_>) -> Result<Vec<Vec<u8>>, WireError> {
    Ok(Vec::<Printed>::read(node)?.into_iter().map(|Printed(numbers)| numbers).collect())
}

pub(super) fn write(lines: &[Vec<u8>]) -> Node<'static> {
    Node::List(lines.iter().cloned().map(|line| Printed(line).write()).collect())
}

#[cfg(feature = "schema")]
pub(super) fn schema(definitions: &mut Definitions) -> Node<'static> {
    Vec::<Printed>::schema(definitions)
}

struct Printed(Vec<u8>);

impl Form for Printed {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        match node {
            Node::Null => Ok(Self(Vec::new())),
            Node::List(numbers) if numbers.is_empty() => Err(WireError::new("a line without a number is null")),
            Node::List(_) => Form::read(node).map(Self),
            _ => u8::read(node).map(|number| Self(vec![number])),
        }
    }

    fn write(&self) -> Node<'static> {
        match self.0.as_slice() {
            [] => Node::Null,
            [number] => number.write(),
            _ => self.0.write(),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|_| {
            let number = || number(1, Numbers::GREATEST.into());
            any_of(vec![number(), some(number()), null()])
        })
    }
}
