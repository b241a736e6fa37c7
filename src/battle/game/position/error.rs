//! Why parts are no game.

use crate::battle::game::placement::PlacementError;
use crate::battle::game::position::board::BoardError;
use crate::battle::game::position::cards::CardsError;
use crate::battle::game::position::hits::HitsError;
use crate::battle::game::position::pieces::PieceError;
use crate::battle::game::position::step::StepError;
use crate::battle::game::position::table::TableError;
use crate::battle::game::position::under_way::UnderWayError;
use crate::battle::rules::Rule;
use crate::table::VERSION;

/// Why parts are no game: the first thing found wrong, part by part. Another version of the form breaks no rule of the game,
/// so that alone names none, and this is no [`Refused`](crate::table::Refused); the errors of the parts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "refused", rename_all = "snake_case"))]
#[non_exhaustive]
pub enum PositionError {
    /// The form has another version.
    #[error("this position has version {given}, and version {VERSION} was expected")]
    Version {
        /// The version given.
        given: u8,
    },
    /// Seats, races, powers, the round.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Table(#[from] TableError),
    /// Asteroids, probes, the ring.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Board(#[from] BoardError),
    /// A piece and its marks.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Piece(#[from] PieceError),
    /// A fleet that has just been placed.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Placement(#[from] PlacementError),
    /// The movement cards.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Cards(#[from] CardsError),
    /// The squadron's move under way.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    UnderWay(#[from] UnderWayError),
    /// Damage that waits for an answer, and the fallen.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Hits(#[from] HitsError),
    /// The step.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Step(#[from] StepError),
}

impl PositionError {
    /// The rule that the parts break; none for another version of the form.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        Some(match self {
            Self::Version { .. } => return None,
            Self::Table(error) => error.rule(),
            Self::Board(error) => error.rule(),
            Self::Piece(error) => error.rule(),
            Self::Placement(error) => error.rule(),
            Self::Cards(error) => error.rule(),
            Self::UnderWay(error) => error.rule(),
            Self::Hits(error) => error.rule(),
            Self::Step(error) => error.rule(),
        })
    }
}
