//! The edge rule: whether two facing edges may meet and join, for two edges or all contacts of a board.
//!
//! The rule works on bits: each bit of a word is a contact, and two bitboards describe each of its edges. The same code checks
//! whole boards, a component against a board, and two single edges.

use crate::grid::word::Word;
use crate::trucker::parts::component::Connector;
use crate::trucker::rules::Rule;

/// The edges on one side of many contacts: where they join a single, and where a double; a universal joins both, a smooth edge
/// neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::trucker) struct Edge<W> {
    pub(in crate::trucker) single: W,
    pub(in crate::trucker) double: W,
}

impl<W: Word> Edge<W> {
    /// The edges shifted to the cells of their contacts.
    #[inline]
    pub(in crate::trucker) fn brought(self, bring: impl Fn(W) -> W) -> Self {
        Self { single: bring(self.single), double: bring(self.double) }
    }

    /// The same edge at every contact.
    #[inline]
    pub(in crate::trucker) fn everywhere(connector: Connector) -> Self {
        let all = |bit: u8| if connector.prongs() & bit == 0 { W::ZERO } else { !W::ZERO };
        Self { single: all(Connector::Single.prongs()), double: all(Connector::Double.prongs()) }
    }

    #[inline]
    pub(in crate::trucker) fn connector(self) -> W {
        self.single | self.double
    }
}

/// Many contacts of two edges each.
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Contact<W> {
    near: Edge<W>,
    far: Edge<W>,
    /// Where two components touch.
    touching: W,
    /// Where the splice runs between them.
    splice: W,
}

impl<W: Word> Contact<W> {
    #[inline]
    pub(in crate::trucker) fn new(near: Edge<W>, far: Edge<W>, touching: W, splice: W) -> Self {
        Self { near, far, touching, splice }
    }

    /// LM-LEGAL-1, LM-SPLICE-2: where a legal joint holds the two together.
    #[inline]
    pub(in crate::trucker) fn joined(&self) -> W {
        self.fitting() & !(self.splice & self.differing())
    }

    /// LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2: where a connector faces a component without joining it.
    #[inline]
    pub(in crate::trucker) fn refused(&self) -> W {
        self.touching & (self.near.connector() | self.far.connector()) & !self.joined()
    }

    #[inline]
    fn fitting(&self) -> W {
        (self.near.single & self.far.single) | (self.near.double & self.far.double)
    }

    #[inline]
    fn differing(&self) -> W {
        (self.near.single ^ self.far.single) | (self.near.double ^ self.far.double)
    }
}

impl Connector {
    /// Whether the two connectors join away from a splice (LM-LEGAL-1); across it they must also be identical (LM-SPLICE-2).
    #[must_use]
    pub fn joins(self, other: Self) -> bool {
        lone(self, other, false).joined() != 0
    }
}

/// The rule that two edges break when they face each other, on the splice or elsewhere; none if they may.
pub(in crate::trucker) fn broken_rule(near: Connector, far: Connector, on_splice: bool) -> Option<Rule> {
    let contact = lone(near, far, on_splice);
    match (contact.refused(), contact.near.connector() & contact.far.connector(), contact.fitting()) {
        (0, _, _) => None,
        (_, 0, _) => Some(Rule::LmLegal3),
        (_, _, 0) => Some(Rule::LmLegal2),
        _ => Some(Rule::LmSplice2),
    }
}

/// The contact of two single edges; all its bits are equal.
fn lone(near: Connector, far: Connector, on_splice: bool) -> Contact<u64> {
    let splice = if on_splice { u64::MAX } else { 0 };
    Contact::new(Edge::everywhere(near), Edge::everywhere(far), u64::MAX, splice)
}
