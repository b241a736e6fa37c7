//! A layout: the name of a built-in one, or all of a custom one.

use alloc::vec::Vec;

use serde::ser::{Serialize, Serializer};

use crate::battle::board::{Layout, ZONE};
use crate::hex::Hex;
use crate::table::Certainty;
use crate::table::wire::{Node, Wire, WireError, object, readable, write};

const THREE: &str = "three_players";
const FOUR: &str = "four_players";

/// A layout of the caller's own.
struct Custom {
    radius: u8,
    asteroids: Vec<Hex>,
    zones: Vec<[Hex; ZONE]>,
}

object!(Custom { radius, asteroids, zones });

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.provenance(), self.players()) {
            (Certainty::Likely, _) => write(FOUR, serializer),
            (Certainty::Invented, _) => write(THREE, serializer),
            _ => {
                let (asteroids, zones) = (self.asteroids().to_vec(), self.zones().to_vec());
                write(&Custom { radius: self.radius(), asteroids, zones }, serializer)
            }
        }
    }
}

impl Wire for Layout {
    fn of(node: &Node) -> Result<Self, WireError> {
        match node {
            Node::Text(name) if name == THREE => Ok(Self::three_players()),
            Node::Text(name) if name == FOUR => Ok(Self::four_players()),
            Node::Text(name) => Err(WireError::unknown_variant(name, &[THREE, FOUR])),
            _ => {
                let Custom { radius, asteroids, zones } = Wire::of(node)?;
                Self::custom(radius, &asteroids, &zones).map_err(WireError::new)
            }
        }
    }
}

readable!(Layout);
