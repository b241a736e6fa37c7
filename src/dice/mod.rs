//! Dice and where they come from.
//!
//! The crate never rolls by itself. Functions that need dice take [`Dice`], which may run out: [`Typed`] returns dice that people
//! rolled. Functions that need more than dice take [`RandomSource`], which never runs out. [`Random`] implements both, from any
//! `rand_core` generator.
//!
//! ```
//! use starwright::dice::{Dice, Die, Typed};
//!
//! let mut table = Typed::new([Die::Three, Die::Six]);
//! assert_eq!(table.roll(), Ok(Die::Three));
//! assert_eq!(table.roll(), Ok(Die::Six));
//! assert!(table.roll().is_err());
//! ```

mod random;

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use core::fmt;

pub use random::{Random, RandomSource};

/// The face of a six-sided die.
///
/// JSON: `6`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// The source has no more dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the dice have run out")]
pub struct OutOfDice;

/// All 36 equally likely throws of two dice in order; the second die varies fastest.
pub fn pairs() -> impl Iterator<Item = [Die; 2]> {
    Die::ALL.into_iter().flat_map(|first| Die::ALL.map(|second| [first, second]))
}

/// The sums of two dice, 2 to 12, each with how many of the 36 throws give it.
///
/// ```
/// assert!(starwright::dice::sums().any(|outcome| outcome == (7, 6)));
/// assert_eq!(starwright::dice::sums().map(|(_, ways)| ways).sum::<u32>(), 36);
/// ```
pub fn sums() -> impl Iterator<Item = (u8, u32)> {
    (2..=12).map(|sum: u8| (sum, 6 - u32::from(sum.abs_diff(7))))
}

/// A source of dice. `Box<dyn Dice>` and `&mut D` are sources too.
pub trait Dice {
    /// The next die.
    ///
    /// # Errors
    /// [`OutOfDice`] if the source has no more of them; [`Random`] always has.
    fn roll(&mut self) -> Result<Die, OutOfDice>;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        (**self).roll()
    }
}

impl<D: Dice + ?Sized> Dice for Box<D> {
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        (**self).roll()
    }
}

/// Dice rolled by people, returned in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    left: VecDeque<Die>,
}

impl Typed {
    /// Dice in the order they were rolled.
    pub fn new(dice: impl IntoIterator<Item = Die>) -> Self {
        Self { left: dice.into_iter().collect() }
    }

    /// The number of dice left.
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
