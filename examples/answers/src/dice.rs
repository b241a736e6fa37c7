//! Dice from a seed.

use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;

/// The generator of chance; its form holds its state.
pub type Generator = Pcg32;

/// A seeded generator.
#[must_use]
pub fn generator(seed: u64) -> Generator {
    Pcg32::seed_from_u64(seed)
}

/// Dice from a generator.
pub type Dice = Random<Generator>;

/// Seeded dice.
#[must_use]
pub fn dice(seed: u64) -> Dice {
    Random::new(generator(seed))
}
