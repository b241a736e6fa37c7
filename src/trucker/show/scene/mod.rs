//! What is shown where, whichever pen draws it: the text drawing and the scalable picture share it.

pub(super) mod faults;
pub(super) mod ground;
pub(super) mod joints;
pub(super) mod label;
pub(super) mod sign;
pub(super) mod title;
pub(super) mod ways;
