//! Advice on building: how good a layout is, where a component is best put, and how the tiles at hand go together best.

pub(crate) mod build_weights;
pub(crate) mod changes;
mod merit;
pub(crate) mod placing;
pub(crate) mod plan;
