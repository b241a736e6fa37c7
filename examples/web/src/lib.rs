//! starwright for JavaScript: what is asked and answered is JSON in the forms of the crate.
//!
//! Every function returns one of `{"ok": …}`, `{"refusal": …}` (a rule refuses; the refusal's own form, with `says` beside) and
//! `{"unreadable": "…"}` (what was given means nothing). The package `js/` makes typed functions of them.

mod answer;
mod ships;

#[cfg(feature = "games")]
mod bots;
#[cfg(feature = "games")]
mod deal;
#[cfg(feature = "games")]
mod games;

pub use ships::{board, catalogue, ship, svg_style, tile};
#[cfg(feature = "games")]
pub use {deal::deal, games::Table};
