//! A human or a battery token.

use core::fmt;

/// A single thing that comes aboard in flight.
///
/// JSON: `"human"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gain {
    /// A human, gained or woken.
    Human,
    /// A battery token.
    Battery,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Gain { "human" => Human, "battery" => Battery });

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Human => "human",
            Self::Battery => "battery token",
        })
    }
}

crate::table::message::words!(Gain);
