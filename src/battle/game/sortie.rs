//! A squadron's move under way: fighters in the air, yet to fire, yet to turn.

use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Ship;
use crate::hex::{Direction, Hex};
use crate::table::array_vec::ArrayVec;

/// A fighter in the air.
///
/// JSON: `{"id": 3, "from": [1, -2], "facing": 2, "to": [4, -2]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Airborne {
    /// Its number.
    pub id: PieceId,
    /// Where it lifted off.
    pub from: Hex,
    /// Where its bow points.
    pub facing: Direction,
    /// Where it lands, on or off the board; `None` for the elite, whose owner chooses when it lands (BBS-E1.2).
    pub to: Option<Hex>,
    /// The damage that the elite has survived; the elite has no `to`.
    pub damage: u8,
}

impl Airborne {
    pub(crate) const fn of(id: PieceId, ship: Ship, to: Option<Hex>) -> Self {
        Self { id, from: ship.at, facing: ship.facing, to, damage: ship.damage }
    }

    /// The ship as it lifted off.
    pub(crate) const fn ship(self) -> Ship {
        Ship { damage: self.damage, elite: self.to.is_none(), ..Ship::new(self.from, self.facing) }
    }
}

/// A fighter destroyed as it landed.
///
/// JSON: `{"id": 3, "at": [1, -2]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crash {
    /// Its number.
    pub id: PieceId,
    /// The hex of what it hit.
    pub at: Hex,
}

/// The move of the chosen squadron; empty outside steps 2 to 4 of a turn (BBS-15).
///
/// JSON: `{"airborne": [], "ordered": false, "ready": [3], "turning": [], "elite": null, "crashed": []}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sortie {
    /// The fighters in the air, ascending or in the order that their owner chose.
    pub airborne: ArrayVec<Airborne, 6>,
    /// Whether the owner has chosen the landing order.
    pub ordered: bool,
    /// The fighters that have yet to fire.
    pub ready: Pieces,
    /// The fighters that may yet turn.
    pub turning: Pieces,
    /// The elite, if it has yet to take its facing (BBS-E1.3).
    pub elite: Option<PieceId>,
    /// The fighters destroyed as they landed, while they may still blow up (BBS-E3.4).
    pub crashed: ArrayVec<Crash, 6>,
}

impl Sortie {
    /// No move under way.
    pub const NONE: Self = Self {
        airborne: ArrayVec::new(),
        ordered: false,
        ready: Pieces::EMPTY,
        turning: Pieces::EMPTY,
        elite: None,
        crashed: ArrayVec::new(),
    };

    /// BBS-R5: who comes down next without a question: in a named order the first, otherwise the first fighter that has its
    /// final hex for itself among those in the air.
    pub(crate) fn next(&self) -> Option<Airborne> {
        let mut fliers = self.airborne.iter();
        if self.ordered { fliers.next() } else { fliers.find(|&flier| self.is_alone(flier)) }
    }

    /// BBS-R5: the fighters among which the owner picks the next to come down: all that end on the hex of the first of them.
    pub(crate) fn contenders(&self) -> impl Iterator<Item = Airborne> + '_ {
        self.airborne.first().into_iter().flat_map(|first| self.bound_for(first.to))
    }

    fn is_alone(&self, flier: Airborne) -> bool {
        flier.to.is_none_or(|_| self.bound_for(flier.to).count() == 1)
    }

    fn bound_for(&self, to: Option<Hex>) -> impl Iterator<Item = Airborne> + '_ {
        self.airborne.iter().filter(move |flier| flier.to == to)
    }

    /// BBS-32: drops the fighters that are neither on the board nor in the air.
    pub(crate) fn prune(&mut self, aboard: Pieces) {
        if self.ready.is_empty() && self.turning.is_empty() && self.elite.is_none() {
            return;
        }
        let mut present = aboard;
        self.airborne.iter().for_each(|flier| present.insert(flier.id));
        self.ready = self.ready.and(present);
        self.turning = self.turning.and(present);
        self.elite = self.elite.filter(|&elite| present.contains(elite));
    }
}
