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

extern crate alloc;

#[macro_use]
pub mod table;

pub mod battle;
pub mod dice;
#[cfg(feature = "serde")]
pub mod formats;
pub mod grid;
pub mod guide;
pub mod hex;
pub(crate) mod svg;
pub mod trucker;

/// The traits of the generators that [`dice::Random`] makes chance of, so that no second version of them is needed.
pub use rand_core;
