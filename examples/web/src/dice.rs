//! Chance from a seed.

use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;

/// What chance is drawn from; its form holds how far it was drawn.
pub type Generator = Pcg32;

/// A generator that a seed decides.
pub fn generator(seed: u64) -> Generator {
    Pcg32::seed_from_u64(seed)
}

/// Dice that a seed decides.
pub fn dice(seed: u64) -> Random<Generator> {
    Random::new(generator(seed))
}
