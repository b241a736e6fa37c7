//! An attack on its way to a fleet.

use crate::grid::CellSet;
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::lines::Lines;
use crate::trucker::rules::rulings::Rulings;

/// An attack with final lines, for one fleet. It needs [`Lines`], so no reaction can come before they are known (LM-SPLICE-5).
///
/// Kind and lines are the same for all players (BG-METEOR); the rulings should be, too.
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
/// An unfinished roll does not compile:
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
    /// An attack on every ship of the fleet, by the reference rulings.
    #[must_use]
    pub const fn new(kind: AttackKind, lines: Lines) -> Self {
        Self { kind, lines, rulings: Rulings::DEFAULT, away: CellSet::EMPTY, guards: None }
    }

    /// The same by these rulings.
    #[must_use]
    pub const fn with_rulings(self, rulings: Rulings) -> Self {
        Self { rulings, ..self }
    }

    /// The same without these ships, in addition to earlier ones, because they are in hyperspace (LM-FLEET-13). Any cell of a
    /// ship stands for all of it.
    #[must_use]
    pub fn excluding(self, ships: CellSet) -> Self {
        Self { away: self.away | ships, ..self }
    }

    /// The same with intruders stopped on exactly these cells, for groups that arm other crew than
    /// [`Fleet::guards`](crate::trucker::fleet::Fleet::guards) does (LM-KIND-5).
    #[must_use]
    pub const fn guarded(self, guards: CellSet) -> Self {
        Self { guards: Some(guards), ..self }
    }

    /// The kind of attack.
    #[must_use]
    pub const fn kind(&self) -> AttackKind {
        self.kind
    }

    /// Its lines and the side it comes from.
    #[must_use]
    pub const fn lines(&self) -> Lines {
        self.lines
    }

    /// The answers to what the rules leave open.
    #[must_use]
    pub const fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The named cells of the ships that take no part.
    #[must_use]
    pub const fn away(&self) -> CellSet {
        self.away
    }

    /// The cells that stop an intruder, if the table has its own.
    pub(super) const fn guards(&self) -> Option<CellSet> {
        self.guards
    }

    /// The positions of all ships before any moves.
    pub(super) fn approach(&self) -> Approach {
        Approach::from(self.lines).excluding(self.away)
    }
}
