//! All that the ship check reads of a ship.

use crate::grid::word::Word;
use crate::grid::{BySide, Side};
use crate::trucker::parts::component::{Connector, Edges, Pointing};
use crate::trucker::ship::contact::Edge;

/// The number of words.
pub(in crate::trucker) const WORDS: usize = 14;

/// The components of a ship as the check sees them, one bit a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::trucker) struct Shape<W> {
    pub(in crate::trucker) occupied: W,
    pub(in crate::trucker) edges: BySide<Edge<W>>,
    /// The components that need the cell on that side empty (LM-LEGAL-6, -7, -8).
    pub(in crate::trucker) outlets: BySide<W>,
    /// The engines whose exhaust points anywhere but to the rear (LM-LEGAL-5).
    pub(in crate::trucker) turned: W,
}

impl<W> Shape<W> {
    #[inline]
    pub(in crate::trucker) fn from_words(words: [W; WORDS]) -> Self {
        let [occupied, f1, f2, r1, r2, b1, b2, l1, l2, front, right, rear, left, turned] = words;
        let edge = |single, double| Edge { single, double };
        let edges = BySide { front: edge(f1, f2), right: edge(r1, r2), rear: edge(b1, b2), left: edge(l1, l2) };
        Self { occupied, edges, outlets: BySide { front, right, rear, left }, turned }
    }

    #[inline]
    pub(in crate::trucker) fn into_words(self) -> [W; WORDS] {
        let Self { occupied, edges, outlets, turned } = self;
        let BySide { front: f, right: r, rear: b, left: l } = edges;
        let BySide { front, right, rear, left } = outlets;
        [
            occupied, f.single, f.double, r.single, r.double, b.single, b.double, l.single, l.double, front, right,
            rear, left, turned,
        ]
    }
}

impl Shape<u64> {
    /// No component.
    pub(in crate::trucker) const EMPTY: Self = {
        let edge = Edge { single: 0, double: 0 };
        let edges = BySide { front: edge, right: edge, rear: edge, left: edge };
        Self { occupied: 0, edges, outlets: BySide { front: 0, right: 0, rear: 0, left: 0 }, turned: 0 }
    };
}

impl<W> Shape<W> {
    /// Builds each word from the same word of other shapes.
    #[inline]
    pub(in crate::trucker) fn each(read: impl Fn(fn(&Shape<u64>) -> u64) -> W) -> Self {
        Self::from_words([
            read(|shape| shape.occupied),
            read(|shape| shape.edges.front.single),
            read(|shape| shape.edges.front.double),
            read(|shape| shape.edges.right.single),
            read(|shape| shape.edges.right.double),
            read(|shape| shape.edges.rear.single),
            read(|shape| shape.edges.rear.double),
            read(|shape| shape.edges.left.single),
            read(|shape| shape.edges.left.double),
            read(|shape| shape.outlets.front),
            read(|shape| shape.outlets.right),
            read(|shape| shape.outlets.rear),
            read(|shape| shape.outlets.left),
            read(|shape| shape.turned),
        ])
    }
}

impl<W: Word> Shape<W> {
    /// Puts a component where there is none yet.
    #[inline]
    pub(in crate::trucker) fn add(&mut self, place: W, edges: Edges, pointing: Pointing) {
        let add = |word: &mut W| *word = *word | place;
        add(&mut self.occupied);
        for side in Side::ALL {
            let (edge, prongs) = (self.edges.on_mut(side), edges.on(side).prongs());
            if prongs & Connector::Single.prongs() != 0 {
                add(&mut edge.single);
            }
            if prongs & Connector::Double.prongs() != 0 {
                add(&mut edge.double);
            }
        }
        for side in pointing.outlets {
            add(self.outlets.on_mut(side));
        }
        if pointing.exhaust.is_some_and(|side| side != Side::Rear) {
            add(&mut self.turned);
        }
    }

    /// The components on these cells and no others.
    #[inline]
    pub(in crate::trucker) fn within(self, cells: W) -> Self {
        Self::from_words(self.into_words().map(|word| word & cells))
    }

    /// LM-LEGAL-4: the components with an exposed connector on `side`, given those with a component beside them there.
    #[inline]
    pub(in crate::trucker) fn exposed(&self, side: Side, beside: W) -> W {
        self.edges.on(side).connector() & !beside
    }
}
