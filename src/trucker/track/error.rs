//! Why there is no such track.

use crate::table::Seat;
use crate::trucker::rules::Rule;

/// Why markers cannot stand or move so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TrackError {
    /// More seats than there are boards.
    #[error("there are at most {} players ({})", Seat::ALL.len(), self.rule())]
    TooManySeats,
    /// Two markers on one space.
    #[error("the markers of {seat} and {other} would both stand on space {space} ({})", self.rule())]
    SpaceTaken {
        /// Whose marker has no place.
        seat: Seat,
        /// Whose marker stands there.
        other: Seat,
        /// The space of the circle, from 0 to 39.
        space: u8,
    },
    /// A position further than any flight leads.
    #[error("the marker of {seat} cannot have travelled {position} spaces ({})", self.rule())]
    OutOfRange {
        /// Whose marker.
        seat: Seat,
        /// The position given.
        position: i32,
    },
    /// The seat has no marker on the track.
    #[error("{seat} has no marker on the track ({})", self.rule())]
    NoMarker {
        /// The seat named.
        seat: Seat,
    },
    /// A seat is to start twice.
    #[error("{seat} cannot start twice ({})", self.rule())]
    NamedTwice {
        /// The seat named.
        seat: Seat,
    },
}

refused!(TrackError {
    TooManySeats,
    SpaceTaken { seat, other, space },
    OutOfRange { seat, position },
    NoMarker { seat },
    NamedTwice { seat },
});

impl TrackError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::TooManySeats => Rule::LmBoard4,
            Self::NamedTwice { .. } => Rule::BgTrack2,
            Self::SpaceTaken { .. } | Self::OutOfRange { .. } | Self::NoMarker { .. } => Rule::BgTrack1,
        }
    }
}
