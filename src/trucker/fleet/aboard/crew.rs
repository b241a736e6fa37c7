//! Numbers of crew.

use core::iter::Sum;

/// Numbers of crew.
///
/// JSON: `{"humans": 5, "aliens": 1}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Crew {
    /// Humans; a ship needs one to fly (BG-CREW-2, LM-END-2).
    pub humans: u32,
    /// Aliens.
    pub aliens: u32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Crew { humans, aliens });

impl Crew {
    /// Humans and aliens (BG-CREW-2). Sums saturate at `u32::MAX`.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.humans.saturating_add(self.aliens)
    }
}

/// LM-FLEET-5: the crew of a fleet is that of all its ships.
impl Sum for Crew {
    fn sum<I: Iterator<Item = Self>>(ships: I) -> Self {
        ships.fold(Self::default(), |sum, ship| Self {
            humans: sum.humans.saturating_add(ship.humans),
            aliens: sum.aliens.saturating_add(ship.aliens),
        })
    }
}
