//! A layout as text: in one line, and drawn with characters or as a scalable picture.

pub(crate) mod drawing;
pub mod notation;
mod scene;
pub(in crate::trucker) use scene::title::{Part, Title, Unsure};
#[cfg(feature = "svg")]
pub mod svg;
