//! The four edges of a component.

use core::fmt::{self, Write as _};

use crate::grid::{Rotation, Side};
use crate::trucker::parts::unreadable::Unreadable;

/// The connector on an edge of a component.
///
/// | facing | smooth | single | double | universal |
/// |---|---|---|---|---|
/// | **smooth** | allowed | error | error | error |
/// | **single** | error | joins | error | joins |
/// | **double** | error | error | joins | joins |
/// | **universal** | error | joins | joins | joins |
///
/// (LM-LEGAL-1 to -3; across a splice a universal joins only a universal, LM-SPLICE-2.)
///
/// JSON: `"universal"`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Connector {
    /// No connector: a smooth edge.
    #[default]
    Smooth = 0,
    /// One prong.
    Single = 1,
    /// Two prongs.
    Double = 2,
    /// Three prongs: joins any connector.
    Universal = 3,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Connector {
    "smooth" => Smooth, "single" => Single, "double" => Double, "universal" => Universal
});

impl Connector {
    /// All four, by the number of prongs.
    pub const ALL: [Self; 4] = [Self::Smooth, Self::Single, Self::Double, Self::Universal];

    /// The number of prongs, 0 for smooth; the digit in the case format.
    #[must_use]
    pub const fn prongs(self) -> u8 {
        self as u8
    }

    /// The inverse of [`prongs`](Self::prongs).
    #[must_use]
    pub const fn from_prongs(prongs: u8) -> Option<Self> {
        match prongs {
            0 => Some(Self::Smooth),
            1 => Some(Self::Single),
            2 => Some(Self::Double),
            3 => Some(Self::Universal),
            _ => None,
        }
    }
}

impl fmt::Display for Connector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Smooth => "smooth edge",
            Self::Single => "single connector",
            Self::Double => "double connector",
            Self::Universal => "universal connector",
        })
    }
}

crate::table::message::words!(Connector, Edges);

/// The four edges of a component. The text form has four digits, clockwise: front, right, rear, left. 0 is a smooth edge, 1 a
/// single, 2 a double and 3 a universal connector: `0030` has only a universal connector at its rear.
///
/// ```
/// use starwright::grid::Side;
/// use starwright::trucker::{Connector, Edges};
///
/// let edges: Edges = "0120".parse()?;
/// assert_eq!((edges.on(Side::Right), edges.on(Side::Rear)), (Connector::Single, Connector::Double));
/// # Ok::<(), starwright::trucker::Unreadable>(())
/// ```
///
/// JSON: `"0030"`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edges(u8);

impl Edges {
    /// From front, right, rear, left.
    #[must_use]
    pub const fn new(front: Connector, right: Connector, rear: Connector, left: Connector) -> Self {
        Self(front as u8 | (right as u8) << 2 | (rear as u8) << 4 | (left as u8) << 6)
    }

    /// The edge on `side`.
    #[must_use]
    pub const fn on(self, side: Side) -> Connector {
        match self.0 >> (2 * side as u8) & 3 {
            0 => Connector::Smooth,
            1 => Connector::Single,
            2 => Connector::Double,
            _ => Connector::Universal,
        }
    }

    /// The edges after a rotation.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.quarters() as u32))
    }
}

/// The four digits of the case format: prongs front, right, rear, left.
impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Side::ALL.into_iter().try_for_each(|side| f.write_char(char::from(b'0' + self.on(side).prongs())))
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Edges {
    type Err = Unreadable;

    fn from_str(digits: &str) -> Result<Self, Unreadable> {
        let connector = |byte: &u8| byte.checked_sub(b'0').and_then(Connector::from_prongs).ok_or(Unreadable::Edges);
        match digits.as_bytes() {
            [front, right, rear, left] => {
                Ok(Self::new(connector(front)?, connector(right)?, connector(rear)?, connector(left)?))
            }
            _ => Err(Unreadable::Edges),
        }
    }
}
