//! A layout as text: in one line, and drawn with characters or as a scalable picture; sentences about it in the words of its
//! board.

pub(crate) mod drawing;
pub mod notation;
mod scene;
#[cfg(feature = "svg")]
pub mod svg;
pub(crate) mod told;
