//! What a picture says, a row each.

use crate::grid::{Cell, Side};
use crate::trucker::fleet::aboard::Contents;
use crate::trucker::parts::component::{Component, Edges, Kind, TileId};

messages! {
    /// A title or a caption.
    #[expect(unreachable_pub, reason = "a part of a picture only")]
    pub enum Caption of "picture" {
        /// A single component has no cell.
        Component { cell: Option<Cell>, kind: Kind, edges: Edges, facing: Option<Side>, tile: Option<TileId>, contents: Option<Contents> }
            "{cell|none:|:#: }{kind}, connectors {edges}{facing|none:|, facing #}{tile|none:|, tile #}{contents|none:|, #}";
        Empty { cell: Cell } "{cell}: empty";
        Closed { cell: Cell } "{cell}: closed";
        Heat { throws: u32 } "struck in {throws} of 36 throws";
        Piece { number: u32 } "piece {number}";
        Struck "struck";
        Lost "lost";
        Attack { from: Side } "an attack from the {from}";
        Splice "the splice";
        Cylinder "the left edge meets the right edge";
        Torus "the left edge meets the right edge, and the front edge the rear edge";
        WeakSpot { size: u32, premium: u16 } "weak spot: {size|1:1 cell|# cells}, premium {premium}";
    }
}

impl Caption {
    /// Its kind, the connectors as they lie, and where its front lies if it has one.
    pub(super) fn of(component: Component, cell: Option<Cell>, contents: Option<Contents>) -> Self {
        Self::Component {
            cell,
            kind: component.kind(),
            edges: component.edges(),
            facing: component.kind().has_direction().then(|| component.facing()),
            tile: component.tile(),
            contents: contents.filter(|&contents| contents != Contents::Nothing),
        }
    }
}
