//! The content shared by text drawings and SVG pictures.

pub(super) mod faults;
pub(super) mod ground;
pub(super) mod joints;
pub(super) mod label;
pub(super) mod sign;
pub(super) mod title;
pub(super) mod ways;
