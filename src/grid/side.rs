//! The four sides of a cell, and quarter turns.

use core::fmt;
use core::str::FromStr;

/// A side of a cell, of a component, or of a whole board. Front is the top of a drawing.
///
/// ```
/// use starwright::grid::{Rotation, Side};
///
/// assert_eq!(Side::Front.opposite(), Side::Rear);
/// assert_eq!(Side::Front.turned(Rotation::Quarter), Side::Right);
/// ```
///
/// JSON: `"front"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Toward the top row.
    Front = 0,
    /// Toward the last column.
    Right = 1,
    /// Toward the bottom row.
    Rear = 2,
    /// Toward the first column.
    Left = 3,
}

impl Side {
    /// The four sides, clockwise from the front.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Rear, Self::Left];

    /// The opposite side.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Rotation::Half)
    }

    /// The next side clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        self.turned(Rotation::Quarter)
    }

    /// The next side counter-clockwise.
    #[must_use]
    pub const fn counter_clockwise(self) -> Self {
        self.turned(Rotation::ThreeQuarters)
    }

    /// This side after a rotation.
    #[inline]
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::from_quarters(self as u8 + rotation.quarters())
    }

    /// The rotation that turns the front to this side.
    #[must_use]
    pub const fn from_front(self) -> Rotation {
        Rotation::from_quarters(self as u8)
    }

    /// Whether lines toward this side are columns.
    #[must_use]
    pub const fn is_along_column(self) -> bool {
        matches!(self, Self::Front | Self::Rear)
    }

    /// Lower-case English name: `front`, `right`, `rear`, `left`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Front => "front",
            Self::Right => "right",
            Self::Rear => "rear",
            Self::Left => "left",
        }
    }

    const fn from_quarters(quarters: u8) -> Self {
        match quarters & 3 {
            0 => Self::Front,
            1 => Self::Right,
            2 => Self::Rear,
            _ => Self::Left,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Side {
    type Err = UnknownSide;

    fn from_str(name: &str) -> Result<Self, UnknownSide> {
        Self::ALL.into_iter().find(|side| side.name() == name).ok_or(UnknownSide)
    }
}

/// The word is not a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a side is front, right, rear or left")]
pub struct UnknownSide;

/// A rotation by clockwise quarter turns. Serialised as their number, 0 to 3.
///
/// JSON: `1`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// Not turned.
    #[default]
    None = 0,
    /// A quarter turn clockwise.
    Quarter = 1,
    /// Half a turn.
    Half = 2,
    /// Three quarters clockwise, one counter-clockwise.
    ThreeQuarters = 3,
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => "not turned",
            Self::Quarter => "a quarter turn clockwise",
            Self::Half => "half a turn",
            Self::ThreeQuarters => "a quarter turn counter-clockwise",
        })
    }
}

impl Rotation {
    /// The four rotations, from none.
    pub const ALL: [Self; 4] = [Self::None, Self::Quarter, Self::Half, Self::ThreeQuarters];

    /// Clockwise quarter turns, 0 to 3.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self as u8
    }

    /// Any number of clockwise quarter turns, modulo 4.
    #[must_use]
    pub const fn from_quarters(quarters: u8) -> Self {
        match quarters & 3 {
            0 => Self::None,
            1 => Self::Quarter,
            2 => Self::Half,
            _ => Self::ThreeQuarters,
        }
    }

    /// This rotation, then another.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        Self::from_quarters(self as u8 + next as u8)
    }

    /// The inverse rotation.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self::from_quarters(4 - self as u8)
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> Self {
        rotation.quarters()
    }
}

impl TryFrom<u8> for Rotation {
    type Error = NoSuchRotation;

    fn try_from(quarters: u8) -> Result<Self, NoSuchRotation> {
        Self::ALL.into_iter().find(|rotation| rotation.quarters() == quarters).ok_or(NoSuchRotation { quarters })
    }
}

/// The number is not a rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rotation is 0 to 3 quarter turns, not {quarters}")]
pub struct NoSuchRotation {
    /// The number given.
    pub quarters: u8,
}
