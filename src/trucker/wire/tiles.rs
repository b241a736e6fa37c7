//! `[{"at": [2, 3], "kind": "cannon", "strength": 1, "edges": "0030", "points": "front"}]`: components with their cells.

use alloc::vec::Vec;

use crate::grid::Cell;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError};
use crate::trucker::parts::component::Component;
use crate::trucker::wire::component;

pub(super) fn read(node: &Node<'_>) -> Result<Vec<(Cell, Component)>, WireError> {
    Ok(Vec::<Tile>::read(node)?.into_iter().map(|Tile(tile)| tile).collect())
}

pub(super) fn write(tiles: &[(Cell, Component)]) -> Node<'static> {
    Node::List(tiles.iter().map(|&tile| Tile(tile).write()).collect())
}

#[cfg(feature = "schema")]
pub(super) fn schema(definitions: &mut Definitions) -> Node<'static> {
    Vec::<Tile>::schema(definitions)
}

struct Tile((Cell, Component));

impl Form for Tile {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["at", "kind", "strength", "capacity", "edges", "points", "covers", "tile"])?;
        Ok(Self((fields.read("at")?, component::read(&mut fields)?)))
    }

    fn write(&self) -> Node<'static> {
        let Self((at, component)) = self;
        let mut tile = Object::new();
        tile.put("at", at);
        component::write(&mut tile, *component);
        tile.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named_as::<Self>("placed_tile", |definitions| {
            component::schema(definitions, |definitions| properties!(definitions { at: Cell }))
        })
    }
}
