//! Axial hexes: coordinates, the six directions, distances, rays and rings.
//!
//! Hexes are flat-topped, `q` grows to the south-east and `r` to the south:
//!
//! ```text
//!         N
//!    NW  ___  NE
//!       /q,r\
//!       \___/
//!    SW       SE
//!         S
//! ```
//!
//! ```
//! use starwright::hex::{Direction, Hex};
//!
//! let start = Hex::new(0, 0);
//! assert_eq!(start.step(Direction::NorthEast), Hex::new(1, -1));
//! assert_eq!(start.distance(Hex::new(2, -3)), 3);
//! assert_eq!(start.ring(2).count(), 12);
//! ```

pub(crate) mod chart;

use core::fmt;

pub use chart::HexSet;

/// The direction of one of the six neighbours of a hex. Printed as a compass point, such as `south-east`, and serialised as its
/// number, 0 to 5.
///
/// JSON: `5`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// 0: (0, −1).
    North,
    /// 1: (+1, −1).
    NorthEast,
    /// 2: (+1, 0).
    SouthEast,
    /// 3: (0, +1).
    South,
    /// 4: (−1, +1).
    SouthWest,
    /// 5: (−1, 0).
    NorthWest,
}

impl Direction {
    /// All six, clockwise from north.
    pub const ALL: [Self; 6] =
        [Self::North, Self::NorthEast, Self::SouthEast, Self::South, Self::SouthWest, Self::NorthWest];

    /// Its number, 0 to 5 clockwise from north.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The direction with this number, modulo 6.
    #[must_use]
    pub const fn from_number(number: u8) -> Self {
        match number % 6 {
            0 => Self::North,
            1 => Self::NorthEast,
            2 => Self::SouthEast,
            3 => Self::South,
            4 => Self::SouthWest,
            _ => Self::NorthWest,
        }
    }

    /// This direction turned clockwise by `hexsides`.
    #[must_use]
    pub const fn clockwise(self, sides: u8) -> Self {
        Self::from_number(self.number() + sides % 6)
    }

    /// The number of hexsides between two directions, 0 to 3.
    #[must_use]
    pub const fn apart(self, other: Self) -> u8 {
        let turn = (self.number() + 6 - other.number()) % 6;
        if turn > 3 { 6 - turn } else { turn }
    }

    /// The step from a hex to its neighbour in this direction.
    #[must_use]
    pub const fn unit(self) -> Hex {
        match self {
            Self::North => Hex::new(0, -1),
            Self::NorthEast => Hex::new(1, -1),
            Self::SouthEast => Hex::new(1, 0),
            Self::South => Hex::new(0, 1),
            Self::SouthWest => Hex::new(-1, 1),
            Self::NorthWest => Hex::new(-1, 0),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::North => "north",
            Self::NorthEast => "north-east",
            Self::SouthEast => "south-east",
            Self::South => "south",
            Self::SouthWest => "south-west",
            Self::NorthWest => "north-west",
        })
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> Self {
        direction.number()
    }
}

impl TryFrom<u8> for Direction {
    type Error = NotADirection;

    fn try_from(number: u8) -> Result<Self, NotADirection> {
        if number < 6 { Ok(Self::from_number(number)) } else { Err(NotADirection { number }) }
    }
}

/// The number is not a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a direction is 0 to 5 clockwise from north, not {number}")]
pub struct NotADirection {
    /// The number given.
    pub number: u8,
}

/// A hex, or a vector between hexes, in axial coordinates. Serialised as `[q, r]`.
///
/// Arithmetic wraps at the limits of `i8`, so it never panics.
///
/// JSON: `[-1, 4]`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// The column, growing to the south-east.
    pub q: i8,
    /// The row along the column, growing to the south.
    pub r: i8,
}

impl Hex {
    /// The hex in the middle.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The hex at `q`, `r`.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// This hex plus a vector.
    #[must_use]
    pub const fn plus(self, way: Self) -> Self {
        Self::new(self.q.wrapping_add(way.q), self.r.wrapping_add(way.r))
    }

    /// The vector from `start` to this hex.
    #[must_use]
    pub const fn minus(self, start: Self) -> Self {
        Self::new(self.q.wrapping_sub(start.q), self.r.wrapping_sub(start.r))
    }

    /// This vector times `factor`.
    #[must_use]
    pub const fn times(self, factor: i8) -> Self {
        Self::new(self.q.wrapping_mul(factor), self.r.wrapping_mul(factor))
    }

    /// The neighbour in `direction`.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        self.plus(direction.unit())
    }

    /// The hex `steps` hexes away in `direction`.
    #[must_use]
    pub const fn ahead(self, direction: Direction, steps: i8) -> Self {
        self.plus(direction.unit().times(steps))
    }

    /// This vector rotated clockwise about the origin by sixths of a turn.
    #[must_use]
    pub const fn rotated(self, sixths: u8) -> Self {
        let (q, r) = (self.q, self.r);
        let s = q.wrapping_add(r).wrapping_neg();
        match sixths % 6 {
            0 => self,
            1 => Self::new(r.wrapping_neg(), s.wrapping_neg()),
            2 => Self::new(s, q),
            3 => Self::new(q.wrapping_neg(), r.wrapping_neg()),
            4 => Self::new(r, s),
            _ => Self::new(s.wrapping_neg(), q.wrapping_neg()),
        }
    }

    /// The distance from the origin, in steps.
    #[must_use]
    pub const fn length(self) -> u8 {
        let (q, r) = (self.q as i16, self.r as i16);
        let (q, r, s) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let longest = if q >= r && q >= s {
            q
        } else if r >= s {
            r
        } else {
            s
        };
        if longest > 255 { 255 } else { longest.to_le_bytes()[0] }
    }

    /// The distance to `other`, in steps.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.minus(other).length()
    }

    /// Whether `other` is at most `radius` steps away.
    pub(crate) const fn is_near(self, other: Self, radius: u8) -> bool {
        let (q, r) = (self.q as i16 - other.q as i16, self.r as i16 - other.r as i16);
        let most = radius as u16;
        q.unsigned_abs() <= most && r.unsigned_abs() <= most && (q + r).unsigned_abs() <= most
    }

    /// The direction in which `neighbour` lies, if it is one of the six neighbours.
    #[must_use]
    pub fn direction_to(self, neighbour: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == neighbour)
    }

    /// The six neighbours, clockwise from north.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        Direction::ALL.into_iter().map(move |direction| self.step(direction))
    }

    /// The hexes in `direction`, nearest first, up to `length` steps away, without this one.
    pub fn ray(self, direction: Direction, length: u8) -> impl Iterator<Item = Self> + Clone {
        (0..length).scan(self, move |at, _| {
            *at = at.step(direction);
            Some(*at)
        })
    }

    /// The hexes exactly `radius` steps away, clockwise from the northern one; for radius 0, this hex.
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Self> + Clone {
        let centre = (radius == 0).then_some(self);
        let start = (0..radius).fold(self, |at, _| at.step(Direction::North));
        let walk = (0..6 * u16::from(radius)).scan(start, move |at, walked| {
            let here = *at;
            let side = (walked / u16::from(radius)).to_le_bytes()[0];
            *at = at.step(Direction::from_number(side + 2));
            Some(here)
        });
        centre.into_iter().chain(walk)
    }

    /// This hex and all within `radius` steps, ring by ring.
    pub fn disc(self, radius: u8) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |distance| self.ring(distance))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q, self.r)
    }
}

impl From<[i8; 2]> for Hex {
    fn from([q, r]: [i8; 2]) -> Self {
        Self::new(q, r)
    }
}

impl From<Hex> for [i8; 2] {
    fn from(hex: Hex) -> Self {
        [hex.q, hex.r]
    }
}

#[cfg(test)]
mod tests {
    use super::Hex;

    #[test]
    fn near_is_within_the_distance() {
        let around = |hex: Hex| hex.disc(6).chain([Hex::new(i8::MIN, 1), Hex::new(3, i8::MAX)]);
        for start in around(Hex::new(4, -3)) {
            for end in around(Hex::new(2, 1)) {
                let (q, r) = (i32::from(start.q) - i32::from(end.q), i32::from(start.r) - i32::from(end.r));
                let distance = (q.abs() + r.abs() + (q + r).abs()) / 2;
                for radius in [0, 1, 3, 255] {
                    assert_eq!(start.is_near(end, radius), distance <= i32::from(radius), "{start} {end}");
                }
            }
        }
    }
}
