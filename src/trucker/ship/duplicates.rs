//! Duplicate tiles.

use alloc::collections::BTreeMap;

use crate::grid::CellSet;
use crate::trucker::parts::component::TileId;
use crate::trucker::ship::layout::Layout;

/// # Real tiles
impl Layout {
    /// The real tiles that occur more than once, by number, each with its cells. Each real tile is unique, so a ship with a
    /// duplicate was copied wrongly; the ship check does not report that.
    ///
    /// ```
    /// use starwright::trucker::Layout;
    ///
    /// let layout: Layout = "I 2,t88,2/5/5/5/5".parse()?;
    /// assert_eq!(layout.duplicates().count(), 0);
    /// let layout: Layout = "I 2,t88,2/1,t88v,3/5/5/5".parse()?;
    /// let (tile, cells) = layout.duplicates().next().ok_or("tile 88 lies twice")?;
    /// assert_eq!((tile.get(), cells.to_string().as_str()), (88, "(2, 0), (1, 1)"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn duplicates(&self) -> impl Iterator<Item = (TileId, CellSet)> + use<> {
        let mut lying: BTreeMap<TileId, CellSet> = BTreeMap::new();
        for (cell, component) in self.components() {
            if let Some(tile) = component.tile() {
                lying.entry(tile).or_default().insert(cell);
            }
        }
        lying.into_iter().filter(|(_, cells)| cells.len() > 1)
    }
}
