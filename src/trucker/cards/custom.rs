//! Cards of the caller's own.

use super::error::CardError;
use super::kind::CardKind;
use super::{Card, Level};

impl Card {
    /// A card of the caller's own: of one of the families, every number 0 to 99 (LM-R53), lists and loads of 1 to 20.
    ///
    /// # Errors
    /// [`CardError`] for the first thing that cannot be.
    ///
    /// ```
    /// use starwright::trucker::cards::{Card, CardKind, Level};
    ///
    /// let wreck = |days| CardKind::AbandonedShip { crew: 2, credits: 5, days };
    /// assert!(Card::custom(Level::II, wreck(1)).is_ok());
    /// let error = Card::custom(Level::II, wreck(300)).unwrap_err();
    /// assert_eq!(error.to_string(), "abandoned ship: `days` must be 0 to 99, not 300 (LM-R53)");
    /// ```
    pub fn custom(level: Level, kind: CardKind) -> Result<Self, CardError> {
        kind.check()?;
        Ok(Self { id: None, level, kind })
    }
}
