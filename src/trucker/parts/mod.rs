//! Components, the real tiles, and boards.

pub(crate) mod blueprint;
pub(crate) mod board;
pub(crate) mod build_error;
pub mod catalogue;
pub(crate) mod component;
pub(crate) mod names;
pub(crate) mod round_card;
pub(crate) mod unreadable;
