//! A layout as text: in one line, and drawn.

pub(crate) mod drawing;
pub mod notation;
