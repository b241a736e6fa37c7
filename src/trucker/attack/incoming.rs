//! An attack on its way to a fleet.

use crate::grid::CellSet;
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::lines::Lines;
use crate::trucker::rules::rulings::Rulings;

/// An attack whose lines are final, as one fleet meets it. Only [`Lines`] make one, so nobody reacts before they are known
/// (LM-SPLICE-5).
///
/// The kind and the lines are the same for all players (BG-METEOR); so should be the rulings of their table.
///
/// ```
/// use starwright::dice::Die;
/// use starwright::grid::Side;
/// use starwright::trucker::{Board, Class};
/// use starwright::trucker::attack::{AttackKind, Incoming};
///
/// let aim = Board::new(Class::IIC).aim(Side::Front)?;
/// let incoming = Incoming::new(AttackKind::LargeMeteor, aim.read([Die::One, Die::Five])?);
/// assert_eq!(incoming.lines().from(), Side::Left);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// An attack that is still being rolled does not do:
///
/// ```compile_fail,E0308
/// # use starwright::grid::Side;
/// # use starwright::trucker::{Board, Class};
/// # use starwright::trucker::attack::{AttackKind, Incoming};
/// let aim = Board::new(Class::IIC).aim(Side::Front).unwrap();
/// let incoming = Incoming::new(AttackKind::LargeMeteor, aim);
/// ```
///
/// JSON:
/// ```json
/// {"kind": "large_meteor", "lines": {"class": "IIIC", "from": "rear", "starts": [[2, 3]]},
///  "rulings": {"side_cannons_wrap": true, "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2,
///  "thruster_cost": 1, "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false,
///  "finished_may_look": true, "free_repair": false, "loans": false}, "away": [], "guards": null}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Incoming {
    kind: AttackKind,
    lines: Lines,
    rulings: Rulings,
    away: CellSet,
    guards: Option<CellSet>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Incoming {
    kind, lines, rulings = Rulings::DEFAULT, away = CellSet::EMPTY, guards = None
});

impl Incoming {
    /// That attack, by the reference rulings, against every ship of the fleet.
    #[must_use]
    pub const fn new(kind: AttackKind, lines: Lines) -> Self {
        Self { kind, lines, rulings: Rulings::DEFAULT, away: CellSet::EMPTY, guards: None }
    }

    /// The same by the rulings of a table.
    #[must_use]
    pub const fn with_rulings(self, rulings: Rulings) -> Self {
        Self { rulings, ..self }
    }

    /// The same while these ships of the fleet, besides those named before, are in hyperspace and take no part
    /// (LM-FLEET-13). Any cells of a ship stand for the whole of it.
    #[must_use]
    pub fn excluding(self, ships: CellSet) -> Self {
        Self { away: self.away | ships, ..self }
    }

    /// The same with intruders stopped on just these cells, where the table arms other crew than
    /// [`Fleet::guards`](crate::trucker::fleet::Fleet::guards) takes for armed (LM-KIND-5).
    #[must_use]
    pub const fn guarded(self, guards: CellSet) -> Self {
        Self { guards: Some(guards), ..self }
    }

    /// What comes.
    #[must_use]
    pub const fn kind(&self) -> AttackKind {
        self.kind
    }

    /// Its lines and the side it comes from.
    #[must_use]
    pub const fn lines(&self) -> Lines {
        self.lines
    }

    /// How the table settles what the rules leave open.
    #[must_use]
    pub const fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The cells named of the ships that take no part.
    #[must_use]
    pub const fn away(&self) -> CellSet {
        self.away
    }

    /// The cells that stop an intruder, if the table has its own.
    pub(super) const fn guards(&self) -> Option<CellSet> {
        self.guards
    }

    /// Where everything stands before a ship moves.
    pub(super) fn approach(&self) -> Approach {
        Approach::from(self.lines).excluding(self.away)
    }
}
