//! The strength of single components.

use crate::grid::Side;
use crate::trucker::parts::component::Component;
use crate::trucker::parts::component::row::Row;

/// What a component adds to the strengths of its ship (LM-FLEET-16, LM-KIND-1, LM-KIND-2).
///
/// A pair of auto-defences adds strength, too, but a single one does not (LM-KIND-5).
///
/// JSON: `{"engine_points": 0, "cannon_halves": 2, "powered": false}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Output {
    /// Engine strength, in points.
    pub engine_points: u8,
    /// Cannon strength, in half points.
    pub cannon_halves: u8,
    /// Whether each use costs a battery (BG-POWER).
    pub powered: bool,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Output { engine_points, cannon_halves, powered });

impl Output {
    /// Of a component that faces that side.
    #[inline]
    pub(in crate::trucker) const fn of(row: &Row, facing: Side) -> Self {
        let &Row { engine_points, cannon_halves: [forward, otherwise], powered, .. } = row;
        let cannon_halves = if row.pointing(facing).muzzles.contains(Side::Front) { forward } else { otherwise };
        Self { engine_points, cannon_halves, powered }
    }
}

impl Component {
    /// What it adds to the strengths of its ship. The direction of an engine does not matter, because one that does not point to
    /// the rear is illegal (LM-LEGAL-5) and never flies.
    ///
    /// ```
    /// use starwright::grid::Side;
    /// use starwright::trucker::{Component, Edges, Kind};
    ///
    /// let to_the_left = Component::new(Kind::DoubleCannon, Edges::default(), Side::Left)?;
    /// assert_eq!(to_the_left.output().cannon_halves, 2);
    /// assert!(to_the_left.output().powered);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn output(self) -> Output {
        Output::of(self.kind().row(), self.facing())
    }
}
