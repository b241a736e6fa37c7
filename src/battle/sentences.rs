//! The messages of Battle Beyond Space.

use alloc::vec::Vec;

#[cfg(feature = "play")]
use crate::battle::game;
use crate::battle::{board, event, field, pieces};
use crate::table::message::Row;

/// The rows of all messages of Battle Beyond Space with the enabled features, to check that a translation is complete.
#[must_use]
pub fn sentences() -> Vec<Row> {
    rows![
        board::LayoutError,
        pieces::no_such::NoSuch,
        pieces::ship::Fate,
        field::refusal::FieldRefusal,
        event::Event,
        #[cfg(feature = "play")]
        game::setup::SetupError,
        #[cfg(feature = "play")]
        game::placement::PlacementError,
        #[cfg(feature = "play")]
        game::step::Step,
        #[cfg(feature = "play")]
        game::choice::Choice,
        #[cfg(feature = "play")]
        game::refusal::Refusal,
        #[cfg(feature = "play")]
        game::position::Fault,
        #[cfg(feature = "play")]
        game::position::Taken,
        #[cfg(feature = "bots")]
        crate::battle::bots::advice::Expectation,
        #[cfg(all(feature = "play", feature = "svg"))]
        crate::battle::show::svg::caption::Caption,
    ]
}
