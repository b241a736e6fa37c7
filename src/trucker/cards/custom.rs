//! Custom cards.

use super::error::CardError;
use super::kind::CardKind;
use super::{Card, Level};

impl Card {
    /// A custom card of one of the families, with numbers from 0 to 99 (LM-R53), and lists and loads of 1 to 20 items.
    ///
    /// # Errors
    /// [`CardError`] for the first fault.
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
