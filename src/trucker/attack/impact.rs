//! The effect of a hit on a fleet: components are destroyed at once, ships break, and the owner keeps a piece of each.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::parts::component::Component;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::joints::Joints;

/// A fleet after a hit, while its owner decides which piece to keep of each broken ship.
///
/// ```
/// use starwright::grid::{Cell, CellSet, Side};
/// use starwright::trucker::{Board, Class, Component, Kind, Layout};
///
/// let strut = Component::new(Kind::Structural, "0303".parse()?, Side::Front)?;
/// let mut layout = Layout::new(Board::new(Class::II));
/// for column in 1..6 {
///     layout.place(Cell::new(column, 3)?, strut)?;
/// }
/// let mut impact = layout.into_fleet()?.destroy(CellSet::of(Cell::new(2, 3)?));
/// for ship in impact.clone().broken() {
///     let largest = ship.pieces().max_by_key(|piece| piece.len()).and_then(CellSet::first);
///     impact.keep(largest.ok_or("a ship that broke has pieces")?)?;
/// }
/// let aftermath = impact.settle()?;
/// assert_eq!(aftermath.losses.cut_off, CellSet::of(Cell::new(1, 3)?));
/// assert_eq!(aftermath.fleet.layout().occupied().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// With the feature `serde` it has `"any_piece": true` where the rulings say so (LM-R52).
///
/// JSON: `{"fleet": {"class": "II", "tiles": [], "boarded": false}, "destroyed": [], "cut_off": []}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impact {
    fleet: Fleet,
    destroyed: CellSet,
    cut_off: CellSet,
    /// The joints after the destruction.
    joints: Joints,
    any_piece: bool,
}

/// # Losing components
impl Fleet {
    /// Destroys these components at once; then each ship may break (LM-SPLICE-9, LM-LEGAL-12). Empty cells are ignored.
    ///
    /// [`Layout::destroyed`](crate::trucker::ship::layout::Layout::destroyed) gives the components that an attack destroys.
    #[must_use]
    #[inline]
    pub fn destroy(self, cells: CellSet) -> Impact {
        let destroyed = cells & self.layout().occupied();
        let joints = self.layout().joints().without(destroyed);
        Impact { fleet: self, destroyed, cut_off: CellSet::EMPTY, joints, any_piece: Rulings::DEFAULT.any_piece }
    }
}

impl Impact {
    /// The same by these rulings: which pieces may be kept (LM-R52).
    #[must_use]
    pub const fn with_rulings(mut self, rulings: Rulings) -> Self {
        self.any_piece = rulings.any_piece;
        self
    }

    /// Whether a piece without a human may be kept though another piece has one (LM-R52).
    #[must_use]
    pub const fn any_piece(&self) -> bool {
        self.any_piece
    }

    /// The fleet before the hit, after payment for its defence.
    #[must_use]
    pub const fn before(&self) -> &Fleet {
        &self.fleet
    }

    /// The components destroyed.
    #[must_use]
    pub const fn destroyed(&self) -> CellSet {
        self.destroyed
    }

    /// The components lost so far with pieces that were not kept.
    #[must_use]
    pub const fn cut_off(&self) -> CellSet {
        self.cut_off
    }

    /// The ships in several pieces whose owner has not decided yet, in board order.
    pub fn broken(&self) -> impl Iterator<Item = BrokenShip> {
        let lost = self.destroyed | self.cut_off;
        let ships = self.fleet.ships().map(move |ship| Ship { components: ship.components - lost, ..ship });
        let manned = self.fleet.aboard().manned();
        ships
            .map(move |ship| BrokenShip {
                ship,
                manned: ship.components & manned,
                joints: self.joints,
                any_piece: self.any_piece,
            })
            .filter(BrokenShip::is_broken)
    }

    /// Keeps the piece with this component; the other pieces of its ship are lost (LM-LEGAL-12). Returns their cells.
    ///
    /// # Errors
    /// [`ImpactError`] if the cell is not on a broken ship, or is on a piece that [may not be kept](BrokenShip::may_keep);
    /// nothing changes.
    pub fn keep(&mut self, cell: Cell) -> Result<CellSet, ImpactError> {
        let chosen = self.broken().find(|broken| broken.ship.components.contains(cell));
        let chosen = chosen.ok_or(ImpactError::NoPiece { cell })?;
        let piece = self.joints.piece_at(cell);
        if !chosen.may_keep(piece) {
            return Err(ImpactError::NobodyAboard { cell, manned: chosen.manned });
        }
        let lost = chosen.ship.components - piece;
        self.cut_off |= lost;
        Ok(lost)
    }

    /// The fleet after the hit, and its losses. A ship without a human gives up when the card is resolved (LM-END-2).
    ///
    /// # Errors
    /// [`Undecided`] returns the impact if a ship is still in pieces.
    #[inline]
    pub fn settle(self) -> Result<Aftermath, Undecided> {
        let undecided = self.broken().next();
        if let Some(ship) = undecided {
            return Err(Undecided(Box::new(Pending { impact: self, ship })));
        }
        let Self { mut fleet, destroyed, cut_off, .. } = self;
        let lost = destroyed | cut_off;
        let components = lost.iter().filter_map(|cell| Some((cell, fleet.get(cell)?))).collect();
        let aboard = fleet.remove(lost);
        Ok(Aftermath { fleet, losses: Losses { destroyed, cut_off, components, aboard } })
    }
}

/// A ship in several pieces.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BrokenShip {
    /// The ship, with all its remaining components.
    pub ship: Ship,
    /// Its cells with a human aboard.
    pub manned: CellSet,
    joints: Joints,
    any_piece: bool,
}

impl BrokenShip {
    /// Its pieces, in the order of their first cells.
    pub fn pieces(&self) -> impl Iterator<Item = CellSet> {
        self.joints.pieces_of(self.ship.components)
    }

    /// Whether its owner may keep that piece: one with a human aboard if there is one, otherwise any (LM-LEGAL-12); any, if
    /// the rulings say so (LM-R52).
    #[must_use]
    pub const fn may_keep(&self, piece: CellSet) -> bool {
        self.any_piece || self.manned.is_empty() || !self.manned.is_disjoint(piece)
    }

    fn is_broken(&self) -> bool {
        let first = self.pieces().next();
        first.is_some_and(|piece| piece != self.ship.components)
    }
}

/// A fleet after a hit.
///
/// JSON:
/// ```json
/// {"fleet": {"class": "II", "tiles": [], "boarded": false}, "losses": {"destroyed": [], "cut_off": [],
///  "components": [], "aboard": []}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Aftermath {
    /// The fleet that remains.
    pub fleet: Fleet,
    /// What it lost.
    pub losses: Losses,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Aftermath { fleet, losses });

/// The losses of a hit.
///
/// JSON:
/// ```json
/// {"destroyed": [[2, 3]], "cut_off": [], "components": [{"at": [2, 3], "kind": "structural", "edges": "3333"}],
///  "aboard": []}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Losses {
    /// The cells whose components were destroyed.
    pub destroyed: CellSet,
    /// The cells whose components were cut off from the kept piece.
    pub cut_off: CellSet,
    /// All these components, in reading order: they go to the lost pile.
    pub components: Vec<(Cell, Component)>,
    /// Crew, goods, batteries and sleepers lost with them, by cell (LM-ATTACK-9), and aliens that left intact cabins because
    /// their life support is gone (BG-CREW-1).
    pub aboard: Aboard,
}

messages! {
    /// Why a choice of piece is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ImpactError refused Rule of "impact" {
        NoPiece { cell: Cell } => Rule::LmLegal12, "{cell} is not part of a ship in pieces";
        /// Humans are aboard other pieces of the ship, but not aboard this one.
        NobodyAboard { cell: Cell, manned: CellSet } => Rule::LmLegal12,
            "the piece with {cell} has no human aboard: keep one with a human, on {manned}";
        NothingToBoard { cell: Cell } => Rule::LmAttack10, "intruders cannot board {cell}: there is no component";
    }
}

/// A ship is still in pieces. With the feature `serde` its fields are the `ship` and its `pieces`.
#[derive(Clone, thiserror::Error)]
#[error("ship {} is in pieces: its owner must choose the one to keep ({})", u16::from(.0.ship.ship.number) + 1, self.rule())]
pub struct Undecided(Box<Pending>);

#[derive(Clone)]
struct Pending {
    impact: Impact,
    ship: BrokenShip,
}

impl crate::table::Refused for Undecided {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        Self::rule(self)
    }
}

impl Undecided {
    /// The rule by which one piece is kept.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::LmLegal12
    }

    /// The first ship to decide about.
    #[must_use]
    pub const fn ship(&self) -> &BrokenShip {
        &self.0.ship
    }

    /// The impact, unchanged.
    #[must_use]
    pub fn into_impact(self) -> Impact {
        self.0.impact
    }
}

impl fmt::Debug for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Undecided({self})")
    }
}
