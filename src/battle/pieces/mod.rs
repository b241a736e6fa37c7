//! The components of the game: ships and their poses, races and powers, movement cards.

pub(crate) mod card;
pub(crate) mod no_such;
pub(crate) mod piece;
pub(crate) mod pose;
pub(crate) mod race;
pub(crate) mod set;
pub(crate) mod ship;
pub(crate) mod wing;
