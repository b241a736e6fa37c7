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

/// Why parts are no game: the first thing found wrong, part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
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
    Table(#[from] TableError),
    /// Asteroids, probes, the ring.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A piece and its marks.
    #[error(transparent)]
    Piece(#[from] PieceError),
    /// A fleet that has just been placed.
    #[error(transparent)]
    Placement(#[from] PlacementError),
    /// The movement cards.
    #[error(transparent)]
    Cards(#[from] CardsError),
    /// The squadron's move under way.
    #[error(transparent)]
    UnderWay(#[from] UnderWayError),
    /// Damage that waits for an answer, and the fallen.
    #[error(transparent)]
    Hits(#[from] HitsError),
    /// The step.
    #[error(transparent)]
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
