//! The fields of an object, read by name.

use serde::de::{Deserialize, Error};

use crate::table::wire::{Name, Node, WireError, word};

/// More players than any game allows; the game itself checks the exact limit.
const FEW: usize = 64;

/// Checks that the list `players` is short, see [`Fields::few`].
pub(crate) fn few_players(fields: &mut Fields<'_>) -> Result<(), WireError> {
    fields.few("players")
}

/// The fields of an object.
pub(crate) struct Fields<'a> {
    all: &'a [(Name<'a>, Node<'a>)],
    /// The tag and its value, once read.
    tag: Option<(&'static str, &'a str)>,
}

impl<'a> Fields<'a> {
    /// The fields of a node that is an object without duplicate fields.
    pub(crate) fn of(node: &'a Node<'_>) -> Result<Self, WireError> {
        Ok(Self { all: node.fields()?, tag: None })
    }

    /// The value of a field, if present.
    pub(crate) fn get(&self, name: &str) -> Option<&'a Node<'a>> {
        self.all.iter().find(|(field, _)| field == name).map(|(_, node)| node)
    }

    /// The value of a required field that is a text.
    pub(crate) fn word(&self, name: &'static str) -> Result<&'a str, WireError> {
        let node = self.get(name).ok_or_else(|| WireError::missing_field(name))?;
        word(node).map_err(|error| error.within(name))
    }

    /// The text of the tag.
    pub(crate) fn text(&mut self, name: &'static str) -> Result<&'a str, WireError> {
        let text = self.word(name)?;
        self.tag = Some((name, text));
        Ok(text)
    }

    /// Nothing if the tag is present, otherwise the value of another tag.
    pub(crate) fn tagged_else(&mut self, tag: &'static str, other: &'static str) -> Result<Option<&'a str>, WireError> {
        match (self.get(tag), self.get(other)) {
            (Some(_), None) => Ok(None),
            (None, Some(_)) => self.text(other).map(Some),
            (found, _) => {
                let found = if found.is_some() { "both" } else { "neither" };
                Err(WireError::new(format_args!(
                    "a choice has the field `{tag}` or the field `{other}`, and this has {found}"
                )))
            }
        }
    }

    /// Whether there are no fields but the tag and these.
    pub(crate) fn only(&self, known: &'static [&'static str]) -> Result<(), WireError> {
        let tag = self.tag.map(|(tag, _)| tag);
        let unknown =
            self.all.iter().find(|(field, _)| Some(field.as_ref()) != tag && !known.contains(&field.as_ref()));
        let Some((field, _)) = unknown else { return Ok(()) };
        let error = WireError::unknown_field(field, known);
        Err(match self.tag {
            Some((_, variant)) => WireError::new(format_args!("`{variant}`: {error}")),
            None => error,
        })
    }

    /// Checks that a list has no more items than a table has seats, before any item is read: a few letters may stand for a whole
    /// fleet.
    pub(crate) fn few(&self, name: &'static str) -> Result<(), WireError> {
        match self.get(name) {
            Some(Node::List(items)) if items.len() > FEW => {
                Err(WireError::invalid_length(items.len(), &"one for each of a few players").within(name))
            }
            _ => Ok(()),
        }
    }

    /// The value of a required field.
    pub(crate) fn take<'de, T: Deserialize<'de>>(&mut self, name: &'static str) -> Result<T, WireError> {
        let node = self.get(name).ok_or_else(|| WireError::missing_field(name))?;
        T::deserialize(node).map_err(|error| error.within(name))
    }

    /// All fields but the tag, as an object.
    pub(crate) fn rest(&self) -> Node<'a> {
        let tag = self.tag.map(|(tag, _)| tag);
        Node::Object(self.all.iter().filter(|(field, _)| Some(field.as_ref()) != tag).cloned().collect())
    }
}
