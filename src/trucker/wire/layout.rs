//! `{"class": "IIIC", "tiles": [...]}`: a board and the components on it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::wire::{derived, write};
use crate::trucker::parts::blueprint::{Class, Marks};
use crate::trucker::ship::layout::Layout;
use crate::trucker::wire::board;
use crate::trucker::wire::board::{BlueprintWire, no_marks};
use crate::trucker::wire::component::TileWire;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LayoutWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) class: Option<Class>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) board: Option<BlueprintWire>,
    #[serde(default, skip_serializing_if = "no_marks")]
    pub(super) opened: Marks,
    pub(super) tiles: Vec<TileWire>,
}

impl LayoutWire {
    pub(super) fn of(layout: &Layout) -> Self {
        let class = layout.board().class();
        Self {
            class,
            board: class.is_none().then(|| BlueprintWire::of(layout.board().blueprint())),
            opened: layout.board().opened(),
            tiles: layout.components().map(|(cell, component)| TileWire::of(Some(cell), component)).collect(),
        }
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&LayoutWire::of(self), serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(derived::<LayoutWire, D>(deserializer)?).map_err(D::Error::custom)
    }
}

/// A layout from its wire parts.
pub(super) fn read(wire: LayoutWire) -> Result<Layout, String> {
    let mut layout = Layout::new(board::read(wire.class, wire.board, wire.opened)?);
    for (number, tile) in wire.tiles.iter().enumerate() {
        let tile_text = |error| format!("tile {number}: {error}");
        let at = tile.at.ok_or_else(|| tile_text("it has no `at`".into()))?;
        let component = tile.component().map_err(tile_text)?;
        layout.place(at, component).map_err(|error| tile_text(board::text(error)))?;
    }
    Ok(layout)
}
