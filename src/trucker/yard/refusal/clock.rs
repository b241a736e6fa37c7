//! Why the hourglass or a die is not to be touched.

use crate::trucker::rules::Rule;
use crate::trucker::yard::hourglass::TimerPlace;

messages! {
    /// Why nobody may flip the hourglass or roll a die now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ClockRefusal refused Rule of "yard-clock" {
        StillRunning { at: TimerPlace } => Rule::BgTimer1, "the hourglass on {at} is still running";
        NotRunning { at: TimerPlace } => Rule::BgTimer1, "the hourglass on {at} is not running";
        RollFirst { at: TimerPlace } => Rule::LmIvcTimer, "a die must be rolled before the hourglass leaves {at}";
        NotFinished { to: TimerPlace } => if matches!(to, TimerPlace::Overtime) { Rule::LmTorus3 } else { Rule::BgTimer2 }, "only a player who has finished may flip the hourglass onto {to}";
        NoRollNow => Rule::LmIvcTimer, "no die may be rolled now";
        NoDice => Rule::LmIvcTimer, "this board uses no dice";
    }
}
