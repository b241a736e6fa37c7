#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::float_arithmetic
)]
#![cfg_attr(
    not(all(feature = "trucker", feature = "battle", feature = "play", feature = "bots", feature = "svg")),
    allow(
        dead_code,
        unreachable_pub,
        unused_imports,
        unused_macros,
        clippy::upper_case_acronyms,
        reason = "some of what is left is there for what is left out"
    )
)]

extern crate alloc;

#[macro_use]
pub mod table;

#[cfg(feature = "battle")]
pub mod battle;
pub mod dice;
#[cfg(feature = "serde")]
pub mod formats;
pub mod grid;
pub mod guide;
pub mod hex;
#[cfg(feature = "svg")]
pub(crate) mod svg;
#[cfg(feature = "trucker")]
pub mod trucker;

/// The traits of the generators that [`dice::Random`] makes chance of, so that no second version of them is needed.
pub use rand_core;
