//! Chance from a seed.

use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::rand_core::SeedableRng;

pub type Dice = Random<Pcg32>;

/// Dice that a seed decides.
pub fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
}
