//! `{"rounds": ["IC", {"board": …}], "players": 3, …}`: a game as it is planned, each round by its class or its own board.

use alloc::vec::Vec;

use serde::de::Error as _;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, any_of, list};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::campaign::{Plan, SecondExpansion};
#[cfg(feature = "schema")]
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;

impl Form for Plan {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["rounds", "players", "first_expansion", "second_expansion", "level_three_cards"])?;
        let rounds: Vec<Flown> = fields.read_or("rounds", Vec::new())?;
        Ok(Self {
            rounds: rounds.into_iter().map(|Flown(board)| board).collect(),
            players: fields.read_or("players", 0)?,
            first_expansion: fields.read_or("first_expansion", false)?,
            second_expansion: fields.read_or("second_expansion", SecondExpansion::None)?,
            level_three_cards: fields.read_or("level_three_cards", false)?,
        })
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("rounds", &self.rounds.iter().cloned().map(Flown).collect::<Vec<_>>());
        object.put("players", &self.players);
        object.put("first_expansion", &self.first_expansion);
        object.put("second_expansion", &self.second_expansion);
        object.put("level_three_cards", &self.level_three_cards);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut properties = Properties::default();
            properties.may("rounds", list(Flown::schema(definitions)));
            properties.may("players", u8::schema(definitions));
            properties.may("first_expansion", bool::schema(definitions));
            properties.may("second_expansion", SecondExpansion::schema(definitions));
            properties.may("level_three_cards", bool::schema(definitions));
            properties.end()
        })
    }
}

serde_by_form!(Plan);

/// The board of a round: a class with no opened marks is written as its name.
struct Flown(Board);

impl Form for Flown {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let board = match node {
            Node::Text(name) => name.parse().map(Board::new).map_err(WireError::new),
            Node::Object(_) => Board::read(node),
            _ => Err(WireError::invalid_type(node.kind(), &"a class or a board")),
        };
        board.map(Self)
    }

    fn write(&self) -> Node<'static> {
        match self.0.class().filter(|_| self.0.opened().is_empty()) {
            Some(class) => class.write(),
            None => self.0.write(),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        any_of(alloc::vec![Class::schema(definitions), Board::schema(definitions)])
    }
}
