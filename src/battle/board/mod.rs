//! Layouts: the board's size, its asteroids, its start zones.

mod layouts;

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::battle::board::layouts::BuiltIn;
use crate::battle::rules::Rule;
use crate::hex::Hex;
use crate::hex::chart::{HexSet, REACH};
use crate::table::Confidence;
use crate::table::refused::count;
use crate::table::seat::Seat;

pub use crate::battle::board::layouts::ZONE;

/// A board of hexes around (0,0) with its asteroids and start zones (BBS-3). Cheap to clone.
///
/// ```
/// use starwright::battle::Layout;
/// use starwright::table::Confidence;
///
/// let layout = Layout::four_players();
/// assert_eq!((layout.players(), layout.radius(), layout.asteroids().len()), (4, 10, 15));
/// assert_eq!(Layout::three_players().provenance(), Confidence::Invented);
/// ```
///
/// JSON: `"four_players"`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout(Arc<Plan>);

#[derive(Debug, PartialEq, Eq, Hash)]
struct Plan {
    provenance: Confidence,
    radius: u8,
    asteroids: Vec<Hex>,
    zones: Vec<[Hex; ZONE]>,
}

impl Layout {
    /// The largest radius of a board, in hexes from the centre to the edge.
    pub const MAX_RADIUS: u8 = REACH;

    /// The layout for four players: reconstructed, likely.
    #[must_use]
    pub fn four_players() -> Self {
        Self::built_in(&layouts::FOUR, Confidence::Likely)
    }

    /// The layout for three players: invented, because no source at hand gives it.
    #[must_use]
    pub fn three_players() -> Self {
        Self::built_in(&layouts::THREE, Confidence::Invented)
    }

    fn built_in(plan: &BuiltIn, provenance: Confidence) -> Self {
        Self(Arc::new(Plan {
            provenance,
            radius: plan.radius,
            asteroids: plan.asteroids.iter().map(|&hex| hex.into()).collect(),
            zones: plan.zones.iter().map(|zone| zone.map(Hex::from)).collect(),
        }))
    }

    /// A custom layout: the radius, the asteroids, one of them on (0,0), and one start zone for each of 3 or 4 players,
    /// clockwise. The six probes are always on the hexes around (0,0) (BBS-4).
    ///
    /// # Errors
    /// [`LayoutError`] for the first fault. Whether a fleet fits into a zone is not checked.
    pub fn custom(radius: u8, asteroids: &[Hex], zones: &[[Hex; ZONE]]) -> Result<Self, LayoutError> {
        if !(2..=Self::MAX_RADIUS).contains(&radius) {
            return Err(LayoutError::Radius { given: radius });
        }
        if !(3..=4).contains(&zones.len()) {
            return Err(LayoutError::Players { zones: count(zones.len()) });
        }
        if !asteroids.contains(&Hex::ORIGIN) {
            return Err(LayoutError::NoCentre);
        }
        let mut taken = Hex::ORIGIN.ring(1).collect::<HexSet>();
        for &hex in asteroids.iter().chain(zones.iter().flatten()) {
            if hex.length() > radius {
                return Err(LayoutError::OffBoard { hex, radius });
            }
            if !taken.insert(hex) {
                return Err(LayoutError::Twice { hex });
            }
        }
        let mut asteroids = asteroids.to_vec();
        asteroids.sort_unstable();
        Ok(Self(Arc::new(Plan { provenance: Confidence::Custom, radius, asteroids, zones: zones.to_vec() })))
    }

    /// How sure it is that the layout is as printed.
    #[must_use]
    pub fn provenance(&self) -> Confidence {
        self.0.provenance
    }

    /// The number of players, 3 or 4 (BBS-1).
    #[must_use]
    pub fn players(&self) -> u8 {
        if self.0.zones.len() == 3 { 3 } else { 4 }
    }

    /// The distance from the centre to the edge, in hexes.
    #[must_use]
    pub fn radius(&self) -> u8 {
        self.0.radius
    }

    /// Whether the hex is on the board.
    #[must_use]
    pub fn contains(&self, hex: Hex) -> bool {
        hex.length() <= self.0.radius
    }

    /// The hexes that hold an asteroid at the start.
    #[must_use]
    pub fn asteroids(&self) -> &[Hex] {
        &self.0.asteroids
    }

    /// The six hexes that hold a probe at the start (BBS-4).
    pub fn probes(&self) -> impl Iterator<Item = Hex> + Clone + use<> {
        Hex::ORIGIN.ring(1)
    }

    /// The start zone of a seat (BBS-8, BBS-R1); `None` for a seat that is not in the game.
    #[must_use]
    pub fn zone(&self, seat: Seat) -> Option<&[Hex; ZONE]> {
        self.0.zones.get(usize::from(seat.number()))
    }

    /// The start zones, clockwise.
    #[cfg(feature = "serde")]
    pub(super) fn zones(&self) -> &[[Hex; ZONE]] {
        &self.0.zones
    }
}

messages! {
    /// Why a layout is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum LayoutError refused Rule of "battle-layout" {
        Radius { given: u8 } with most = (Layout::MAX_RADIUS) => Rule::Bbs3, "a board has a radius of 2 to {most} hexes, not {given}";
        Players { zones: u32 } => Rule::Bbs1, "a layout has 3 or 4 start zones, not {zones}";
        NoCentre => Rule::Bbs4, "one asteroid is on (0,0), and this layout has none there";
        OffBoard { hex: Hex, radius: u8 } => Rule::Bbs3, "{hex} is off a board of radius {radius}";
        /// A hex is listed twice, or is one of the six probe hexes.
        Twice { hex: Hex } => Rule::Bbs4, "{hex} has more than one of asteroid, probe and start zone";
    }
}
