//! A layout as text: in one line, and drawn; sentences about it in the words of its board.

pub(crate) mod drawing;
pub mod notation;
pub(crate) mod told;
