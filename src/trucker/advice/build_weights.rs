//! What a good ship has, in numbers that a builder can change.

use crate::trucker::parts::board::Board;

/// What a builder wants of a ship: what each thing is worth, and of how much it is enough, for all ships of a board together.
///
/// Values have no unit but each other. A builder with a taste of his own writes it over [`BuildWeights::of`] a board.
///
/// ```
/// use starwright::trucker::{Board, BuildWeights, Class, Weight};
///
/// let usual = BuildWeights::of(&Board::new(Class::II));
/// let racer = BuildWeights { engines: Weight { worth: 2 * usual.engines.worth, enough: 12 }, ..usual };
/// assert!(racer.engines.enough > usual.engines.enough);
/// ```
///
/// JSON:
/// ```json
/// {"component": 4, "loose": -12, "exposed": -5, "premium": -10, "gap": -2, "engines": {"worth": 14, "enough": 6},
///  "cannons": {"worth": 8, "enough": 12}, "crew": {"worth": 13, "enough": 12}, "tokens": {"worth": 7, "enough": 9},
///  "goods": {"worth": 7, "enough": 12}, "special": {"worth": 5, "enough": 5}, "sides": {"worth": 16, "enough": 4},
///  "aliens": {"worth": 14, "enough": 2}, "ways": {"worth": 20, "enough": 9}}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BuildWeights {
    /// Every component in the largest piece of its ship.
    pub component: i32,
    /// Every component outside it, which the ship check may cost (LM-LEGAL-9).
    pub loose: i32,
    /// Every exposed connector (LM-LEGAL-4): stardust, small meteors and the best-looking ship count them.
    pub exposed: i32,
    /// Every credit of the premium (LM-TORUS-4).
    pub premium: i32,
    /// Every cell of the weak spot where a premium is asked (LM-TORUS-4).
    pub gap: i32,
    /// Points of engines at most, of each ship (LM-FLEET-16).
    pub engines: Weight,
    /// Half points of cannons at most (LM-FLEET-16).
    pub cannons: Weight,
    /// Places for humans.
    pub crew: Weight,
    /// Battery tokens.
    pub tokens: Weight,
    /// Slots of holds.
    pub goods: Weight,
    /// Slots of special holds, besides (BG-GOODS-1).
    pub special: Weight,
    /// Sides that a shield covers, of each ship (LM-ATTACK-6, LM-FLEET-12).
    pub sides: Weight,
    /// Colours of aliens, purple and brown, that a cabin is ready for (LM-LEGAL-13).
    pub aliens: Weight,
    /// Open cells next to a connector: what is left to build goes there.
    pub ways: Weight,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(BuildWeights {
    component,
    loose,
    exposed,
    premium,
    gap,
    engines,
    cannons,
    crew,
    tokens,
    goods,
    special,
    sides,
    aliens,
    ways
});

/// What things of a sort are worth.
///
/// JSON: `{"worth": 14, "enough": 6}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weight {
    /// Each of them, until there are enough; each one more is worth a quarter of it.
    pub worth: i32,
    /// How many are enough.
    pub enough: u32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Weight { worth, enough });

impl Weight {
    /// What so many are worth where `share` ships share what is enough, rounded up.
    pub(super) fn of(self, number: u32, share: u32) -> i64 {
        let enough = self.enough.div_ceil(share.max(1));
        let worth = i64::from(self.worth);
        let more = i64::from(number.saturating_sub(enough));
        worth * i64::from(number.min(enough)) + worth * more / 4
    }
}

impl BuildWeights {
    /// The aims for ships of a board that are only begun: the more cells are open, the more is enough.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let cells = board.open().len();
        let want = |worth, cells_each: u32| Weight { worth, enough: cells.div_ceil(cells_each) };
        Self {
            component: 4,
            loose: -12,
            exposed: -5,
            premium: -10,
            gap: -2,
            engines: want(14, 6),
            cannons: want(8, 3),
            crew: want(13, 3),
            tokens: want(7, 4),
            goods: want(7, 3),
            special: want(5, 8),
            sides: Weight { worth: 16, enough: 4 * board.ships().len().try_into().unwrap_or(1) },
            aliens: Weight { worth: 14, enough: 2 },
            ways: want(20, 4),
        }
    }

    /// The same when so many of all tiles are still to come: the fewer, the less are ways to go on worth, and the more does an
    /// exposed connector matter.
    #[must_use]
    pub fn with_left(self, left: u32, all: u32) -> Self {
        let all = i32::try_from(all).unwrap_or(i32::MAX).max(1);
        let left = i32::try_from(left).unwrap_or(i32::MAX).min(all);
        let part =
            |value: i32, of: i32| i32::try_from(i64::from(value) * i64::from(of) / i64::from(all)).unwrap_or(value);
        let ways = Weight { worth: part(self.ways.worth, left), ..self.ways };
        Self { exposed: part(self.exposed, all - left), ways, ..self }
    }
}
