//! Answers to messages in JSON: what the bindings of starwright have in common.
//!
//! Every question gets an [`Answer`], which [`said`] writes as one of `{"ok": …}`, `{"refusal": …}` (a rule refuses; the
//! refusal's own form, plus `says`) and `{"unreadable": "…"}` (the input is malformed). `examples/web` and `examples/c` say them to
//! JavaScript and C. `examples/python` has values of its own instead of JSON, and shares what is done with them: what is dealt, thrown,
//! drawn and paid.

#![forbid(unsafe_code)]

mod answer;

#[cfg(feature = "bots")]
pub mod bots;
#[cfg(feature = "games")]
mod cards;
#[cfg(feature = "games")]
mod chance;
#[cfg(feature = "games")]
pub mod deal;
#[cfg(any(feature = "games", feature = "bots"))]
pub mod dice;
#[cfg(feature = "games")]
pub mod games;
#[cfg(feature = "judge")]
#[path = "../../judge/kinds/mod.rs"]
mod judge;
#[cfg(feature = "games")]
mod own;
#[cfg(feature = "ships")]
pub mod ships;

pub use answer::{Answer, Json, Problem, Question, read, said, unreadable};
#[cfg(feature = "judge")]
pub use judge::answered as judged;
#[cfg(feature = "games")]
pub use {cards::card, chance::Chance, deal::deal};
