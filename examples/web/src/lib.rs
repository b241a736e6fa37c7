//! starwright for JavaScript: questions and answers are JSON in the forms of the crate.
//!
//! Every function returns one of `{"ok": …}`, `{"refusal": …}` (a rule refuses; the refusal's own form, plus `says`) and
//! `{"unreadable": "…"}` (the input is malformed). The package in `js/` wraps them in typed functions.

mod answer;

#[cfg(feature = "bots")]
mod bots;
#[cfg(feature = "games")]
mod cards;
#[cfg(feature = "games")]
mod deal;
#[cfg(any(feature = "games", feature = "bots"))]
mod dice;
#[cfg(feature = "games")]
mod games;
#[cfg(feature = "games")]
mod own;
#[cfg(feature = "ships")]
mod ships;

#[cfg(feature = "bots")]
pub use bots::advise;
#[cfg(feature = "ships")]
pub use ships::{board, catalogue, ship, svg_style, tile};
#[cfg(feature = "games")]
pub use {
    cards::card,
    deal::deal,
    games::{Table, picture, piece_name, tell},
};
