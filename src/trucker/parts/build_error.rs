//! Errors in building.

use crate::grid::{Cell, Side};
use crate::trucker::parts::blueprint::Mark;
use crate::trucker::parts::component::{Component, Connector, Kind, Outlet};
use crate::trucker::rules::Rule;

messages! {
    /// Why a component is impossible, cannot be placed, or a mark cannot be opened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum BuildError refused Rule of "build" {
        /// A connector is where a muzzle, an exhaust or a nozzle points.
        ConnectorOnOutlet { kind: Kind, outlet: Outlet, side: Side, connector: Connector }
            => outlet.rule(), "a {kind} cannot have a {connector} on its {side} side: its {outlet} points there";
        NoSuchMark { mark: Mark } => Rule::LmIvc1, "this board has no cells marked {mark}";
        /// The drawing of the board shows no cell there.
        NoCell { cell: Cell } => Rule::LmLegal10, "{cell} is not a cell of this board";
        Occupied { cell: Cell, present: Component } => Rule::LmCabin4, "{cell} already holds a {present}";
    }
}
