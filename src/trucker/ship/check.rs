//! The ship check: a fast verdict, and a full report of everything that is wrong.

use alloc::vec::Vec;
use core::fmt;

use crate::grid::word::Word;
use crate::grid::{Cell, CellSet, Shifts, Side};
use crate::trucker::parts::component::Outlet;
use crate::trucker::rules::Rule;
use crate::trucker::ship::joints::{Contacts, Joints};
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::planes::{BySide, Planes};
use crate::trucker::ship::violation::Violation;

impl Layout {
    /// Whether the ship check finds nothing: `check().is_legal()`, but without saying why, without allocating, and without
    /// a loop over cells.
    ///
    /// An empty board is legal, and so is a ship without components beside others.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        if self.board().surface().is_narrow() { self.verdict::<u64>() } else { self.verdict::<u128>() }
    }

    fn verdict<W: Word>(&self) -> bool {
        let planes = self.planes();
        let contacts = Contacts::<W>::of(self.board(), planes);
        let shifts = self.board().surface().shifts::<W>();
        contacts.right.refused == W::ZERO
            && contacts.rear.refused == W::ZERO
            && turned_exhausts(planes).is_empty()
            && planes.occupied.bits() & !self.board().open().bits() == 0
            && outlets_free(planes, &shifts)
            && self.ships_whole(&contacts, shifts)
    }

    /// LM-LEGAL-9, LM-IVC-CHECK: the components of each ship are one piece, or none.
    #[inline]
    fn ships_whole<W: Word>(&self, contacts: &Contacts<W>, shifts: Shifts<W>) -> bool {
        let links = contacts.links(shifts);
        let occupied = W::narrow(self.occupied().bits());
        self.board().ships().iter().all(|ship| {
            let components = occupied & W::narrow(ship.bits());
            links.piece(components.lowest()) == components
        })
    }

    /// The full ship check (LM-LEGAL-1 to -10, LM-SPLICE-2, LM-TORUS-2, LM-IVC-CHECK): every broken rule by itself, once
    /// for each contact or component.
    #[must_use]
    pub fn check(&self) -> Report {
        let joints = self.joints();
        let mut violations = Vec::new();
        self.mismatches(&mut violations);
        self.turned_engines(&mut violations);
        self.blocked_outlets(&mut violations);
        self.closed_cells(&mut violations);
        let faulty = violations.iter().fold(CellSet::EMPTY, |cells, violation| cells | violation.offenders());
        let ships = self.ship_reports(&joints, faulty, &mut violations);
        violations.sort_by_key(|violation| (violation.offenders().first(), violation.rule()));
        Report { violations, pieces: joints.pieces().collect(), exposed: self.exposed_connectors(), ships }
    }

    /// LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2.
    fn mismatches(&self, violations: &mut Vec<Violation>) {
        let contacts = Contacts::<u128>::of(self.board(), self.planes());
        for (side, refused) in [(Side::Right, contacts.right.refused), (Side::Rear, contacts.rear.refused)] {
            violations.extend(CellSet::from_bits(refused).iter().filter_map(|cell| {
                let other = self.board().surface().step(cell, side)?;
                let edges = [self.get(cell)?.edge(side), self.get(other)?.edge(side.opposite())];
                Some(Violation::Mismatch { cells: [cell, other], side, edges })
            }));
        }
    }

    /// LM-LEGAL-5.
    fn turned_engines(&self, violations: &mut Vec<Violation>) {
        violations.extend(
            turned_exhausts(self.planes())
                .iter()
                .filter_map(|cell| Some(Violation::ExhaustDirection { cell, points: self.get(cell)?.exhaust()? })),
        );
    }

    /// LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8.
    fn blocked_outlets(&self, violations: &mut Vec<Violation>) {
        let Planes { muzzle, exhaust, nozzle, .. } = self.planes();
        for (outlet, plane) in [(Outlet::Exhaust, exhaust), (Outlet::Muzzle, muzzle), (Outlet::Nozzle, nozzle)] {
            for side in Side::ALL {
                let blocked = self.blocked(plane, side);
                violations.extend(blocked.iter().filter_map(|cell| self.blocked_at(outlet, cell, side)));
            }
        }
    }

    fn blocked(&self, outlets: &BySide<CellSet>, side: Side) -> CellSet {
        *outlets.on(side) & self.board().surface().shift(self.occupied(), side.opposite())
    }

    fn blocked_at(&self, outlet: Outlet, cell: Cell, side: Side) -> Option<Violation> {
        let by = self.board().surface().step(cell, side)?;
        Some(Violation::Blocked { outlet, cell, kind: self.get(cell)?.kind(), side, by })
    }

    /// LM-LEGAL-10.
    fn closed_cells(&self, violations: &mut Vec<Violation>) {
        let closed = self.occupied() - self.board().open();
        violations.extend(closed.iter().map(|cell| Violation::ClosedCell { cell }));
    }

    /// LM-LEGAL-9, LM-IVC-CHECK.
    fn ship_reports(&self, joints: &Joints, faulty: CellSet, violations: &mut Vec<Violation>) -> Vec<ShipReport> {
        let rule = if self.board().blueprint().marks().is_empty() { Rule::LmLegal9 } else { Rule::LmIvcCheck };
        let ships = self.board().numbered_ships();
        ships
            .map(|(ship, cells)| {
                let components = self.occupied() & cells;
                let pieces: Vec<CellSet> = joints.pieces_of(components).map(|piece| piece & components).collect();
                // max_by_key takes the last of equals, so the search runs backwards to keep the first
                let kept = pieces.iter().rev().max_by_key(|piece| piece.len());
                let cut_off = pieces.iter().filter(|&piece| Some(piece) != kept);
                violations.extend(cut_off.map(|&piece| Violation::CutOff { piece, ship, rule }));
                let count = u8::try_from(pieces.len()).unwrap_or(u8::MAX);
                ShipReport { cells, components, pieces: count, faulty: components & faulty }
            })
            .collect()
    }
}

/// LM-LEGAL-5: engines whose exhaust points anywhere but to the rear.
fn turned_exhausts(planes: &Planes) -> CellSet {
    planes.exhaust.front | planes.exhaust.right | planes.exhaust.left
}

/// LM-LEGAL-6, -7, -8: whether every exhaust, muzzle and nozzle has an empty cell before it.
#[inline]
fn outlets_free<W: Word>(planes: &Planes, shifts: &Shifts<W>) -> bool {
    let needed = Side::ALL
        .into_iter()
        .fold(W::ZERO, |needed, side| needed | shifts.toward(side, W::narrow(planes.outlets(side).bits())));
    needed & W::narrow(planes.occupied.bits()) == W::ZERO
}

/// Everything the ship check has to say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Report {
    /// Every broken rule, ordered by the component at fault, the first in reading order where there are several.
    pub violations: Vec<Violation>,
    /// All groups of components that hang together by legal joints, in the order of their first cells.
    pub pieces: Vec<CellSet>,
    /// The number of exposed connectors.
    pub exposed: u32,
    /// The verdict on each ship of the board, in the order of [`Board::ships`](crate::trucker::parts::board::Board::ships).
    pub ships: Vec<ShipReport>,
}

impl Report {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.violations.is_empty()
    }
}

/// One sentence a line; nothing for a legal layout.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.violations.iter().try_for_each(|violation| writeln!(f, "{}: {violation}", violation.rule()))
    }
}

/// The check of one ship of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShipReport {
    /// The open cells of the ship.
    pub cells: CellSet,
    /// Those with a component.
    pub components: CellSet,
    /// The number of pieces the components form.
    pub pieces: u8,
    /// The components that break another rule than that of the one piece.
    pub faulty: CellSet,
}

impl ShipReport {
    /// Whether the ship is in at most one piece and none of its components breaks a rule.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.pieces <= 1 && self.faulty.is_empty()
    }
}
