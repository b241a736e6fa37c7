//! The flight: what happens between the launch and the settlement.

mod track;

pub use track::{Track, TrackError};
