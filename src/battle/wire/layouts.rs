//! A layout: the name of a built-in one, or all of a custom one.

use alloc::vec::Vec;

use crate::battle::board::{Layout, ZONE};
use crate::hex::Hex;
use crate::table::Confidence;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions};
use crate::table::wire::{Form, Node, WireError, form, serde_by_form};

const THREE: &str = "three_players";
const FOUR: &str = "four_players";

/// A custom layout.
struct Custom {
    radius: u8,
    asteroids: Vec<Hex>,
    zones: Vec<[Hex; ZONE]>,
}

form!(Custom { radius, asteroids, zones });

impl Form for Layout {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        match node {
            Node::Text(name) if name == THREE => Ok(Self::three_players()),
            Node::Text(name) if name == FOUR => Ok(Self::four_players()),
            Node::Text(name) => Err(WireError::unknown_variant(name, &[THREE, FOUR])),
            _ => {
                let Custom { radius, asteroids, zones } = Form::read(node)?;
                Self::custom(radius, &asteroids, &zones).map_err(WireError::new)
            }
        }
    }

    fn write(&self) -> Node<'static> {
        match self.provenance() {
            Confidence::Likely => Node::Text(FOUR.into()),
            Confidence::Invented => Node::Text(THREE.into()),
            _ => {
                let (asteroids, zones) = (self.asteroids().to_vec(), self.zones().to_vec());
                Custom { radius: self.radius(), asteroids, zones }.write()
            }
        }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            schema::any_of(alloc::vec![schema::words([THREE, FOUR]), Custom::schema(definitions)])
        })
    }
}

serde_by_form!(Layout);
