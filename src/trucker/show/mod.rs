//! Layouts as one line of text, text drawings and SVG pictures.

pub(crate) mod drawing;
pub mod notation;
mod scene;
pub(in crate::trucker) use scene::title::{Part, Title, Unsure};
#[cfg(feature = "svg")]
pub mod svg;
