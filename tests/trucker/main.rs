//! Properties and examples of the Galaxy Trucker half, most of them against the naive oracle.

#[path = "../oracle/mod.rs"]
mod oracle;
mod support;

mod boards;
mod catalogue;
mod check;
mod components;
mod drawing;
mod fits;
mod grid;
mod insurance;
mod joints;
mod notation;
mod pairs;
mod symmetry;
mod wire;
