//! Exact odds, in throws of the 36 equally likely throws of two dice.
//!
//! For an attack that needs only one die, each face counts six times.

use alloc::vec::Vec;
use core::fmt;

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Side};
use crate::trucker::attack::Attack;
use crate::trucker::attack::aim::Aim;
use crate::trucker::attack::aim_error::AimError;
use crate::trucker::attack::ground::Next;
use crate::trucker::attack::lines::Lines;
use crate::trucker::attack::wanted::Wanted;
use crate::trucker::ship::layout::Layout;

const THROWS: u8 = 36;

/// A probability, as a number of the 36 throws of two dice.
///
/// JSON: `5`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Probability(u8);

impl Probability {
    /// The number of all throws.
    pub const THROWS: u32 = THROWS as u32;

    /// The number of throws, 0 to 36.
    #[must_use]
    pub fn throws(self) -> u32 {
        self.0.into()
    }

    /// A probability of some throws of 36; `None` above 36.
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn of(throws: u32) -> Option<Self> {
        if throws <= Self::THROWS { u8::try_from(throws).ok().map(Self) } else { None }
    }

    fn add(&mut self, throws: u8) {
        self.0 = self.0.saturating_add(throws);
    }
}

/// Prints `5/36`.
impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0, Self::THROWS)
    }
}

impl Aim {
    /// The possible outcomes of the dice still to roll, each once, with its probability (LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4,
    /// LM-TORUS-7). The probabilities add up to 36/36.
    ///
    /// ```
    /// use starwright::grid::Side;
    /// use starwright::trucker::{Board, Class};
    ///
    /// let odds = Board::new(Class::IC).aim(Side::Front)?.odds();
    /// let from_front = odds.iter().filter(|(lines, _)| lines.from() == Side::Front);
    /// assert!(from_front.clone().all(|(_, chance)| chance.throws() == 6));
    /// assert_eq!((from_front.count(), odds.len()), (4, 16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn odds(self) -> Vec<(Lines, Probability)> {
        let mut odds: Vec<(Lines, Probability)> = Vec::new();
        for (from, starts, throws) in self.outcomes() {
            let lines = self.ground().lines(from, starts);
            match odds.iter_mut().find(|(known, _)| *known == lines) {
                Some((_, chance)) => chance.add(throws),
                None => odds.push((lines, Probability(throws))),
            }
        }
        odds
    }

    /// The side and the starting cells of the lines for all throws, with numbers of throws that add up to 36; an outcome may be
    /// listed twice. Two dice that are added are grouped by their sum.
    fn outcomes(&self) -> impl Iterator<Item = (Side, CellSet, u8)> {
        let (ground, from, wanted) = (self.ground(), self.from(), self.wanted());
        let (sums, firsts) = if wanted == Wanted::First { (11, 0) } else { (0, Die::ALL.len()) };
        let by_sum = (0..).take(sums).map(move |sum: u8| (ground.called(from, sum), 6 - sum.abs_diff(5)));
        let by_die = Die::ALL.into_iter().take(firsts).flat_map(move |first| {
            let next = ground.next(from, wanted, first);
            let (seconds, throws) = if matches!(next, Next::Lines { .. }) { (1, 6) } else { (6, 1) };
            Die::ALL.into_iter().take(seconds).map(move |second| match next {
                Next::Lines { .. } => (next, throws),
                Next::Die { from, wanted } => (ground.next(from, wanted, second), throws),
            })
        });
        by_sum.chain(by_die).filter_map(|(next, throws)| match next {
            Next::Lines { from, starts } => Some((from, starts, throws)),
            Next::Die { .. } => None,
        })
    }
}

/// How likely each component of a layout is to be struck.
///
/// JSON: `{"struck": [{"at": [2, 3], "chance": 5}], "miss": 31}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeatMap {
    struck: [Probability; Cell::COUNT],
    miss: Probability,
}

impl HeatMap {
    /// The probability that the component on that cell is struck; 0 for an empty cell. A duplicated attack may strike two
    /// components (LM-SPLICE-4), so these and [`miss`](Self::miss) may add up to more than 36.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Probability {
        self.struck.get(cell.index()).copied().unwrap_or_default()
    }

    /// The probability that nothing is struck.
    #[must_use]
    pub const fn miss(&self) -> Probability {
        self.miss
    }

    /// The cells that may be struck, with their probabilities, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Probability)> {
        CellSet::rectangle(u8::MAX, u8::MAX).iter().zip(self.struck).filter(|(_, chance)| chance.0 > 0)
    }

    /// The map of these chances.
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn with(struck: impl IntoIterator<Item = (Cell, Probability)>, miss: Probability) -> Self {
        let mut map = Self { struck: [Probability::default(); Cell::COUNT], miss };
        for (cell, chance) in struck {
            if let Some(place) = map.struck.get_mut(cell.index()) {
                *place = chance;
            }
        }
        map
    }

    /// Adds throws that strike all these components together.
    fn add(&mut self, struck: CellSet, throws: u8) {
        if struck.is_empty() {
            self.miss.add(throws);
        }
        self.strike(struck, throws);
    }

    /// Sets all throws: each listed component is struck by one, and the rest miss.
    fn add_apart(&mut self, struck: impl Iterator<Item = CellSet>) {
        let mut hits = 0;
        for struck in struck {
            self.strike(struck, 1);
            hits += struck.len();
        }
        self.miss.add(u8::try_from(hits).map_or(0, |hits| THROWS.saturating_sub(hits)));
    }

    fn strike(&mut self, struck: CellSet, throws: u8) {
        for cell in struck {
            if let Some(chance) = self.struck.get_mut(cell.index()) {
                chance.add(throws);
            }
        }
    }
}

/// # Odds of an attack
impl Layout {
    /// How likely an attack from that side is to strike each component, if no ship moves (LM-ATTACK-2).
    ///
    /// # Errors
    /// [`AimError`] if the dice cannot call lines of this board.
    pub fn heat_map(&self, from: Side) -> Result<HeatMap, AimError> {
        let mut map = HeatMap { struck: [Probability::default(); Cell::COUNT], miss: Probability::default() };
        let aim = self.board().aim(from)?;
        if let Some(starts) = aim.ground().aimed_once() {
            map.add_apart(self.struck_apart(from, starts));
        } else {
            for (from, starts, throws) in aim.outcomes() {
                map.add(self.struck_from(from, starts), throws);
            }
        }
        Ok(map)
    }

    /// The probability that an attack destroys something without any reaction (LM-R23): no thruster, cannon or shield.
    ///
    /// # Errors
    /// [`AimError`] if the dice cannot call lines of this board.
    pub fn damage_chance(&self, attack: Attack) -> Result<Probability, AimError> {
        let mut chance = Probability::default();
        for (from, starts, throws) in self.board().aim(attack.from)?.outcomes() {
            if !self.destroyed(attack.kind, from, self.struck_from(from, starts)).is_empty() {
                chance.add(throws);
            }
        }
        Ok(chance)
    }
}
