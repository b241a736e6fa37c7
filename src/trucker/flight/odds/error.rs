//! Why there are no odds.

use crate::trucker::flight::refusal::Refusal;
use crate::trucker::flight::setup::SetupError;
use crate::trucker::rules::Rule;

/// Why there are no odds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OddsError {
    /// No flight begins so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table has no such seat, or an answer of the policy is refused.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

refused!(OddsError { Setup(error), Refusal(error) });

impl OddsError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Setup(error) => error.rule(),
            Self::Refusal(error) => error.rule(),
        }
    }
}
