//! Every case below this folder, and the examples as programs.

#[cfg(feature = "serde")]
#[path = "../table/border.rs"]
mod border;
#[cfg(feature = "serde")]
mod borders;
mod build_off;
#[cfg(feature = "serde")]
mod client;
#[cfg(feature = "serde")]
#[path = "../../examples/judge/compare.rs"]
mod compare;
#[cfg(feature = "serde")]
mod every_case;
mod example;
#[cfg(feature = "serde")]
mod inspect;
#[cfg(feature = "serde")]
mod judge;
mod kept;
#[cfg(feature = "serde")]
mod lines;
#[cfg(feature = "serde")]
mod manners;
mod meteor_swarm;
#[cfg(feature = "serde")]
mod mutants;
#[cfg(feature = "serde")]
#[path = "../table/mutator.rs"]
mod mutator;
mod programs;
#[cfg(feature = "serde")]
mod seeds;
