//! Adjustable weights for what makes a good ship.

use crate::trucker::parts::board::Board;

/// The weights of a builder: the worth of each quality and how much of it is enough, for all ships of a board together.
///
/// Weights are relative to each other. Start from [`BuildWeights::of`] a board and change what you like.
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
    /// Per component in the largest piece of its ship.
    pub component: i32,
    /// Per component outside it, which may be lost at the ship check (LM-LEGAL-9).
    pub loose: i32,
    /// Per exposed connector (LM-LEGAL-4); they matter for stardust, small meteors and the best-looking ship.
    pub exposed: i32,
    /// Per credit of the premium (LM-TORUS-4).
    pub premium: i32,
    /// Per cell of the weak spot, on boards with a premium (LM-TORUS-4).
    pub gap: i32,
    /// Greatest engine points, per ship (LM-FLEET-16).
    pub engines: Weight,
    /// Greatest cannon half points (LM-FLEET-16).
    pub cannons: Weight,
    /// Places for humans.
    pub crew: Weight,
    /// Battery tokens.
    pub tokens: Weight,
    /// Slots of holds.
    pub goods: Weight,
    /// Slots of special holds, in addition (BG-GOODS-1).
    pub special: Weight,
    /// Sides covered by shields, per ship (LM-ATTACK-6, LM-FLEET-12).
    pub sides: Weight,
    /// Alien colours, purple and brown, with a cabin that can house them (LM-LEGAL-13).
    pub aliens: Weight,
    /// Open cells next to a connector, where building can continue.
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

/// The weight of a quality.
///
/// JSON: `{"worth": 14, "enough": 6}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weight {
    /// The worth of each one until there are enough; beyond that a quarter.
    pub worth: i32,
    /// The number that is enough.
    pub enough: u32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Weight { worth, enough });

impl Weight {
    /// The value of a number where `share` ships share what is enough, rounded up.
    pub(super) fn of(self, number: u32, share: u32) -> i64 {
        let enough = self.enough.div_ceil(share.max(1));
        let worth = i64::from(self.worth);
        let more = i64::from(number.saturating_sub(enough));
        worth * i64::from(number.min(enough)) + worth * more / 4
    }
}

impl BuildWeights {
    /// Weights for the start of building on a board; more open cells raise what is enough.
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

    /// The same with this many tiles still to come: the fewer, the less open ways are worth, and the more exposed connectors
    /// matter.
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
