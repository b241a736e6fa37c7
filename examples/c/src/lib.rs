//! starwright for C: messages in JSON, as `examples/answers` answers them, across five functions.
//!
//! `border` is what C calls, and the only unsafe code. A `Context` holds the games of a program.

#![deny(unsafe_code)]

mod ask;
mod border;
mod context;

pub use border::{starwright_ask, starwright_close, starwright_free, starwright_open, starwright_version};
pub use context::Context;
