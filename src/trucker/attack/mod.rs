//! Attacks: from the dice to the losses.
//!
//! All boards work alike. An [`Aim`] turns dice into the final [`Lines`] of an attack, one die at a time; reactions need these
//! lines (LM-SPLICE-5). A [`Strike`] is what a line meets, on any layout or fleet; an [`Approach`] also records which ships have
//! moved. For a loaded fleet the lines become an [`Incoming`] attack: a [`Threat`] lists possible reactions, a [`Defence`] is the
//! owner's choice, and an [`Outcome`] says how each line ends. Its [`Impact`] removes the destroyed components and lets the owner
//! choose pieces. A [`Walk`] is the path of an intruder, a [`Salvo`] a series of attacks; [`HeatMap`] and [`Probability`] give
//! odds.
//!
//! ```
//! use starwright::dice::Die;
//! use starwright::grid::{Cell, CellSet, Side};
//! use starwright::trucker::{Board, Class, Component, Kind, Layout};
//! use starwright::trucker::attack::{Attack, AttackKind};
//!
//! let strut = Component::new(Kind::Structural, "3333".parse()?, Side::Front)?;
//! let mut layout = Layout::new(Board::new(Class::IC));
//! for row in 2..5 {
//!     layout.place(Cell::new(1, row)?, strut)?;
//! }
//! let fleet = layout.into_fleet()?;
//!
//! // A meteor from the front; the 1 makes it one from the left, the 3 duplicates it.
//! let meteor = Attack { kind: AttackKind::LargeMeteor, from: Side::Front };
//! let lines = fleet.board().aim(meteor.from)?.read([Die::One, Die::Three])?;
//! assert_eq!(lines.from(), Side::Left);
//!
//! let struck = fleet.layout().struck(lines);
//! let destroyed = fleet.layout().destroyed(meteor.kind, lines.from(), struck);
//! let aftermath = fleet.destroy(destroyed).settle()?;
//! assert_eq!(aftermath.losses.components.len(), 2);
//! assert_eq!(aftermath.fleet.layout().occupied(), CellSet::of(Cell::new(1, 3)?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The steps of an attack, which is also the order of the documentation.
pub(crate) mod aim;
pub(crate) mod aim_error;
pub(in crate::trucker) mod ground;
pub(in crate::trucker) mod lines;

mod approach;
pub(crate) mod strike;

mod incoming;
pub(crate) mod threat;

pub(crate) mod defence;
pub(crate) mod fate;
pub(crate) mod outcome;

pub(crate) mod impact;

pub(crate) mod best;

pub(crate) mod intruder;
pub(crate) mod odds;
pub(crate) mod salvo;
mod wanted;

pub use aim::{Aim, Step};
pub use aim_error::AimError;
pub use approach::Approach;
pub use best::{BestDefence, Forgone, Spared};
pub(in crate::trucker) use defence::NothingToStop;
pub use defence::{Choice, Defence, DefenceError, Shot};
pub use fate::{Fate, LineEnd};
pub use impact::{Aftermath, BrokenShip, Impact, ImpactError, Losses, Undecided};
pub use incoming::Incoming;
pub use intruder::{Turn, Walk, WalkEnd};
pub use lines::{Line, Lines};
pub use odds::{HeatMap, Probability};
pub use outcome::Outcome;
pub use salvo::{RollError, Salvo, Wave};
pub use strike::{Met, Strike};
pub use threat::{Dodge, LineThreat, Threat};
pub use wanted::Wanted;

use crate::grid::Side;

/// An attack as printed on a card.
///
/// JSON: `{"kind": "large_meteor", "from": "front"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Attack {
    /// The kind of attack.
    pub kind: AttackKind,
    /// The side of the ship it comes from; the dice may change it (LM-SPLICE-3).
    pub from: Side,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Attack { kind, from });

messages!(Attack of "attack" { kind, from } "{kind} from the {from}");

terms! {
    /// The kind of an attack.
    ///
    /// | kind | destroys, unless stopped | stopped by |
    /// |---|---|---|
    /// | small meteor | a component with an exposed connector on that side | any shield |
    /// | large meteor | any component | a cannon, a boosted shield |
    /// | light fire | any component | any shield |
    /// | heavy fire | any component | a boosted shield |
    /// | intruder | nothing | none of these |
    ///
    /// (LM-ATTACK-3, -4, -5, -10.)
    ///
    /// JSON: `"light_cannon_fire"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum AttackKind of "attack-kind" {
        /// LM-ATTACK-3.
        SmallMeteor "small_meteor" "small meteor";
        /// LM-ATTACK-4.
        LargeMeteor "large_meteor" "large meteor";
        /// LM-ATTACK-5.
        LightFire "light_cannon_fire" "light cannon fire";
        /// LM-ATTACK-5.
        HeavyFire "heavy_cannon_fire" "heavy cannon fire";
        /// LM-ATTACK-10.
        Intruder "intruder" "intruder";
    }
}

impl AttackKind {
    /// The five kinds.
    pub const ALL: [Self; 5] = [Self::SmallMeteor, Self::LargeMeteor, Self::LightFire, Self::HeavyFire, Self::Intruder];

    /// Whether a cannon may shoot it down (LM-ATTACK-4; not -3, -5, -10).
    #[must_use]
    pub const fn stopped_by_cannon(self) -> bool {
        matches!(self, Self::LargeMeteor)
    }

    /// Whether an ordinary shield stops it (LM-ATTACK-3, LM-ATTACK-5).
    #[must_use]
    pub const fn stopped_by_shield(self) -> bool {
        matches!(self, Self::SmallMeteor | Self::LightFire)
    }

    /// Whether a boosted shield stops it (LM-R5): everything an ordinary one stops, and large meteors and heavy fire.
    #[must_use]
    pub const fn stopped_by_boosted_shield(self) -> bool {
        !matches!(self, Self::Intruder)
    }
}
