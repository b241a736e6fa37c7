//! Why there are no odds.

use crate::trucker::flight::refusal::Refusal;
use crate::trucker::flight::setup::SetupError;
use crate::trucker::rules::Rule;

messages! {
    /// Why there are no odds.
    #[derive(Clone, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum OddsError refused Rule of "odds" {
    } or {
        /// The setup is refused.
        Setup(SetupError),
        /// There is no such seat, or an answer of the policy is refused.
        Refusal(Refusal),
    }
}
