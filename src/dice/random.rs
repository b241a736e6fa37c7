//! Random numbers, dice and shuffles that never run out.

use alloc::boxed::Box;

use rand_core::Rng;

use crate::dice::{Dice, Die, OutOfDice};

/// A source of uniform random numbers, dice and shuffles. [`Random`] implements it for any random number generator; implement it
/// for your own source.
///
/// The same numbers give the same dice and the same order on every platform. `Box<dyn RandomSource>` and `&mut C` implement it
/// too; functions that take `&mut impl RandomSource` accept a `&mut &mut dyn RandomSource`.
///
/// ```
/// use starwright::dice::{Random, RandomSource};
/// use starwright::rand_core::SeedableRng;
///
/// let mut chance: Box<dyn RandomSource> = Box::new(Random::new(rand_pcg::Pcg32::seed_from_u64(7)));
/// let mut races = ["Dreckach", "Earthers", "Valkyries"];
/// chance.shuffle(&mut races);
/// assert!((1..=6).contains(&chance.die().face()));
/// ```
pub trait RandomSource {
    /// A uniform number below `bound`; 0 for a bound of 0.
    fn below(&mut self, bound: u32) -> u32;

    /// A die: one more than a number below six.
    fn die(&mut self) -> Die {
        match self.below(6) {
            0 => Die::One,
            1 => Die::Two,
            2 => Die::Three,
            3 => Die::Four,
            4 => Die::Five,
            _ => Die::Six,
        }
    }

    /// Puts `items` in a uniformly random order (Fisher–Yates, from the last place down).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for place in (1..items.len()).rev() {
            let Ok(bound) = u32::try_from(place + 1) else { return };
            // a custom source may return a number that is not below the bound
            items.swap(place, (self.below(bound) as usize).min(place));
        }
    }
}

impl<C: RandomSource + ?Sized> RandomSource for &mut C {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }

    fn die(&mut self) -> Die {
        (**self).die()
    }
}

impl<C: RandomSource + ?Sized> RandomSource for Box<C> {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }

    fn die(&mut self) -> Die {
        (**self).die()
    }
}

/// [`RandomSource`] and [`Dice`] from any random number generator that implements [`rand_core::Rng`].
///
/// The same generator state gives the same numbers on every platform: a number below a bound draws `next_u32`, rejects values at
/// or above the largest multiple of the bound (for a die, 4 294 967 292), and returns the remainder modulo the bound. It
/// terminates with any generator: after 128 rejections the next value is accepted.
///
/// ```
/// use starwright::dice::{Dice, Die, Random};
/// use starwright::rand_core::SeedableRng;
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

impl<R> Random<R> {
    /// A source that draws from `rng`.
    pub const fn new(rng: R) -> Self {
        Self { rng }
    }
}

impl<R: Rng> RandomSource for Random<R> {
    fn below(&mut self, bound: u32) -> u32 {
        let Some(rest) = u32::MAX.checked_rem(bound) else { return 0 };
        // 2^32 is one more than u32::MAX, so the last whole multiple of `bound` ends here:
        let last = u32::MAX - (rest + 1) % bound;
        let mut value = self.rng.next_u32();
        // at least half of all values pass, so only a broken generator needs that many tries
        for _ in 0..128 {
            if value <= last {
                break;
            }
            value = self.rng.next_u32();
        }
        value % bound
    }
}

impl<R> Dice for Random<R>
where
    Self: RandomSource,
{
    fn roll(&mut self) -> Result<Die, OutOfDice> {
        Ok(self.die())
    }
}
