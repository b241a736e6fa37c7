//! The track: positions of markers and flight order.

mod error;

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

pub use error::TrackError;

use crate::table::{Seat, SeatSet};
use crate::trucker::cards::RoundCard;

/// The markers of up to five players on a circle of [`SPACES`](Track::SPACES) spaces, one for each fleet (BG-TRACK-1).
///
/// A position is the number of spaces travelled, from −1 000 000 to 1 000 000. The space on the circle is the position modulo 40;
/// the greater position is ahead. No two markers share a space, even laps apart, so there are no ties. Players who gave up or
/// never started have no marker.
///
/// Serialised as the list of positions by seat, `[13, null, 51]`.
///
/// ```
/// use starwright::table::Seat;
/// use starwright::trucker::flight::Track;
///
/// let mut track = Track::new(&[Some(10), Some(12), Some(51)])?;
/// // 11 is the space of 51, 12 is taken
/// assert_eq!(track.advance(Seat::Zero, 1)?, 13);
/// assert_eq!(track.order().collect::<Vec<_>>(), [Seat::Two, Seat::Zero, Seat::One]);
/// assert!(track.lapped().is_empty());
/// # Ok::<(), starwright::trucker::flight::TrackError>(())
/// ```
///
/// JSON: `[13, null, 51]`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Track {
    markers: Vec<Option<i32>>,
}

impl Track {
    /// The spaces of the circle, on every level (BG-TRACK-1).
    pub const SPACES: u8 = 40;
    /// The maximum distance of a marker from its start.
    const FURTHEST: i32 = 1_000_000;

    /// The position of the marker of each seat, `None` for a seat without one.
    ///
    /// # Errors
    /// [`TrackError`] if there are more than five seats, two markers share a space, or one is out of range.
    pub fn new(markers: &[Option<i32>]) -> Result<Self, TrackError> {
        if markers.len() > Seat::ALL.len() {
            return Err(TrackError::TooManySeats);
        }
        let mut standing: Vec<(Seat, i32)> = Vec::new();
        for (seat, position) in Seat::ALL.into_iter().zip(markers) {
            let Some(position) = *position else { continue };
            if !in_range(position) {
                return Err(TrackError::OutOfRange { seat, position });
            }
            if let Some(&(other, _)) = standing.iter().find(|(_, other)| space(*other) == space(position)) {
                return Err(TrackError::SpaceTaken { seat, other, space: space(position) });
            }
            standing.push((seat, position));
        }
        Ok(Self { markers: markers.to_vec() })
    }

    /// The start: the leader on position 0, each next marker behind by the gap of the round card (BG-TRACK-2, LM-IV3-1).
    /// `leader_first` lists those of the `players` with a ship that starts (LM-R32).
    ///
    /// # Errors
    /// [`TrackError`] if there are more than five players, or a seat is named twice or is not one of theirs.
    ///
    /// ```
    /// use starwright::table::Seat;
    /// use starwright::trucker::cards::RoundCard;
    /// use starwright::trucker::flight::Track;
    ///
    /// let track = Track::start(3, &[Seat::Two, Seat::Zero], RoundCard::II)?;
    /// assert_eq!(track.positions(), [Some(-3), None, Some(0)]);
    /// # Ok::<(), starwright::trucker::flight::TrackError>(())
    /// ```
    pub fn start(players: u8, leader_first: &[Seat], round: RoundCard) -> Result<Self, TrackError> {
        if usize::from(players) > Seat::ALL.len() {
            return Err(TrackError::TooManySeats);
        }
        let mut markers = vec![None; players.into()];
        let mut position = 0;
        for &seat in leader_first {
            let marker = markers.get_mut(index(seat)).ok_or(TrackError::NoMarker { seat })?;
            if marker.replace(position).is_some() {
                return Err(TrackError::NamedTwice { seat });
            }
            position -= i32::from(round.start_gap());
        }
        Ok(Self { markers })
    }

    /// The position of a seat's marker, if it has one.
    #[must_use]
    pub fn position(&self, seat: Seat) -> Option<i32> {
        self.markers.get(index(seat)).copied().flatten()
    }

    /// The positions by seat.
    #[must_use]
    pub fn positions(&self) -> &[Option<i32>] {
        &self.markers
    }

    /// The space of a seat's marker on the circle, from 0 to 39.
    #[must_use]
    pub fn space(&self, seat: Seat) -> Option<u8> {
        self.position(seat).map(space)
    }

    /// Moves a marker one free space forward per day gained, or backward per day lost if `days` is negative. Spaces with other
    /// markers are skipped, whatever their laps; the space just left is free (BG-TRACK-1). Returns the new position; the marker
    /// stops at the limits of the range.
    ///
    /// # Errors
    /// [`TrackError::NoMarker`], if the seat has none.
    pub fn advance(&mut self, seat: Seat, days: i32) -> Result<i32, TrackError> {
        let from = self.position(seat).ok_or(TrackError::NoMarker { seat })?;
        let others = self.standing().filter(|&(other, _)| other != seat);
        let taken = others.fold(0_u64, |taken, (_, position)| taken | 1 << space(position));
        let step = days.signum();
        let mut to = from;
        for _ in 0..days.unsigned_abs() {
            let next = next_free(taken, to, step);
            if !in_range(next) {
                break;
            }
            to = next;
        }
        if let Some(marker) = self.markers.get_mut(index(seat)) {
            *marker = Some(to);
        }
        Ok(to)
    }

    /// Removes the marker of a player whose ships have all given up (BG-TRACK-1). Returns its position.
    ///
    /// # Errors
    /// [`TrackError::NoMarker`], if the seat has none.
    pub fn take_off(&mut self, seat: Seat) -> Result<i32, TrackError> {
        let marker = self.markers.get_mut(index(seat)).and_then(Option::take);
        marker.ok_or(TrackError::NoMarker { seat })
    }

    /// The seats with a marker, leader first, the order in which cards are resolved (BG-TRACK-3).
    #[must_use]
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let mut standing: Vec<_> = self.standing().collect();
        standing.sort_unstable_by_key(|&(_, position)| Reverse(position));
        standing.into_iter().map(|(seat, _)| seat)
    }

    /// The leader.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.order().next()
    }

    /// The seats more than a whole lap behind the leader, which give up with all their ships when the card is resolved
    /// (LM-END-2). Based on the current positions, before any marker is removed (LM-R42).
    #[must_use]
    pub fn lapped(&self) -> SeatSet {
        let leader = self.standing().map(|(_, position)| position).max();
        let is_lapped = |position| leader.is_some_and(|leader| leader - position > i32::from(Self::SPACES));
        self.standing().filter(|&(_, position)| is_lapped(position)).map(|(seat, _)| seat).collect()
    }

    fn standing(&self) -> impl Iterator<Item = (Seat, i32)> {
        Seat::ALL.into_iter().zip(&self.markers).filter_map(|(seat, position)| Some((seat, (*position)?)))
    }
}

fn index(seat: Seat) -> usize {
    seat.number().into()
}

fn in_range(position: i32) -> bool {
    position.unsigned_abs() <= Track::FURTHEST.unsigned_abs()
}

fn space(position: i32) -> u8 {
    u8::try_from(position.rem_euclid(Track::SPACES.into())).unwrap_or_default()
}

/// The next position that is on no space of `taken`; there is one, for at most four are taken.
fn next_free(taken: u64, from: i32, step: i32) -> i32 {
    let mut next = from + step;
    while taken >> space(next) & 1 == 1 {
        next += step;
    }
    next
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Track as Vec<Option<i32>>, |markers| Self::new(&markers), |track| track.markers.clone());
