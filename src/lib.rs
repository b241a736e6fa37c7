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
        reason = "some items are used only by features that are off"
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

/// The generator traits that [`dice::Random`] takes, re-exported so that versions match.
pub use rand_core;
