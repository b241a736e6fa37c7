//! Optional rules: questions that the rulebook leaves open and each group may decide.
//!
//! Only these three are settings; all other rulings (`BBS-R…` in [`Rule`](crate::battle::rules::Rule)) are fixed.

/// The answers to what the rulebook leaves open.
///
/// [`Rulings::default`] holds the reference answers. Fields may be added, so change single answers:
///
/// ```
/// use starwright::battle::Rulings;
///
/// const OURS: Rulings = Rulings::DEFAULT.with_rammed_asteroid_points(1);
/// assert_eq!(OURS.rammed_asteroid_points, 1);
/// assert_eq!(OURS.with_rammed_asteroid_points(0), Rulings::default());
/// ```
///
/// When deserialised, a missing field is the default, and an unknown one is refused.
///
/// JSON: `{"straight_displacement": false, "rammed_asteroid_points": 0, "returning": "own_squadron"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rulings {
    /// BBS-R24: must a squadron be displaced along one of the six straight lines? Default: no, any vector will do.
    pub straight_displacement: bool,
    /// BBS-R27: how many points does an asteroid rammed by a shielded ship score? Default: 0.
    pub rammed_asteroid_points: u8,
    /// BBS-R28: which lost fighters does the power D2 return? Default: [`Returning::OwnSquadron`].
    pub returning: Returning,
}

/// Which lost fighters the power D2 returns (BBS-R28).
///
/// JSON: `"own_squadron"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Returning {
    /// All lost fighters of one of the player's squadrons.
    OwnSquadron,
    /// All fighters of the player captured by the movement or fire of a squadron since the player's previous turn.
    Fallen,
}

impl Rulings {
    /// The reference answers; the same as [`Rulings::default`], for constants.
    pub const DEFAULT: Self =
        Self { straight_displacement: false, rammed_asteroid_points: 0, returning: Returning::OwnSquadron };

    /// Answers BBS-R24; see [`Rulings::straight_displacement`].
    #[must_use]
    pub const fn with_straight_displacement(self, straight_displacement: bool) -> Self {
        Self { straight_displacement, ..self }
    }

    /// Answers BBS-R28; see [`Rulings::returning`].
    #[must_use]
    pub const fn with_returning(self, returning: Returning) -> Self {
        Self { returning, ..self }
    }

    /// Answers BBS-R27; see [`Rulings::rammed_asteroid_points`].
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

#[cfg(feature = "serde")]
crate::table::wire::form!(Rulings or Self::default { straight_displacement, rammed_asteroid_points, returning });

#[cfg(feature = "serde")]
crate::table::wire::words!(Returning { "own_squadron" => OwnSquadron, "fallen" => Fallen });
