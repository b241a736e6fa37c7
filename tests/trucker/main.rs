//! Properties and examples of the Galaxy Trucker half, most of them against the naive oracle.

#[path = "../oracle/mod.rs"]
mod oracle;
mod support;

mod aboard;
mod battery;
mod boarding;
mod boards;
mod catalogue;
mod check;
mod components;
mod grid;
mod joints;
mod pairs;
mod strength;
mod symmetry;
