//! Dice: a [`Die`], where dice come from, and nothing hidden.
//!
//! The crate never rolls by itself. Whoever needs a die takes it from a [`Dice`]: [`Random`] wraps any `rand_core`
//! generator, [`Typed`] hands out dice that people rolled on a table.
//!
//! ```
//! use starwright::dice::{Dice, Die, Typed};
//!
//! let mut table = Typed::new([Die::Three, Die::Six]);
//! assert_eq!(table.roll(), Ok(Die::Three));
//! assert_eq!(table.roll(), Ok(Die::Six));
//! assert!(table.roll().is_err());
//! ```

use alloc::collections::VecDeque;
use core::fmt;

use rand_core::Rng;

/// One six-sided die as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub enum Die {
    /// The face 1.
    One = 1,
    /// The face 2.
    Two = 2,
    /// The face 3.
    Three = 3,
    /// The face 4.
    Four = 4,
    /// The face 5.
    Five = 5,
    /// The face 6.
    Six = 6,
}

impl Die {
    /// The six faces, lowest first.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number on top, 1 to 6.
    #[must_use]
    pub const fn face(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face().fmt(f)
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.face()
    }
}

impl TryFrom<u8> for Die {
    type Error = NotADie;

    fn try_from(face: u8) -> Result<Self, NotADie> {
        Self::ALL.into_iter().find(|die| die.face() == face).ok_or(NotADie { face })
    }
}

/// A number that no die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {face}")]
pub struct NotADie {
    /// The number given.
    pub face: u8,
}

/// A die was asked for and there was none left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("one more die is needed and none is left")]
pub struct OutOfDice;

/// All 36 throws of two dice in order, each as likely as any other; the second die runs fastest.
pub fn pairs() -> impl Iterator<Item = [Die; 2]> {
    Die::ALL.into_iter().flat_map(|first| Die::ALL.map(|second| [first, second]))
}

/// What two dice add up to, 2 to 12, each sum with the number of the 36 throws that make it.
///
/// ```
/// assert!(starwright::dice::sums().any(|outcome| outcome == (7, 6)));
/// assert_eq!(starwright::dice::sums().map(|(_, ways)| ways).sum::<u32>(), 36);
/// ```
pub fn sums() -> impl Iterator<Item = (u8, u32)> {
    (2..=12).map(|sum: u8| (sum, 6 - u32::from(sum.abs_diff(7))))
}

/// A source of dice.
pub trait Dice {
    /// The next die.
    ///
    /// # Errors
    /// [`OutOfDice`] if the source has no more of them; [`Random`] always has.
    fn roll(&mut self) -> Result<Die, OutOfDice>;
}

/// Dice rolled by people, handed out in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    left: VecDeque<Die>,
}

impl Typed {
    /// Dice in the order they were rolled.
    pub fn new(dice: impl IntoIterator<Item = Die>) -> Self {
        Self { left: dice.into_iter().collect() }
    }

    /// How many dice have not been asked for.
    #[must_use]
    pub fn left(&self) -> usize {
        self.left.len()
    }
}

impl Dice for Typed {
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        self.left.pop_front().ok_or(OutOfDice)
    }
}

/// Dice and shuffles from a random number generator of the caller's.
///
/// The same generator state gives the same dice on every platform: a die takes `next_u32`, rejects values from
/// 4 294 967 292 on, and shows the rest of the division by six, plus one.
///
/// ```
/// use rand_core::SeedableRng;
/// use starwright::dice::{Dice, Die, Random};
///
/// let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
/// let die: Die = dice.roll()?;
/// assert!((1..=6).contains(&die.face()));
/// # Ok::<(), starwright::dice::OutOfDice>(())
/// ```
#[derive(Clone, Debug)]
pub struct Random<R> {
    rng: R,
}

impl<R: Rng> Random<R> {
    /// Takes dice from `rng`.
    pub const fn new(rng: R) -> Self {
        Self { rng }
    }

    /// A uniform number below `bound`; 0 for a bound of 0. It ends with any generator: after 128 rejected values the next
    /// is taken as it is.
    pub fn below(&mut self, bound: u32) -> u32 {
        let Some(rest) = u32::MAX.checked_rem(bound) else { return 0 };
        // 2^32 is one more than u32::MAX, so the last whole multiple of `bound` ends here:
        let last = u32::MAX - (rest + 1) % bound;
        let mut value = self.rng.next_u32();
        // half of all values pass at the least, so only a generator that is stuck needs so many
        for _ in 0..128 {
            if value <= last {
                break;
            }
            value = self.rng.next_u32();
        }
        value % bound
    }

    /// Puts `items` in a uniformly random order (Fisher–Yates, from the last place down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let Ok(bound) = u32::try_from(place + 1) else { return };
            items.swap(place, self.below(bound) as usize);
        }
    }
}

impl<R: Rng> Dice for Random<R> {
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        Ok(match self.below(6) {
            0 => Die::One,
            1 => Die::Two,
            2 => Die::Three,
            3 => Die::Four,
            4 => Die::Five,
            _ => Die::Six,
        })
    }
}
