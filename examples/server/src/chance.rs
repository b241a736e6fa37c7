//! Chance, from the operating system.

use getrandom::SysRng;
use getrandom::rand_core::UnwrapErr;
use starwright::dice::{Random, RandomSource};

/// Dice of the operating system.
pub type Dice = Random<UnwrapErr<SysRng>>;

/// Dice that nobody can foresee.
#[must_use]
pub const fn dice() -> Dice {
    Random::new(UnwrapErr(SysRng))
}

/// One of them, each equally likely.
pub fn one_of<T>(mut items: Vec<T>) -> Option<T> {
    let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
    let place = usize::try_from(dice().below(count)).ok()?;
    Some(items.swap_remove(place))
}
