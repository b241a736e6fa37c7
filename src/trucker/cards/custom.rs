//! Custom cards.

use super::error::CardError;
use super::kind::CardKind;
use super::{Card, Level};

impl Card {
    /// A custom card of one of the families, with any numbers, lists and loads of 1 to 20 items, and no sequence within a sequence
    /// (LM-R53).
    ///
    /// # Errors
    /// [`CardError`] for the first fault.
    ///
    /// ```
    /// use starwright::grid::Side;
    /// use starwright::trucker::attack::{Attack, AttackKind};
    /// use starwright::trucker::cards::{Card, CardKind, Level};
    ///
    /// // meteors in open space
    /// let swarm = |meteors: &[Attack]| CardKind::MeteorSwarm { meteors: meteors.iter().copied().collect() };
    /// let open_space = |meteors: &[Attack]| CardKind::Sequence { parts: vec![CardKind::OpenSpace, swarm(meteors)].into() };
    /// let meteor = Attack { kind: AttackKind::LargeMeteor, from: Side::Front };
    /// assert!(Card::custom(Level::II, open_space(&[meteor])).is_ok());
    /// let error = Card::custom(Level::II, open_space(&[])).unwrap_err();
    /// assert_eq!(error.to_string(), "meteor swarm: `meteors` must hold 1 to 20, not 0 (BG-METEOR)");
    /// ```
    pub fn custom(level: Level, kind: CardKind) -> Result<Self, CardError> {
        kind.check()?;
        Ok(Self { id: None, level, kind })
    }
}
