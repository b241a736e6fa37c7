//! The choices the rulebook leaves open and a table may settle its own way.
//!
//! Only these are settings; every other ruling (`BBS-R…` in [`Rule`](crate::battle::rules::Rule)) is fixed.

/// How a table settles what the rulebook leaves open.
///
/// [`Rulings::default`] is the reference answer to each question. The struct may grow, so change single answers:
///
/// ```
/// use starwright::battle::Rulings;
///
/// const OURS: Rulings = Rulings::DEFAULT.with_rammed_asteroid_points(1);
/// assert_eq!(OURS.rammed_asteroid_points, 1);
/// assert_eq!(OURS.with_rammed_asteroid_points(0), Rulings::default());
/// ```
///
/// With the feature `serde` an answer left out is the default, and an unknown question is refused.
///
/// JSON: `{"straight_displacement": false, "rammed_asteroid_points": 0, "returning": "own_squadron"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rulings {
    /// BBS-R24: is a squadron displaced only along one of the six straight lines? Default: no, by any vector.
    pub straight_displacement: bool,
    /// BBS-R27: how many points is an asteroid worth that a shielded ship has rammed? Default: 0.
    pub rammed_asteroid_points: u8,
    /// BBS-R28: which ships return with the power D2? Default: [`Returning::OwnSquadron`].
    pub returning: Returning,
}

/// Which ships return with the power D2 (BBS-R28).
///
/// JSON: `"own_squadron"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Returning {
    /// Fighters of one own squadron, however they were lost.
    OwnSquadron,
    /// All own fighters that have become trophies by the move or the fire of squadrons since the player's previous turn.
    Fallen,
}

impl Rulings {
    /// The reference answers; the same as [`Rulings::default`], for constants.
    pub const DEFAULT: Self =
        Self { straight_displacement: false, rammed_asteroid_points: 0, returning: Returning::OwnSquadron };

    /// Settles BBS-R24, see [`Rulings::straight_displacement`].
    #[must_use]
    pub const fn with_straight_displacement(self, straight_displacement: bool) -> Self {
        Self { straight_displacement, ..self }
    }

    /// Settles BBS-R28, see [`Rulings::returning`].
    #[must_use]
    pub const fn with_returning(self, returning: Returning) -> Self {
        Self { returning, ..self }
    }

    /// Settles BBS-R27, see [`Rulings::rammed_asteroid_points`].
    #[must_use]
    pub const fn with_rammed_asteroid_points(self, rammed_asteroid_points: u8) -> Self {
        Self { rammed_asteroid_points, ..self }
    }
}

impl Default for Rulings {
    fn default() -> Self {
        Self::DEFAULT
    }
}
