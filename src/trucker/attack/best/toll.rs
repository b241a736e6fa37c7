//! The cost of a hit for a ship that keeps its best piece.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::impact::Impact;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::parts::component::Colour;
use crate::trucker::ship::joints::Joints;

/// A fleet before a hit, and what it is worth to its owner.
#[derive(Clone, Copy)]
pub(super) struct Scales<'a> {
    fleet: &'a Fleet,
    values: &'a LossWeights,
    joints: Joints,
    /// LM-R52.
    any_piece: bool,
}

/// What a hit costs one ship.
#[derive(Clone, Copy)]
pub(super) struct Toll {
    pub(super) loss: u64,
    /// The components that are lost, cut off ones included.
    pub(super) lost: CellSet,
    /// The first cell of the piece kept, if there is more than one.
    pub(super) keep: Option<Cell>,
}

impl<'a> Scales<'a> {
    pub(super) fn new(fleet: &'a Fleet, values: &'a LossWeights, any_piece: bool) -> Self {
        Self { fleet, values, joints: fleet.layout().joints(), any_piece }
    }

    /// The cost to one ship of destroyed components, after it has paid tokens. Of equally valuable pieces it keeps the one whose
    /// first cell comes first.
    pub(super) fn toll(&self, ship: CellSet, destroyed: CellSet, paid: u32) -> Toll {
        if destroyed.is_empty() {
            return Toll { loss: self.values.tokens(paid), lost: CellSet::EMPTY, keep: None };
        }
        let left = ship - destroyed;
        let joints = self.joints.without(destroyed);
        let manned = left & self.fleet.aboard().manned();
        let may_keep = |piece: &CellSet| self.any_piece || manned.is_empty() || !manned.is_disjoint(*piece);
        let whole = joints.pieces_of(left).next().is_none_or(|piece| piece == left);
        let pieces = joints.pieces_of(left).filter(may_keep);
        let kept = pieces.map(|piece| (self.loss(ship, piece, &joints, paid), piece));
        let (loss, piece) = kept
            .reduce(|best, next| if next.0 < best.0 { next } else { best })
            .unwrap_or_else(|| (self.loss(ship, CellSet::EMPTY, &joints, paid), CellSet::EMPTY));
        Toll { loss, lost: ship - piece, keep: piece.first().filter(|_| !whole) }
    }

    /// The cost if only this piece of a ship remains. Tokens are paid from lost components where possible.
    fn loss(&self, ship: CellSet, piece: CellSet, joints: &Joints, paid: u32) -> u64 {
        let (aboard, lost) = (self.fleet.aboard(), ship - piece);
        let components = lost.iter().filter_map(|cell| self.fleet.get(cell));
        let components: u64 = components.map(|component| self.values.of(component.kind())).sum();
        let gone = aboard.within(lost | self.forsaken(piece, joints));
        let tokens = aboard.batteries(ship);
        let tokens = tokens - aboard.batteries(piece).min(tokens - paid);
        let manned = aboard.manned() & ship;
        let stranded = !manned.is_empty() && manned.is_disjoint(piece);
        components
            + self.values.aboard_but_tokens(&gone)
            + self.values.tokens(tokens)
            + if stranded { self.values.ship.into() } else { 0 }
    }

    /// The aliens on a piece who have lost their life support (BG-CREW-1).
    fn forsaken(&self, piece: CellSet, joints: &Joints) -> CellSet {
        let aboard = self.fleet.aboard();
        let aliens = Colour::ALL.into_iter().filter_map(|colour| aboard.alien(colour));
        let rooms = &self.fleet.layout().planes().rooms;
        let supported = |cell: Cell, colour| {
            let support = rooms.life_support(colour) & piece;
            joints.neighbours(support).contains(cell)
        };
        let here = aliens.filter(|&(cell, _)| piece.contains(cell));
        here.filter(|&(cell, alien)| !supported(cell, alien.colour())).map(|(cell, _)| cell).collect()
    }
}

/// # Advice
impl Impact {
    /// For every broken ship whose owner has not decided, the first cell of the piece with the least loss by these weights, the
    /// first of equals; pass it to [`keep`](Impact::keep) (LM-LEGAL-12).
    #[must_use]
    pub fn best_pieces(&self, values: &LossWeights) -> Vec<Cell> {
        let scales = Scales::new(self.before(), values, self.any_piece());
        let before = self.before();
        let toll = self.broken().map(|broken| {
            let ship = before.board().ships_around(broken.ship.components) & before.layout().occupied();
            scales.toll(ship, ship - broken.ship.components, 0)
        });
        toll.filter_map(|toll| toll.keep).collect()
    }
}
