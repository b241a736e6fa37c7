//! Optional rules: questions that the rulebooks leave open and each group may decide.
//!
//! Only these are settings; all other rulings (`LM-R…` in [`Rule`](crate::trucker::rules::Rule)) are fixed.

/// The answers to what the rulebooks leave open.
///
/// [`Rulings::default`] has the reference answers. Fields may be added, so change single answers:
///
/// ```
/// use starwright::trucker::Rulings;
///
/// const OURS: Rulings = Rulings::DEFAULT.with_thruster_cost(2);
/// assert_eq!(OURS.thruster_cost, 2);
/// assert_eq!(OURS.with_thruster_cost(1), Rulings::default());
/// ```
///
/// With the feature `serde` a missing field takes its default, and an unknown field is an error.
///
/// JSON:
/// ```json
/// {"side_cannons_wrap": true, "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2, "thruster_cost": 1,
///  "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false, "finished_may_look": true,
///  "free_repair": false, "loans": false}
/// ```
/// `extra_crew`, `goods_from`, `any_piece` and `boosts_and_stasis` are left out at their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own with yes or no for an answer")]
pub struct Rulings {
    /// LM-R3: are rows 1 and 6 of IIIC adjacent for cannons that point to a side? Default: yes.
    pub side_cannons_wrap: bool,
    /// LM-R4: which cannons shoot a large meteor from the rear? Default: [`RearMeteors::SameOrAdjacent`].
    pub rear_meteors: RearMeteors,
    /// LM-R5: how many batteries does one use of a boosted shield cost in all? Default: 2.
    pub boosted_shield_cost: u8,
    /// LM-R7: how many batteries does one use of a ship's thrusters cost? Default: 1.
    pub thruster_cost: u8,
    /// LM-R10: which thrusters shift an attack on IIIC? Default: [`TorusThrusters::AcrossTravel`].
    pub torus_thrusters: TorusThrusters,
    /// LM-R18: is a component that touches its ship without joining it refused while building? If not, only the check finds it.
    /// Default: no.
    pub strict_joints: bool,
    /// LM-R28: may a player who finishes before time is out take any free order tile? If not, they take the lowest. Default: no.
    pub any_free_tile: bool,
    /// LM-R29: may a finished player look at cards? Default: yes.
    pub finished_may_look: bool,
    /// LM-R30: may a player remove any component at the check? If not, only one that is in a mistake at that moment. Default: no.
    pub free_repair: bool,
    /// LM-R35: are the loan tokens of the first expansion used? Then the unpaid part of a premium is a loan, otherwise a debt
    /// (LM-TORUS-5). Default: no.
    pub loans: bool,
    /// LM-R50: does the additional crew member that an abandoned ship asks for in a class IV flight with level III cards leave
    /// with the others? Default: [`ExtraCrew::Leaves`].
    pub extra_crew: ExtraCrew,
    /// LM-R51: over what do the most valuable goods go first? Default: [`GoodsFrom::Fleet`].
    pub goods_from: GoodsFrom,
    /// LM-R52: may a piece without a human be kept of a ship that breaks in flight, though another piece has one? Default: no.
    pub any_piece: bool,
    /// LM-R5, LM-FLEET-8, LM-FLEET-13: may shields be boosted, boosters send their ships into hyperspace, and sleepers wake in a
    /// [flight](crate::trucker::flight), as far as their rules are known? Default: no.
    pub boosts_and_stasis: bool,
}

/// The columns from which a rear-pointing cannon may shoot a large meteor from the rear (LM-R4).
///
/// JSON: `"same"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RearMeteors {
    /// The meteor's column or an adjacent one, as for meteors from the sides; on IIIC columns 1 and 6 are adjacent.
    SameOrAdjacent,
    /// Only the meteor's column, as for meteors from the front.
    Same,
}

/// The thrusters that shift the targeted cell of an attack on IIIC (LM-R10).
///
/// JSON: `"any"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TorusThrusters {
    /// Only thrusters whose nozzle points across the attack's direction of travel, as on other boards.
    AcrossTravel,
    /// All thrusters, including those whose nozzle points along the attack's direction of travel.
    Any,
}

/// What becomes of the additional crew member that an abandoned ship asks for in a class IV flight with level III cards (LM-IV3-3,
/// LM-R50).
///
/// JSON: `"aboard"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtraCrew {
    /// They leave with the others.
    Leaves,
    /// They need only be aboard: the ship takes the printed number.
    Aboard,
}

/// What a card takes the most valuable goods of first (LM-FLEET-9, LM-R51).
///
/// JSON: `"ship"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoodsFrom {
    /// The whole fleet.
    Fleet,
    /// A ship that the owner chooses, then the next once it has no goods left.
    Ship,
}

impl Rulings {
    /// The reference answers; the same as [`Rulings::default`], for constants.
    pub const DEFAULT: Self = Self {
        side_cannons_wrap: true,
        rear_meteors: RearMeteors::SameOrAdjacent,
        boosted_shield_cost: 2,
        thruster_cost: 1,
        torus_thrusters: TorusThrusters::AcrossTravel,
        strict_joints: false,
        any_free_tile: false,
        finished_may_look: true,
        free_repair: false,
        loans: false,
        extra_crew: ExtraCrew::Leaves,
        goods_from: GoodsFrom::Fleet,
        any_piece: false,
        boosts_and_stasis: false,
    };

    /// Sets the answer to LM-R3, see [`Rulings::side_cannons_wrap`].
    #[must_use]
    pub const fn with_side_cannons_wrap(self, side_cannons_wrap: bool) -> Self {
        Self { side_cannons_wrap, ..self }
    }

    /// Sets the answer to LM-R4, see [`Rulings::rear_meteors`].
    #[must_use]
    pub const fn with_rear_meteors(self, rear_meteors: RearMeteors) -> Self {
        Self { rear_meteors, ..self }
    }

    /// Sets the answer to LM-R5, see [`Rulings::boosted_shield_cost`].
    #[must_use]
    pub const fn with_boosted_shield_cost(self, boosted_shield_cost: u8) -> Self {
        Self { boosted_shield_cost, ..self }
    }

    /// Sets the answer to LM-R7, see [`Rulings::thruster_cost`].
    #[must_use]
    pub const fn with_thruster_cost(self, thruster_cost: u8) -> Self {
        Self { thruster_cost, ..self }
    }

    /// Sets the answer to LM-R10, see [`Rulings::torus_thrusters`].
    #[must_use]
    pub const fn with_torus_thrusters(self, torus_thrusters: TorusThrusters) -> Self {
        Self { torus_thrusters, ..self }
    }

    /// Sets the answer to LM-R18, see [`Rulings::strict_joints`].
    #[must_use]
    pub const fn with_strict_joints(self, strict_joints: bool) -> Self {
        Self { strict_joints, ..self }
    }

    /// Sets the answer to LM-R28, see [`Rulings::any_free_tile`].
    #[must_use]
    pub const fn with_any_free_tile(self, any_free_tile: bool) -> Self {
        Self { any_free_tile, ..self }
    }

    /// Sets the answer to LM-R29, see [`Rulings::finished_may_look`].
    #[must_use]
    pub const fn with_finished_may_look(self, finished_may_look: bool) -> Self {
        Self { finished_may_look, ..self }
    }

    /// Sets the answer to LM-R30, see [`Rulings::free_repair`].
    #[must_use]
    pub const fn with_free_repair(self, free_repair: bool) -> Self {
        Self { free_repair, ..self }
    }

    /// Sets the answer to LM-R35, see [`Rulings::loans`].
    #[must_use]
    pub const fn with_loans(self, loans: bool) -> Self {
        Self { loans, ..self }
    }

    /// Sets the answer to LM-R50, see [`Rulings::extra_crew`].
    #[must_use]
    pub const fn with_extra_crew(self, extra_crew: ExtraCrew) -> Self {
        Self { extra_crew, ..self }
    }

    /// Sets the answer to LM-R51, see [`Rulings::goods_from`].
    #[must_use]
    pub const fn with_goods_from(self, goods_from: GoodsFrom) -> Self {
        Self { goods_from, ..self }
    }

    /// Sets the answer to LM-R52, see [`Rulings::any_piece`].
    #[must_use]
    pub const fn with_any_piece(self, any_piece: bool) -> Self {
        Self { any_piece, ..self }
    }

    /// Sets whether boosts, hyperspace and stasis are used, see [`Rulings::boosts_and_stasis`].
    #[must_use]
    pub const fn with_boosts_and_stasis(self, boosts_and_stasis: bool) -> Self {
        Self { boosts_and_stasis, ..self }
    }
}

impl Default for Rulings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Rulings {
    side_cannons_wrap = Self::DEFAULT.side_cannons_wrap,
    rear_meteors = Self::DEFAULT.rear_meteors,
    boosted_shield_cost = Self::DEFAULT.boosted_shield_cost,
    thruster_cost = Self::DEFAULT.thruster_cost,
    torus_thrusters = Self::DEFAULT.torus_thrusters,
    strict_joints = Self::DEFAULT.strict_joints,
    any_free_tile = Self::DEFAULT.any_free_tile,
    finished_may_look = Self::DEFAULT.finished_may_look,
    free_repair = Self::DEFAULT.free_repair,
    loans = Self::DEFAULT.loans,
    extra_crew unless = Self::DEFAULT.extra_crew,
    goods_from unless = Self::DEFAULT.goods_from,
    any_piece unless = Self::DEFAULT.any_piece,
    boosts_and_stasis unless = Self::DEFAULT.boosts_and_stasis,
});

#[cfg(feature = "serde")]
crate::table::wire::words!(RearMeteors { "same_or_adjacent" => SameOrAdjacent, "same" => Same });

#[cfg(feature = "serde")]
crate::table::wire::words!(TorusThrusters { "across_travel" => AcrossTravel, "any" => Any });

#[cfg(feature = "serde")]
crate::table::wire::words!(ExtraCrew { "leaves" => Leaves, "aboard" => Aboard });

#[cfg(feature = "serde")]
crate::table::wire::words!(GoodsFrom { "fleet" => Fleet, "ship" => Ship });
