//! Battle Beyond Space.

pub mod action;
pub mod board;
pub mod card;
mod cards;
mod chart;
mod collide;
mod damage;
pub mod event;
mod few;
pub mod field;
pub mod fire;
mod game;
mod layouts;
pub mod piece;
mod pieces;
pub mod placement;
pub mod position;
pub mod race;
mod reach;
pub mod refusal;
pub mod rule;
pub mod save;
pub mod score;
pub mod seat;
pub mod setup;
mod sortie;
pub mod step;
mod turn;
pub mod view;
#[cfg(feature = "serde")]
mod wire;

pub use game::Game;
