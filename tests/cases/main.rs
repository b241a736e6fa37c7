//! What a person runs: every case below this folder, and the examples.

#[cfg(feature = "serde")]
mod every_case;
#[cfg(feature = "serde")]
mod inspect;
mod meteor_swarm;
