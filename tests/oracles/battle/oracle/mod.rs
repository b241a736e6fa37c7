//! A slow, plain second implementation of Battle Beyond Space, hex by hex, to check the crate against.
//!
//! It is written from the numbered rules alone and uses nothing of the crate. It panics on invalid input.

pub(crate) mod answer;
pub(crate) mod asteroid;
pub(crate) mod blast;
pub(crate) mod board;
pub(crate) mod capital;
pub(crate) mod cards;
pub(crate) mod elite;
pub(crate) mod fire;
pub(crate) mod harm;
pub(crate) mod hex;
pub(crate) mod landing;
pub(crate) mod play;
pub(crate) mod poses;
pub(crate) mod resurrect;
pub(crate) mod rulings;
pub(crate) mod score;
pub(crate) mod script;
pub(crate) mod shield;
pub(crate) mod sortie;
pub(crate) mod state;
pub(crate) mod targets;
pub(crate) mod timing;
