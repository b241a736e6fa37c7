#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), no_std)]
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
#[cfg(test)]
extern crate self as starwright;

pub mod battle;
pub mod dice;
pub mod grid;
pub mod hex;
pub mod trucker;
