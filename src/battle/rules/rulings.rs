//! Optional rules: questions that the rulebook leaves open and each group may decide.
//!
//! Only these are settings; all other rulings (`BBS-R…` in [`Rule`](crate::battle::rules::Rule)) are fixed.

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
/// When deserialised, a missing field is the default, and an unknown one is refused; all but the first three are left out at
/// their defaults.
///
/// JSON: `{"straight_displacement": false, "rammed_asteroid_points": 0, "returning": "own_squadron"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own with yes or no for an answer")]
pub struct Rulings {
    /// BBS-R24: must a squadron be displaced along one of the six straight lines? Default: no, any vector will do.
    pub straight_displacement: bool,
    /// BBS-R27: how many points does an asteroid rammed by a shielded ship score? Default: 0.
    pub rammed_asteroid_points: u8,
    /// BBS-R28: which lost fighters does the power D2 return? Default: [`Returning::OwnSquadron`].
    pub returning: Returning,
    /// BBS-R36: what does an action point buy? Default: [`CapitalPoints::Either`].
    pub capital_points: CapitalPoints,
    /// BBS-R22: may an asteroid move only once the squadron has moved, before or after the capital ship does? If not, at any
    /// decision of the turn outside a movement. Default: no.
    pub late_asteroids: bool,
    /// BBS-R26: do the outer lines of the super shot start one hex ahead of the hexes beside the bow? Default: no, on them.
    pub far_super_shot: bool,
    /// BBS-R26: does each of the three lines of the super shot end at the first asteroid or ship? Default: no, nothing blocks it.
    pub blocked_super_shot: bool,
}

/// What a capital ship may do for one action point (BBS-R36).
///
/// JSON: `"both"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CapitalPoints {
    /// Advance one hex or pivot 60 degrees.
    Either,
    /// Advance one hex and pivot 60 degrees, in either order, or only one of them.
    Both,
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
    /// All fighters of the player captured by the movement or fire of the enemy squadron that moved in the turn before the
    /// player's.
    LastTurn,
}

impl Rulings {
    /// The reference answers; the same as [`Rulings::default`], for constants.
    pub const DEFAULT: Self = Self {
        straight_displacement: false,
        rammed_asteroid_points: 0,
        returning: Returning::OwnSquadron,
        capital_points: CapitalPoints::Either,
        late_asteroids: false,
        far_super_shot: false,
        blocked_super_shot: false,
    };

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

    /// Answers BBS-R36; see [`Rulings::capital_points`].
    #[must_use]
    pub const fn with_capital_points(self, capital_points: CapitalPoints) -> Self {
        Self { capital_points, ..self }
    }

    /// Answers BBS-R22; see [`Rulings::late_asteroids`].
    #[must_use]
    pub const fn with_late_asteroids(self, late_asteroids: bool) -> Self {
        Self { late_asteroids, ..self }
    }

    /// Answers BBS-R26; see [`Rulings::far_super_shot`].
    #[must_use]
    pub const fn with_far_super_shot(self, far_super_shot: bool) -> Self {
        Self { far_super_shot, ..self }
    }

    /// Answers BBS-R26; see [`Rulings::blocked_super_shot`].
    #[must_use]
    pub const fn with_blocked_super_shot(self, blocked_super_shot: bool) -> Self {
        Self { blocked_super_shot, ..self }
    }
}

impl Default for Rulings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Rulings {
    straight_displacement = Self::DEFAULT.straight_displacement,
    rammed_asteroid_points = Self::DEFAULT.rammed_asteroid_points,
    returning = Self::DEFAULT.returning,
    capital_points unless = Self::DEFAULT.capital_points,
    late_asteroids unless = Self::DEFAULT.late_asteroids,
    far_super_shot unless = Self::DEFAULT.far_super_shot,
    blocked_super_shot unless = Self::DEFAULT.blocked_super_shot,
});

#[cfg(feature = "serde")]
crate::table::wire::words!(CapitalPoints { "either" => Either, "both" => Both });

#[cfg(feature = "serde")]
crate::table::wire::words!(Returning { "own_squadron" => OwnSquadron, "fallen" => Fallen, "last_turn" => LastTurn });
