//! Advice on building: how good a layout is, the best place for a component, and plans for several tiles.

pub(crate) mod build_weights;
pub(crate) mod changes;
mod merit;
pub(crate) mod placing;
pub(crate) mod plan;
