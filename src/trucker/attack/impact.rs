//! What a hit does to a fleet: what is destroyed goes all at once, each ship falls apart by itself, its owner keeps a piece.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::super::component::Component;
use super::super::fleet::{Fleet, Ship};
use super::super::joints::Joints;
use super::super::rule::Rule;
use crate::grid::{Cell, CellSet};

/// A fleet that loses components, while its owner decides which piece to keep of each ship that falls apart.
///
/// ```
/// use starwright::grid::{Cell, CellSet, Side};
/// use starwright::trucker::blueprint::Class;
/// use starwright::trucker::board::Board;
/// use starwright::trucker::component::{Component, Kind};
/// use starwright::trucker::layout::Layout;
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
#[derive(Clone, Debug)]
pub struct Impact {
    fleet: Fleet,
    destroyed: CellSet,
    cut_off: CellSet,
    /// The joints once everything that is lost so far is gone.
    joints: Joints,
}

impl Fleet {
    /// Destroys these components all at once; only then do the ships fall apart, each by itself (LM-SPLICE-9,
    /// LM-LEGAL-12). Empty cells are passed over.
    ///
    /// Which components an attack destroys says [`Layout::destroyed`](super::super::layout::Layout::destroyed).
    #[must_use]
    pub fn destroy(self, cells: CellSet) -> Impact {
        let destroyed = cells & self.layout().occupied();
        let joints = self.layout().joints().without(destroyed);
        Impact { fleet: self, destroyed, cut_off: CellSet::EMPTY, joints }
    }
}

impl Impact {
    /// The fleet as it was before the hit.
    #[must_use]
    pub const fn before(&self) -> &Fleet {
        &self.fleet
    }

    /// The components destroyed.
    #[must_use]
    pub const fn destroyed(&self) -> CellSet {
        self.destroyed
    }

    /// The components lost so far because their piece was not kept.
    #[must_use]
    pub const fn cut_off(&self) -> CellSet {
        self.cut_off
    }

    /// The ships in two or more pieces, whose owner has not decided yet, in the order of their places on the board.
    pub fn broken(&self) -> impl Iterator<Item = BrokenShip> {
        let lost = self.destroyed | self.cut_off;
        let ships = self.fleet.ships().map(move |ship| Ship { components: ship.components - lost, ..ship });
        ships.map(|ship| BrokenShip { ship, joints: self.joints }).filter(BrokenShip::is_broken)
    }

    /// Keeps the piece with this component; the other pieces of its ship are lost (LM-LEGAL-12). They are returned.
    ///
    /// # Errors
    /// [`NoPiece`] if the cell belongs to no ship that is still in pieces; nothing is decided then.
    pub fn keep(&mut self, cell: Cell) -> Result<CellSet, NoPiece> {
        let chosen = self.broken().find(|broken| broken.ship.components.contains(cell)).ok_or(NoPiece { cell })?;
        let lost = chosen.ship.components - self.joints.piece_at(cell);
        self.cut_off |= lost;
        self.joints = self.joints.without(lost);
        Ok(lost)
    }

    /// The fleet after the hit, and what it lost.
    ///
    /// # Errors
    /// [`Undecided`] hands the impact back if a ship is still in pieces.
    pub fn settle(self) -> Result<Aftermath, Box<Undecided>> {
        let undecided = self.broken().next();
        if let Some(ship) = undecided {
            return Err(Box::new(Undecided { impact: self, ship }));
        }
        let Self { mut fleet, destroyed, cut_off, .. } = self;
        let lost = destroyed | cut_off;
        let components = lost.iter().filter_map(|cell| Some((cell, fleet.get(cell)?))).collect();
        fleet.remove(lost);
        Ok(Aftermath { fleet, losses: Losses { destroyed, cut_off, components } })
    }
}

/// A ship in two or more pieces.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BrokenShip {
    /// Which ship, with all the components it has left.
    pub ship: Ship,
    joints: Joints,
}

impl BrokenShip {
    /// Its pieces, in the order of their first cells.
    pub fn pieces(&self) -> impl Iterator<Item = CellSet> {
        self.joints.pieces_of(self.ship.components)
    }

    fn is_broken(&self) -> bool {
        let first = self.pieces().next();
        first.is_some_and(|piece| piece != self.ship.components)
    }
}

/// A fleet after a hit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Aftermath {
    /// What still flies.
    pub fleet: Fleet,
    /// What does not.
    pub losses: Losses,
}

/// What a hit cost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Losses {
    /// The cells whose components were destroyed.
    pub destroyed: CellSet,
    /// The cells whose components were cut off from the piece that was kept.
    pub cut_off: CellSet,
    /// All those components, each once, in reading order of their cells: they go to the lost pile.
    pub components: Vec<(Cell, Component)>,
}

/// A piece that cannot be kept, because there is none to choose there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{cell} belongs to no ship that is in pieces ({})", Rule::LmLegal12)]
#[non_exhaustive]
pub struct NoPiece {
    /// The cell asked for.
    pub cell: Cell,
}

/// A ship is still in pieces.
#[derive(Clone, Debug, thiserror::Error)]
#[error("ship {} is in pieces and its owner must keep one ({})", .ship.ship.number + 1, Rule::LmLegal12)]
#[non_exhaustive]
pub struct Undecided {
    /// Everything as it was.
    pub impact: Impact,
    /// The first ship to decide about.
    pub ship: BrokenShip,
}
