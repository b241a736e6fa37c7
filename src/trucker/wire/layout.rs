//! `{"class": "IIIC", "tiles": [...]}`: a board and the components on it.

use alloc::vec::Vec;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::ship::layout::Layout;
use crate::trucker::wire::{board, tiles};

impl Form for Layout {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["class", "board", "opened", "tiles"])?;
        read(&mut fields)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        write(&mut object, self);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| board::schema(definitions, schema))
    }
}

serde_by_form!(Layout);

/// Reads a layout from its fields, which may be among those of a fleet.
pub(super) fn read(fields: &mut Fields<'_>) -> Result<Layout, WireError> {
    let mut layout = Layout::new(board::read(fields)?);
    for (number, (cell, component)) in fields.read_by("tiles", tiles::read)?.into_iter().enumerate() {
        let placed = layout.place(cell, component);
        placed.map_err(|error| WireError::new(error).at(number).within("tiles"))?;
    }
    Ok(layout)
}

pub(super) fn write(object: &mut Object, layout: &Layout) {
    board::write(object, layout.board());
    object.push("tiles", tiles::write(&layout.components().collect::<Vec<_>>()));
}

/// The fields of a layout besides its board.
#[cfg(feature = "schema")]
pub(super) fn schema(properties: &mut Properties, definitions: &mut Definitions) {
    properties.add("tiles", tiles::schema(definitions));
}
