//! Which components a ship prefers to keep in a tie.

use core::cmp::Ordering;

use crate::grid::CellSet;
use crate::grid::word::Word;
use crate::trucker::parts::component::Kind;
use crate::trucker::ship::layout::Layout;

/// The priority of components: starting cabins, then other cabins for humans, then all else, each in reading order. A ship without
/// a human gives up before the first card (LM-LAUNCH-1).
#[derive(Clone, Copy)]
pub(super) struct Precedence<W> {
    pub(super) starting: W,
    pub(super) cabins: W,
}

impl<W: Word> Precedence<W> {
    pub(super) fn of(layout: &Layout) -> Self {
        let cabins = layout.planes().rooms.humans.cells();
        let is_starting = |&cell: &_| layout.get(cell).is_some_and(|cabin| cabin.kind() == Kind::StartingCabin);
        let starting: CellSet = cabins.iter().filter(is_starting).collect();
        Self { starting: W::narrow(starting.bits()), cabins: W::narrow(cabins.bits()) }
    }

    /// The component of these with the highest priority.
    pub(super) fn first(self, of: W) -> W {
        let narrower = [self.starting & of, self.cabins & of].into_iter().find(|&cells| cells != W::ZERO);
        narrower.unwrap_or(of).lowest()
    }
}

impl Layout {
    /// The piece that counts as the ship if there are several (LM-LEGAL-9): the largest, of equals the one with the component of
    /// the highest priority.
    pub(in crate::trucker) fn main_piece(&self, pieces: impl IntoIterator<Item = CellSet>) -> Option<CellSet> {
        pieces.into_iter().reduce(|main, piece| if self.outranks(piece, main) { piece } else { main })
    }

    fn outranks(&self, piece: CellSet, other: CellSet) -> bool {
        match piece.len().cmp(&other.len()) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                let first = Precedence::<u128>::of(self).first(piece.bits() | other.bits());
                first & piece.bits() != 0
            }
        }
    }
}
