//! Components: kind, edges and direction.

mod edges;
mod kind;
mod outlet;
pub(crate) mod output;
mod pointing;
pub(crate) mod room;
pub(crate) mod row;
mod tile_id;

pub use edges::{Connector, Edges};
pub use kind::{Capacity, Colour, Kind};
pub use outlet::Outlet;
pub(in crate::trucker) use pointing::Pointing;
pub use tile_id::TileId;

use crate::grid::{Rotation, Side, SideSet};
use crate::table::message::{Argued, Argument};
use crate::trucker::parts::build_error::BuildError;

/// A component in its orientation: its kind, its edges and where it points.
///
/// As drawn, every component faces the front: a cannon's muzzle and a thruster's nozzle point there, an engine's exhaust
/// points to the rear, a shield covers front and right, a bi-directional cannon has its muzzles there.
/// A component without a direction always faces the front.
///
/// ```
/// use starwright::grid::{Rotation, Side};
/// use starwright::trucker::{Component, Kind};
///
/// let cannon = Component::new(Kind::SingleCannon, "0021".parse()?, Side::Front)?;
/// let turned = cannon.turned(Rotation::Quarter);
/// assert_eq!(turned.edges().to_string(), "1002");
/// assert!(turned.muzzles().contains(Side::Right));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"kind": "cannon", "strength": 1, "edges": "0030", "points": "front"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Component {
    kind: Kind,
    edges: Edges,
    facing: Side,
    tile: Option<TileId>,
}

impl Component {
    /// A component with `edges` after rotation (see [`Edges`] for the text form), facing `facing` (ignored for kinds without a
    /// direction).
    ///
    /// # Errors
    /// [`BuildError`] if a connector is where a muzzle, an exhaust or a nozzle points (LM-LEGAL-6, -7, -8).
    pub const fn new(kind: Kind, edges: Edges, facing: Side) -> Result<Self, BuildError> {
        let component = Self::unchecked(kind, edges, facing, None);
        let mut quarters = 0;
        while quarters < 4 {
            let side = Side::Front.turned(Rotation::from_quarters(quarters));
            match (component.outlet(side), edges.on(side)) {
                (None, _) | (_, Connector::Smooth) => {}
                (Some(outlet), connector) => {
                    return Err(BuildError::ConnectorOnOutlet { kind, outlet, side, connector });
                }
            }
            quarters += 1;
        }
        Ok(component)
    }

    /// For the catalogue, whose tiles a test checks with [`new`](Self::new).
    pub(in crate::trucker) const fn unchecked(kind: Kind, edges: Edges, facing: Side, tile: Option<TileId>) -> Self {
        let facing = if kind.has_direction() { facing } else { Side::Front };
        Self { kind, edges, facing, tile }
    }

    /// The kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Its edges, after rotation.
    #[must_use]
    pub const fn edges(self) -> Edges {
        self.edges
    }

    /// The edge on `side`.
    #[must_use]
    pub const fn edge(self, side: Side) -> Connector {
        self.edges.on(side)
    }

    /// The side its drawn front faces; always the front for kinds without a direction.
    #[must_use]
    pub const fn facing(self) -> Side {
        self.facing
    }

    /// Its id, if it is a real tile from the [catalogue](crate::trucker::parts::catalogue).
    #[must_use]
    pub const fn tile(self) -> Option<TileId> {
        self.tile
    }

    /// The same component turned clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::unchecked(self.kind, self.edges.turned(rotation), self.facing.turned(rotation), self.tile)
    }

    /// The sides its muzzles point to (LM-LEGAL-7, LM-KIND-1, LM-KIND-2).
    #[inline]
    #[must_use]
    pub const fn muzzles(self) -> SideSet {
        self.pointing().muzzles
    }

    /// The side its exhaust points to (LM-LEGAL-5, LM-LEGAL-6).
    #[inline]
    #[must_use]
    pub const fn exhaust(self) -> Option<Side> {
        self.pointing().exhaust
    }

    /// The side its nozzle points to (LM-LEGAL-8).
    #[inline]
    #[must_use]
    pub const fn nozzle(self) -> Option<Side> {
        self.pointing().nozzle
    }

    /// The sides it shields: two adjacent ones, or none (LM-ATTACK-6).
    #[inline]
    #[must_use]
    pub const fn covers(self) -> SideSet {
        self.pointing().covers
    }

    /// Where its outlets and shields point.
    #[inline]
    pub(in crate::trucker) const fn pointing(self) -> Pointing {
        self.kind.row().pointing(self.facing)
    }

    /// The outlet on that side, which needs the cell there empty.
    #[inline]
    #[must_use]
    pub const fn outlet(self, side: Side) -> Option<Outlet> {
        match (self.exhaust(), self.nozzle()) {
            (Some(exhaust), _) if exhaust as u8 == side as u8 => Some(Outlet::Exhaust),
            (_, Some(nozzle)) if nozzle as u8 == side as u8 => Some(Outlet::Nozzle),
            _ if self.muzzles().contains(side) => Some(Outlet::Muzzle),
            _ => None,
        }
    }

    /// The sides whose neighbouring cell must be empty: muzzles, exhaust and nozzle.
    #[inline]
    #[must_use]
    pub const fn outlets(self) -> SideSet {
        self.pointing().outlets
    }
}

impl Argued for Component {
    fn argument(&self) -> Argument<'_> {
        Argument::Word(&self.kind.row().title)
    }
}
