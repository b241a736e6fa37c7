//! A layout as text: in one line, and drawn with characters or as a scalable picture.

pub(crate) mod drawing;
pub mod notation;
mod scene;
#[cfg(feature = "svg")]
pub mod svg;
