//! Joints between components, the pieces they form, and exposed connectors.

use core::ops::BitOr;

use crate::grid::word::Word;
use crate::grid::{Cell, CellSet, Paths, Shifts, Side, Surface};
use crate::trucker::ship::contact::{Contact, Edge};
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::outline::Outline;
use crate::trucker::ship::shape::Shape;

/// The legal joints of a layout at one moment (LM-LEGAL-1; an illegal joint joins nothing, LM-R8).
///
/// ```
/// use starwright::grid::{Cell, Side};
/// use starwright::trucker::{Board, Class, Component, Kind, Layout};
///
/// let mut layout = Layout::new(Board::new(Class::IIIC));
/// let strut = Component::new(Kind::Structural, "0303".parse()?, Side::Front)?;
/// layout.place(Cell::new(0, 0)?, strut)?;
/// layout.place(Cell::new(5, 0)?, strut)?; // the left edge meets the right edge
/// assert!(layout.joints().joined(Cell::new(0, 0)?, Side::Left));
/// assert_eq!(layout.joints().pieces().count(), 1);
/// assert_eq!(layout.exposed_connectors(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joints {
    surface: Surface,
    occupied: CellSet,
    /// Cells joined to their right neighbour.
    right: CellSet,
    /// Cells joined to their rear neighbour.
    rear: CellSet,
}

impl Joints {
    /// Whether the component on `cell` is joined to its neighbour on `side`.
    #[must_use]
    pub fn joined(&self, cell: Cell, side: Side) -> bool {
        self.on(side).contains(cell)
    }

    /// The cells joined to their neighbour on `side`.
    #[must_use]
    pub fn on(&self, side: Side) -> CellSet {
        match side {
            Side::Right => self.right,
            Side::Rear => self.rear,
            Side::Left => self.surface.shift(self.right, Side::Right),
            Side::Front => self.surface.shift(self.rear, Side::Rear),
        }
    }

    /// The components joined to a component on any of `cells`.
    #[must_use]
    pub fn neighbours(&self, cells: CellSet) -> CellSet {
        Side::ALL
            .into_iter()
            .map(|side| self.surface.shift(cells & self.on(side), side))
            .fold(CellSet::EMPTY, CellSet::bitor)
    }

    /// The piece with the component on `cell`; empty for an empty cell.
    #[must_use]
    pub fn piece_at(&self, cell: Cell) -> CellSet {
        self.piece(CellSet::of(cell))
    }

    /// All pieces, in the order of their first cells (LM-LEGAL-9).
    pub fn pieces(&self) -> impl Iterator<Item = CellSet> {
        self.pieces_of(self.occupied)
    }

    /// The pieces that have a component on `cells`.
    pub fn pieces_of(&self, cells: CellSet) -> impl Iterator<Item = CellSet> {
        let joints = *self;
        let mut left = cells & self.occupied;
        core::iter::from_fn(move || {
            let piece = joints.piece(left.first()?.into());
            left -= piece;
            Some(piece)
        })
    }

    /// The joints that remain when these cells are emptied; removing components never makes a joint.
    #[must_use]
    pub fn without(&self, gone: CellSet) -> Self {
        Self {
            surface: self.surface,
            occupied: self.occupied - gone,
            right: self.right - gone - self.surface.shift(gone, Side::Left),
            rear: self.rear - gone - self.surface.shift(gone, Side::Front),
        }
    }

    fn piece(&self, seed: CellSet) -> CellSet {
        let seed = (seed & self.occupied).bits();
        if self.surface.is_narrow() {
            CellSet::from_bits(self.links::<u64>().piece(u64::narrow(seed)).into_u128())
        } else {
            CellSet::from_bits(self.links::<u128>().piece(seed))
        }
    }

    fn links<W: Word>(&self) -> Links<W> {
        Links { shifts: self.surface.shifts(), right: W::narrow(self.right.bits()), rear: W::narrow(self.rear.bits()) }
    }
}

/// # Joints and exposed connectors
impl Layout {
    /// The joints of the layout.
    #[must_use]
    pub fn joints(&self) -> Joints {
        if self.board().surface().is_narrow() { self.joints_in::<u64>() } else { self.joints_in::<u128>() }
    }

    fn joints_in<W: Word>(&self) -> Joints {
        let surface = self.board().surface();
        let contacts = Contacts::<W>::of(&Outline::of(self.board()), &self.packed().shape());
        Joints {
            surface,
            occupied: self.occupied(),
            right: CellSet::from_bits(contacts.right.joined().into_u128()),
            rear: CellSet::from_bits(contacts.rear.joined().into_u128()),
        }
    }

    /// The components with an exposed connector on `side`: one that faces an empty cell, a closed cell or the outside
    /// (LM-LEGAL-4).
    #[must_use]
    pub fn exposed(&self, side: Side) -> CellSet {
        let exposed = if self.board().surface().is_narrow() {
            self.exposed_in::<u64>(side).into_u128()
        } else {
            self.exposed_in::<u128>(side)
        };
        CellSet::from_bits(exposed)
    }

    fn exposed_in<W: Word>(&self, side: Side) -> W {
        let (shape, shifts) = (self.packed().shape::<W>(), self.board().surface().shifts::<W>());
        shape.exposed(side, shifts.toward(side.opposite(), shape.occupied))
    }

    /// The number of exposed connectors (LM-LEGAL-4).
    #[must_use]
    pub fn exposed_connectors(&self) -> u32 {
        if self.board().surface().is_narrow() { self.exposed_number::<u64>() } else { self.exposed_number::<u128>() }
    }

    fn exposed_number<W: Word>(&self) -> u32 {
        let (shape, shifts) = (self.packed().shape::<W>(), self.board().surface().shifts::<W>());
        let exposed = |side: Side| shape.exposed(side, shifts.toward(side.opposite(), shape.occupied));
        Side::ALL.into_iter().map(|side| exposed(side).count()).sum()
    }
}

/// Every contact of two components on a board; cells stand for the first of the two.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Contacts<W> {
    right: Contact<W>,
    rear: Contact<W>,
}

impl<W: Word> Contacts<W> {
    #[inline]
    pub(in crate::trucker) fn of(outline: &Outline<W>, shape: &Shape<W>) -> Self {
        let contact = |near: Edge<W>, far: Edge<W>, splice: W, back: Side| {
            let pull = |set: W| outline.shifts.toward(back, set);
            Contact::new(near, far.brought(pull), shape.occupied & pull(shape.occupied), splice)
        };
        let edges = &shape.edges;
        Self {
            right: contact(edges.right, edges.left, outline.left_of_splice, Side::Left),
            rear: contact(edges.rear, edges.front, W::ZERO, Side::Front),
        }
    }

    /// The contacts of components with their neighbours to the right or to the rear.
    #[inline]
    pub(in crate::trucker) fn on(&self, side: Side) -> &Contact<W> {
        if side.is_along_column() { &self.rear } else { &self.right }
    }

    #[inline]
    pub(in crate::trucker) fn links(&self, shifts: Shifts<W>) -> Links<W> {
        Links { shifts, right: self.right.joined(), rear: self.rear.joined() }
    }
}

/// Which neighbours are linked, by a joint or by something else; cells stand for the first of the two.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Links<W> {
    pub(in crate::trucker) shifts: Shifts<W>,
    pub(in crate::trucker) right: W,
    pub(in crate::trucker) rear: W,
}

impl<W: Word> Links<W> {
    /// The links of these cells with each other.
    #[inline]
    pub(in crate::trucker) fn within(&self, cells: W) -> Self {
        let right = self.right & cells & self.shifts.left(cells);
        let rear = self.rear & cells & self.shifts.front(cells);
        Self { shifts: self.shifts, right, rear }
    }

    /// What is linked to a cell of `set`.
    #[inline]
    pub(in crate::trucker) fn beside(&self, set: W) -> W {
        self.shifts.right(set & self.right)
            | self.shifts.left(set) & self.right
            | self.shifts.rear(set & self.rear)
            | self.shifts.front(set) & self.rear
    }

    /// All that is connected to `seed`.
    #[inline]
    pub(in crate::trucker) fn piece(&self, seed: W) -> W {
        self.paths().piece(seed)
    }

    /// The links, ready for flooding.
    #[inline]
    pub(in crate::trucker) fn paths(&self) -> Paths<W> {
        Paths::new(&self.shifts, self.right, self.rear)
    }
}
