//! A squadron's move under way: who is still in the air, who has yet to fire and to turn.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::hex::Hex;
use crate::table::few::Few;

/// A fighter in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Flier {
    pub(crate) piece: PieceId,
    /// The ship as it lifted off.
    pub(crate) ship: Ship,
    /// Where it comes down; the elite's owner chooses that when it does (BBS-E1.2).
    pub(crate) to: Option<Hex>,
}

/// The state of the chosen squadron; empty outside steps 2 to 4 of a turn (BBS-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sortie {
    /// The fighters in the air, ascending or in the order their owner named.
    pub(crate) airborne: Few<Flier, 6>,
    /// Whether the owner has named the order of landing.
    pub(crate) ordered: bool,
    /// The fighters that have yet to fire.
    pub(crate) ready: Pieces,
    /// The fighters that may yet turn.
    pub(crate) turning: Pieces,
    /// The elite, if it has yet to take its facing (BBS-E1.3).
    pub(crate) elite: Option<PieceId>,
    /// The fighters destroyed where they came down, with those hexes, for as long as they may blow up (BBS-E3.4).
    pub(crate) crashed: Few<(PieceId, Hex), 6>,
}

impl Sortie {
    pub(crate) const NONE: Self = Self {
        airborne: Few::new(),
        ordered: false,
        ready: Pieces::EMPTY,
        turning: Pieces::EMPTY,
        elite: None,
        crashed: Few::new(),
    };

    /// BBS-R5: who comes down next without a question: in a named order the first, otherwise the first fighter that has its
    /// final hex for itself among those in the air.
    pub(crate) fn next(&self) -> Option<Flier> {
        let mut fliers = self.airborne.iter();
        if self.ordered { fliers.next() } else { fliers.find(|&flier| self.is_alone(flier)) }
    }

    /// BBS-R5: the fighters among which the owner picks the next to come down: all that end on the hex of the first of them.
    pub(crate) fn contenders(&self) -> impl Iterator<Item = Flier> + '_ {
        self.airborne.first().into_iter().flat_map(|first| self.bound_for(first.to))
    }

    fn is_alone(&self, flier: Flier) -> bool {
        flier.to.is_none_or(|_| self.bound_for(flier.to).count() == 1)
    }

    fn bound_for(&self, to: Option<Hex>) -> impl Iterator<Item = Flier> + '_ {
        self.airborne.iter().filter(move |flier| flier.to == to)
    }

    /// BBS-32: drops the fighters that are neither on the board nor in the air.
    pub(crate) fn prune(&mut self, aboard: Pieces) {
        let mut present = aboard;
        self.airborne.iter().for_each(|flier| present.insert(flier.piece));
        self.ready = self.ready.and(present);
        self.turning = self.turning.and(present);
        self.elite = self.elite.filter(|&elite| present.contains(elite));
    }
}
