//! Dice from a seed.

use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;

/// The generator of chance; its form holds its state.
pub type Generator = Pcg32;

/// A seeded generator.
pub fn generator(seed: u64) -> Generator {
    Pcg32::seed_from_u64(seed)
}

/// Seeded dice.
pub fn dice(seed: u64) -> Random<Generator> {
    Random::new(generator(seed))
}
