//! Why nothing is aimed at.

use crate::dice::Die;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::rules::Rule;

messages! {
    /// Why dice call no lines: they are not just those that an attack takes, or the board has no numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum AimError refused Rule of "aim" {
        Missing { wanted: Wanted } => wanted.rule(), "{wanted} is missing";
        Surplus { die: Die, after: Wanted } => after.rule(), "a {die} is left over after {after}";
        /// The dice cannot call a line of this board; the rule is that by which they would be read.
        NoNumbers { ; rule } => *rule, "no attack can be aimed at a board without printed numbers";
    }
}
