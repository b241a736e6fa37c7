//! Seats at the table, counted from 0.

use core::fmt;

/// A player's place, in the order of play. Serialised as its number.
///
/// ```
/// use starwright::table::Seat;
///
/// assert_eq!(Seat::Two.next(3), Seat::Zero);
/// assert_eq!(Seat::of(2).map(Seat::number).collect::<Vec<_>>(), [0, 1]);
/// ```
///
/// JSON: `2`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Seat 0.
    Zero,
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
}

impl Seat {
    /// All five, in order.
    pub const ALL: [Self; 5] = [Self::Zero, Self::One, Self::Two, Self::Three, Self::Four];

    /// Its number, 0 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The seats of a table of `players`, in order.
    #[must_use]
    pub fn of(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(usize::from(players))
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub fn next(self, players: u8) -> Self {
        let number = self.number() + 1;
        Self::of(players).nth(usize::from(number)).unwrap_or(Self::Zero)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::ALL.into_iter().find(|seat| seat.number() == number).ok_or(NoSuchSeat { number })
    }
}

/// The number is not a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is 0 to 4, not {number}")]
pub struct NoSuchSeat {
    /// The number given.
    pub number: u8,
}

/// One value for each possible seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct PerSeat<T>(pub(crate) [T; 5]);

impl<T> PerSeat<T> {
    pub(crate) fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value))
    }

    pub(crate) const fn get(&self, seat: Seat) -> &T {
        let [zero, one, two, three, four] = &self.0;
        match seat {
            Seat::Zero => zero,
            Seat::One => one,
            Seat::Two => two,
            Seat::Three => three,
            Seat::Four => four,
        }
    }

    pub(crate) const fn get_mut(&mut self, seat: Seat) -> &mut T {
        let [zero, one, two, three, four] = &mut self.0;
        match seat {
            Seat::Zero => zero,
            Seat::One => one,
            Seat::Two => two,
            Seat::Three => three,
            Seat::Four => four,
        }
    }
}
