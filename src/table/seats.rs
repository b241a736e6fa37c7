//! Sets of seats.

use core::fmt;

use crate::table::Seat;

/// A set of seats. Serialised as an ascending list of numbers.
///
/// ```
/// use starwright::table::{Seat, SeatSet};
///
/// let mut seats = SeatSet::of(3);
/// seats.remove(Seat::One);
/// assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::Zero, Seat::Two]);
/// assert_eq!(seats.to_string(), "seat 0, seat 2");
/// assert_eq!(format!("{seats:?}"), "{Zero, Two}");
/// ```
///
/// JSON: `[0, 2]`
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The seats of a table of `players`.
    #[must_use]
    pub fn of(players: u8) -> Self {
        Seat::of(players).collect()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set contains a seat.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.number() & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.number();
    }

    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.number());
    }

    /// The seats, ascending.
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }

    /// The first seat.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        match self.0.trailing_zeros() {
            0 => Some(Seat::Zero),
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            3 => Some(Seat::Three),
            4 => Some(Seat::Four),
            _ => None,
        }
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        Self(1 << seat.number())
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The seats, separated by commas.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        self.iter().enumerate().try_for_each(|(place, seat)| {
            f.write_str(if place == 0 { "" } else { ", " })?;
            seat.fmt(f)
        })
    }
}
