//! What lies on one component.

use core::fmt;

use crate::trucker::fleet::aboard::{Alien, Goods};

/// What lies on one component, never of two sorts.
///
/// JSON: `{"humans": 2}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Contents {
    /// Nothing.
    #[default]
    Nothing,
    /// One or two humans.
    Humans(u8),
    /// An alien.
    Alien(Alien),
    /// Sleepers, 1 to 4.
    Sleepers(u8),
    /// Battery tokens, 1 to 4.
    Batteries(u8),
    /// Blocks of goods.
    Goods(Goods),
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let some = |f: &mut fmt::Formatter<'_>, number: u8, one: &str, many: &str| {
            write!(f, "{number} {}", if number == 1 { one } else { many })
        };
        match self {
            Self::Nothing => f.write_str("nothing"),
            Self::Humans(number) => some(f, *number, "human", "humans"),
            Self::Alien(alien) => fmt::Display::fmt(alien, f),
            Self::Sleepers(number) => some(f, *number, "sleeper", "sleepers"),
            Self::Batteries(number) => some(f, *number, "battery", "batteries"),
            Self::Goods(goods) => fmt::Display::fmt(goods, f),
        }
    }
}
