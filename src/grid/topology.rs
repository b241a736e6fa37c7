//! Which edges of a grid meet.

/// Which edges of a rectangle meet.
///
/// JSON: `"cylinder"`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topology {
    /// No edges meet.
    #[default]
    Plane,
    /// The left edge meets the right edge.
    Cylinder,
    /// The left edge meets the right edge and the front edge meets the rear edge.
    Torus,
}

impl Topology {
    /// All three, by the number of edges that meet.
    pub const ALL: [Self; 3] = [Self::Plane, Self::Cylinder, Self::Torus];

    pub(super) const fn wraps_columns(self) -> bool {
        matches!(self, Self::Cylinder | Self::Torus)
    }

    pub(super) const fn wraps_rows(self) -> bool {
        matches!(self, Self::Torus)
    }
}
