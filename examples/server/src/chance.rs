//! Random numbers from the operating system.

use getrandom::SysRng;
use getrandom::rand_core::UnwrapErr;
use starwright::dice::{Random, RandomSource};

/// Dice that use the operating system's random numbers.
pub type Dice = Random<UnwrapErr<SysRng>>;

/// Dice that nobody can predict.
#[must_use]
pub const fn dice() -> Dice {
    Random::new(UnwrapErr(SysRng))
}

/// One of the items, each equally likely.
pub fn one_of<T>(mut items: Vec<T>) -> Option<T> {
    let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
    let place = usize::try_from(dice().below(count)).ok()?;
    Some(items.swap_remove(place))
}
