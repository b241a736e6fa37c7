//! Errors of the track.

use crate::table::Seat;
use crate::trucker::rules::Rule;

messages! {
    /// Why positions or moves of markers are refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum TrackError refused Rule of "track" {
        TooManySeats => Rule::LmBoard4, "there are at most 5 players";
        /// Two markers on one space, which is from 0 to 39.
        SpaceTaken { seat: Seat, other: Seat, space: u8 } => Rule::BgTrack1, "the markers of {seat} and {other} cannot share space {space}";
        /// A position out of range.
        OutOfRange { seat: Seat, position: i32 } => Rule::BgTrack1, "the marker of {seat} cannot have travelled {position} spaces";
        NoMarker { seat: Seat } => Rule::BgTrack1, "{seat} has no marker on the track";
        /// A seat is named twice.
        NamedTwice { seat: Seat } => Rule::BgTrack2, "{seat} cannot start twice";
    }
}
