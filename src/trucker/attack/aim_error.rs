//! Errors in aiming.

use crate::dice::Die;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::rules::Rule;

messages! {
    /// Why dice select no lines: there are too few or too many, or the board has no numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum AimError refused Rule of "aim" {
        Missing { wanted: Wanted } => wanted.rule(), "{wanted} has not been rolled";
        Surplus { die: Die, after: Wanted } => after.rule(), "one die too many: a {die} after {after}";
        /// The board has no numbers; the rule is that by which dice would be read.
        NoNumbers { ; rule } => *rule, "attacks cannot be aimed at a board without printed numbers";
    }
}
